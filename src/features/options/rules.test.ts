import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { polishPostCode } from "../../kit/address/post-code.ts";
import { combineParts, parsed } from "../../kit/contract/refine.ts";
import { type OptionKind, optionSelection, type SentSelection } from "./contract.ts";
import { additionsPart, optionsPart } from "./form-parts.ts";
import {
	addableOptions,
	additionErrors,
	chosenOptions,
	includedKinds,
	offeredOptions,
	optionErrors,
	type TakenOption,
	wantedKinds,
} from "./rules.ts";
import { refusals, soldOutText } from "./texts.ts";

const option = (kind: OptionKind, netGrosz = 5000) => ({
	objectId: kind.length,
	kind,
	netGrosz,
	vatRate: 23,
	choices: kind === "tshirt" ? ["S", "M"] : [],
});
const all = (["delivery", "giftbag", "tshirt", "afterparty", "lunch"] as const).map((kind) => option(kind));
const address = {
	deliveryFirstName: "Anna",
	deliveryLastName: "Maj",
	deliveryStreet: "Lniana 1/2",
	deliveryPostCode: "38 400",
	deliveryCity: "Krosno",
};

const read = (selection: SentSelection) => z.parse(optionSelection, selection);

describe("the options of a package", () => {
	test.each([
		["buys lunch", { lunch: "buy", afterparty: false }, false, "lunch 5000, afterparty 5000, tshirt 5000"],
		["has both", { lunch: "included", afterparty: true }, false, "lunch 0 incl, afterparty 0 incl, tshirt 5000"],
		["has no lunch to buy", { lunch: "none", afterparty: false }, false, "afterparty 5000, tshirt 5000"],
		["takes part online", { lunch: "included", afterparty: true }, true, "tshirt 5000"],
	] as const)("for a person who %s", (_, includes, isOnline, expected) => {
		const offered = offeredOptions(all, includes, isOnline).map(
			(one) => `${one.kind} ${one.netGrosz}${one.isIncluded ? " incl" : ""}`,
		);
		expect(offered.join(", ")).toBe(`${expected}, giftbag 5000, delivery 5000`);
	});
});

describe("the options of a registration", () => {
	const offered = offeredOptions(all, { lunch: "included", afterparty: true }, false);
	test("have size and address, in order; included ones are free", () => {
		const selection = { ...address, wantDelivery: true, tShirtChoice: " M ", wantLunch: true, wantGiftbag: false };
		expect(chosenOptions(offered, read(selection))).toMatchObject([
			{ kind: "lunch", netGrosz: 0, choice: null, delivery: null },
			{ kind: "tshirt", netGrosz: 5000, choice: "M" },
			{ kind: "delivery", delivery: { firstName: "Anna", postCode: "38-400", comment: "" } },
		]);
	});
	test("exclude absent, null and empty ones", () => {
		expect(wantedKinds(read({ wantLunch: null, tShirtChoice: "  ", wantGiftbag: false }))).toEqual([]);
		expect(chosenOptions(offered.slice(1), read({ wantLunch: true }))).toEqual([]);
	});
});

describe("errors", () => {
	const errorFields = (
		selection: object,
		more: { kinds?: OptionKind[]; isOnline?: boolean; included?: OptionKind[] } = {},
	) => {
		const kinds = more.kinds ?? ["lunch", "afterparty", "tshirt", "giftbag", "delivery"];
		const offered = all.filter((one) => kinds.includes(one.kind)).map((one) => ({ ...one, isIncluded: false }));
		const { included = [], isOnline = false } = more;
		return Object.keys(optionErrors(read(selection), { offered, included, isOnline }));
	};
	test.each([
		["nothing", {}, {}, []],
		["what is offered", { wantLunch: true, tShirtChoice: "M" }, {}, []],
		["what is not", { wantLunch: true, wantGiftbag: true }, { kinds: ["lunch"] }, ["wantGiftbag"]],
		["what the package has anyway", { wantLunch: true }, { kinds: [], included: ["lunch"] }, []],
		["a size that there is not", { tShirtChoice: "7" }, {}, ["tShirtChoice"]],
		["an empty parcel", { wantDelivery: true, ...address }, {}, ["wantDelivery"]],
		["a parcel", { wantGiftbag: true, wantDelivery: true, ...address }, {}, []],
		["a bag online, to be fetched", { wantGiftbag: true }, { isOnline: true }, ["wantDelivery"]],
		["a T-shirt online, to be fetched", { tShirtChoice: "M" }, { isOnline: true }, ["wantDelivery"]],
		["a bag online where nothing is sent", { wantGiftbag: true }, { isOnline: true, kinds: ["giftbag"] }, []],
		["a parcel to nowhere", { wantGiftbag: true, wantDelivery: true }, {}, Object.keys(address)],
		[
			"a foreign post code",
			{ wantGiftbag: true, wantDelivery: true, ...address, deliveryPostCode: "1010" },
			{},
			["deliveryPostCode"],
		],
		[
			"a long comment",
			{ wantGiftbag: true, wantDelivery: true, ...address, deliveryComment: "x".repeat(301) },
			{},
			["deliveryComment"],
		],
		["an address without delivery", { wantGiftbag: true, deliveryPostCode: "1010" }, {}, []],
	] as [string, object, object, string[]][])("in a request for %s: %o", (_, selection, more, fields) =>
		expect(errorFields(selection, more).sort()).toEqual(fields.toSorted()),
	);

	test("are messages about the field", () => {
		const offered = offeredOptions(all, { lunch: "none", afterparty: false }, true);
		const errorsOf = (selection: SentSelection) =>
			optionErrors(read(selection), { offered, included: [], isOnline: true });
		expect(errorsOf({ wantLunch: true, tShirtChoice: "7" })).toEqual({
			wantLunch: [refusals.notOffered],
			tShirtChoice: [refusals.size],
			wantDelivery: [refusals.mustDeliver],
		});
		expect(errorsOf({ wantGiftbag: true, wantDelivery: true, ...address, deliveryFirstName: " " })).toEqual({
			deliveryFirstName: [refusals.deliveryFirstName],
		});
	});

	test("are none if the form offers it", () => {
		const offer = {
			offered: offeredOptions(all, { lunch: "none", afterparty: false }, false),
			included: [],
			isOnline: false,
		};
		for (const part of [optionsPart(offer), additionsPart({ ...offer, taken: [] })]) {
			expect(parsed(combineParts(part), read({ wantGiftbag: true })).value?.options.map((one) => one.kind)).toEqual([
				"giftbag",
			]);
		}
	});
});

test.each([
	["00-950", "00-950"],
	[" 38400 ", "38-400"],
	["38 400", "38-400"],
	["384-00", undefined],
	["3840", undefined],
	["38-4000", undefined],
	["", undefined],
])("the post code %j is %j", (typed, code) => expect(polishPostCode(typed)).toBe(code));

test("included and sold-out options by name", () => {
	expect(includedKinds({ lunch: "buy", afterparty: false })).toEqual([]);
	expect(soldOutText(["lunch", "giftbag"]).en).toBe("Sold out: Lunch, Gift bag. Untick this extra and confirm again.");
});

describe("options to add to a registration", () => {
	const offered = offeredOptions(all, { lunch: "included", afterparty: false }, false);
	const paidOptions = (...kinds: OptionKind[]) => kinds.map((kind) => ({ kind, isPaid: true }));
	test.each<[string, TakenOption[], string]>([
		["nothing yet", [], "afterparty tshirt giftbag delivery"],
		["a T-shirt", paidOptions("tshirt"), "afterparty giftbag delivery"],
		["both that can be sent", paidOptions("tshirt", "giftbag"), "afterparty delivery"],
		["a parcel and its delivery", paidOptions("tshirt", "giftbag", "delivery"), "afterparty"],
		[
			"only what waits for its money",
			[{ kind: "tshirt", isPaid: false }, ...paidOptions("giftbag")],
			"afterparty delivery",
		],
	])("by who has %s, its price pays for lunch", (_, has, left) =>
		expect(
			addableOptions(offered, has)
				.map((one) => one.kind)
				.join(" "),
		).toBe(left),
	);
	test("exclude delivery without a parcel", () => {
		const bare = offered.filter((one) => !["tshirt", "giftbag"].includes(one.kind));
		expect(addableOptions(bare, []).map((one) => one.kind)).toEqual(["afterparty"]);
	});

	const selectionErrors = (selection: object, has: TakenOption[]) => {
		const left = addableOptions(offered, has);
		return additionErrors(read(selection), { offered: left, included: ["lunch"], isOnline: false, taken: has });
	};
	test.each<[string, object, TakenOption[], object]>([
		["what is left", { tShirtChoice: "M" }, [], {}],
		["what it has", { tShirtChoice: "M" }, paidOptions("tshirt"), { tShirtChoice: [refusals.isTaken] }],
		["what its price pays for", { wantLunch: true }, [], { wantLunch: [refusals.isIncluded] }],
		["the delivery of a bag that it has", { ...address, wantDelivery: true }, paidOptions("giftbag"), {}],
		[
			"the delivery of a bag that is not paid",
			{ ...address, wantDelivery: true },
			[{ kind: "giftbag", isPaid: false }],
			{ wantDelivery: [refusals.nothingToDeliver] },
		],
	])("and asking for %s", (_, selection, has, errors) => expect(selectionErrors(selection, has)).toEqual(errors));
});
