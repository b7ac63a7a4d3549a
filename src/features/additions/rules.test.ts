import { describe, expect, test } from "vitest";
import type { RegistrationStatus } from "../account/me-contract.ts";
import type { OptionKind } from "../options/contract.ts";
import { addText } from "./names.ts";
import { addableKinds, additionRefusal } from "./rules.ts";

const now = new Date("2025-04-30T10:00:00Z");

test.each<[RegistrationStatus, boolean, string, string | undefined]>([
	["confirmed", true, "2025-06-07T16:00:00Z", undefined],
	["reserved", true, "2025-06-07T16:00:00Z", "isUnpaid"],
	["cancelled", true, "2025-06-07T16:00:00Z", "isCancelled"],
	["confirmed", false, "2025-06-07T16:00:00Z", "isClosed"],
	["confirmed", true, "2025-04-30T10:00:00Z", "isOver"],
])("a %s registration, open: %s, until %s, is refused as %s", (status, allowRegistration, end, reason) => {
	const one = { status, allowRegistration, endsAt: new Date(end), isChanging: false };
	expect(additionRefusal(one, now)).toBe(reason);
	expect(additionRefusal({ ...one, isChanging: true }, now)).toBe(reason ?? "isChanging");
});

describe("the link to additions", () => {
	const left = (...kinds: OptionKind[]) => kinds.map((kind) => ({ kind, isAvailable: true }));
	test.each([
		[left("lunch", "tshirt", "delivery"), [], "Dodaj lunch lub koszulkę", "Add lunch or a T-shirt"],
		[left("lunch", "tshirt", "giftbag"), [], "Dodaj lunch, koszulkę…", "Add lunch, a T-shirt…"],
		[left("delivery"), [{ kind: "giftbag" as const, isPaid: true }], "Dodaj wysyłkę", "Add delivery"],
	])("names the first two kinds: %#", (options, taken, pl, en) => {
		const kinds = addableKinds(options, taken);
		expect([addText("pl", kinds), addText("en", kinds)]).toEqual([pl, en]);
	});
	test("is missing for sold-out options, and for a delivery without a parcel", () =>
		expect(addableKinds([{ kind: "lunch", isAvailable: false }, ...left("delivery")], [])).toEqual([]));
});
