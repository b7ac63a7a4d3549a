import { expect, test } from "vitest";
import type { OptionKind } from "./contract.ts";
import { type ExtraValues, extraFields } from "./extra-fields.ts";
import { extrasIn } from "./extras.ts";

const noExtras = Object.fromEntries(
	Object.entries(extraFields).map(([name, { empty }]) => [name, empty]),
) as ExtraValues;
const all = (["lunch", "afterparty", "tshirt", "giftbag", "delivery"] as const).map((kind, index) => ({
	objectId: index,
	kind,
	netGrosz: 1000,
	vatRate: 23,
	isIncluded: false,
	choices: kind === "tshirt" ? ["S", "M"] : [],
}));
const without = (...kinds: OptionKind[]) => all.filter((one) => !kinds.includes(one.kind));
const everything = {
	...noExtras,
	wantLunch: true,
	wantAfterpartyTicket: true,
	tShirtChoice: "M",
	wantGiftbag: true,
	wantDelivery: true,
	deliveryStreet: "Lniana 1",
};

test.each([
	["all of it", everything, all, false, "lunch afterparty M bag sent"],
	["nothing that is not offered", everything, without("lunch", "giftbag"), false, "afterparty M sent"],
	["no size of another package", { ...everything, tShirtChoice: "XXL" }, all, false, "lunch afterparty bag sent"],
	["no delivery of nothing", everything, without("tshirt", "giftbag"), false, "lunch afterparty"],
	["no delivery where none is offered", everything, without("delivery"), true, "lunch afterparty M bag"],
	["what is fetched", { ...everything, wantDelivery: false }, all, false, "lunch afterparty M bag"],
	["delivery to who takes part online", { ...noExtras, wantGiftbag: true }, all, true, "bag sent"],
	["nothing", noExtras, all, true, ""],
])("%s is sent", (_, values, offered, isOnline, expected) => {
	const selection = extrasIn(values, offered, isOnline);
	const sentence = [
		selection.wantLunch && "lunch",
		selection.wantAfterpartyTicket && "afterparty",
		selection.tShirtChoice,
		selection.wantGiftbag && "bag",
		selection.wantDelivery && "sent",
	];
	expect(sentence.filter(Boolean).join(" ")).toBe(expected);
	expect(selection.deliveryStreet !== undefined).toBe(selection.wantDelivery);
});
