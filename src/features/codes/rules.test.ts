import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { type CodeRecord, codeRefusalOf, isCodeText, newCode, normalizedCode, priceWithCode } from "./rules.ts";

const now = new Date("2025-04-30T12:00:00+02:00");
const code = (values: Partial<CodeRecord> = {}): CodeRecord => ({
	kind: "discount",
	percent: 20,
	validFrom: null,
	validUntil: null,
	useLimit: null,
	used: 0,
	revokedAt: null,
	packageIds: [],
	...values,
});

test.each([" finalcall ", "FINALCALL", "FinalCall\t"])("%j is normalised to FINALCALL", (typed) =>
	expect(normalizedCode(typed)).toBe("FINALCALL"),
);

describe("codeRefusalOf", () => {
	const instant = (time: string) => new Date(`2025-04-30T${time}+02:00`);
	test.each<[string, CodeRecord | undefined, number | undefined, ReturnType<typeof codeRefusalOf>]>([
		["no such code", undefined, undefined, "unknown"],
		["always good", code(), 7, undefined],
		["from now", code({ validFrom: now }), undefined, undefined],
		["from a second later", code({ validFrom: instant("12:00:01") }), undefined, "notYet"],
		["until now, exclusive", code({ validUntil: now }), undefined, "expired"],
		["until a second later", code({ validUntil: instant("12:00:01") }), undefined, undefined],
		["one use left", code({ useLimit: 2, used: 1 }), undefined, undefined],
		["no use left", code({ useLimit: 2, used: 2 }), undefined, "usedUp"],
		["a limit of zero", code({ useLimit: 0 }), undefined, "usedUp"],
		["withdrawn", code({ revokedAt: now }), undefined, "revoked"],
		["for its package", code({ packageIds: [7, 8] }), 8, undefined],
		["for another package", code({ packageIds: [7, 8] }), 9, "otherPackage"],
		["for some package, none chosen", code({ packageIds: [7] }), undefined, undefined],
		["expired and used up", code({ validUntil: now, useLimit: 0 }), undefined, "expired"],
	])("%s", (_, facts, packageId, refusal) => expect(codeRefusalOf(facts, now, packageId)).toBe(refusal));
});

describe("priceWithCode", () => {
	it.each([
		["FINALCALL on Standard of 749 zł", 74_900, 20, 59_920],
		["half a grosz goes to the buyer", 5, 50, 2],
		["less than half a grosz does not", 4, 12, 4],
		["a full discount", 74_900, 100, 0],
		["a price of zero", 0, 20, 0],
	])("%s", (_, net, percent, left) => expect(priceWithCode(net, { kind: "discount", percent })).toBe(left));

	it("an invitation is free, whatever its percentage", () =>
		expect(priceWithCode(74_900, { kind: "invitation", percent: 1 })).toBe(0));

	it("is a whole number between zero and the price, within half a grosz of the exact value", () =>
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 1, max: 100 }), (net, percent) => {
				const left = priceWithCode(net, { kind: "discount", percent });
				expect(Number.isInteger(left)).toBe(true);
				expect(left).toBeGreaterThanOrEqual(0);
				expect(left).toBeLessThanOrEqual(net);
				expect(Math.abs((net - left) * 100 - net * percent)).toBeLessThanOrEqual(50);
			}),
		));
});

describe("isCodeText", () => {
	test.each(["A", "7", "Żuraw-2025_a.b", " FINALCALL ", `A${"-".repeat(38)}Z`])("%j is a code", (typed) =>
		expect(isCodeText(typed)).toBe(true),
	);

	test.each(["", "-A", "A-", "A B", "#A", "A#", "A#B", `A${"-".repeat(39)}Z`])("%j is no code", (typed) =>
		expect(isCodeText(typed)).toBe(false),
	);
});

test("a new code has fifteen random characters in groups of five", () => {
	const code = newCode(Uint8Array.from({ length: 20 }, (_, byte) => byte * 12));
	expect(code).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}-[A-Z2-9]{5}$/);
	expect(newCode(new Uint8Array(20))).not.toBe(code);
});
