import { expect, test } from "vitest";
import { type CodeAnswer, codeEffect, netAfterRise } from "./code-effect.ts";

const price = { packageCode: "STANDARD", listNetGrosz: 74_900, netGrosz: 59_920, grossGrosz: 73_702 };
const good: CodeAnswer = {
	isValid: true,
	reason: null,
	message: null,
	kind: "discount",
	percent: 20,
	usesLeft: null,
	validUntil: null,
	prices: [price],
};
const bad: CodeAnswer = { ...good, isValid: false, reason: "expired", message: "It has expired.", prices: [] };
const knownCode = (answer: CodeAnswer | null) => ({ code: "FINALCALL", answer });

test.each([
	["nothing typed", " ", knownCode(good), "STANDARD", { state: "none" }],
	["not asked yet", "finalcall", undefined, "STANDARD", { state: "unchecked" }],
	["another code was asked about", "finalcal", knownCode(good), "STANDARD", { state: "unchecked" }],
	["a failed request", "FINALCALL", knownCode(null), "STANDARD", { state: "unanswered" }],
	["refused", "FINALCALL", knownCode(bad), "STANDARD", { state: "refused", message: "It has expired." }],
	["for another package", "FINALCALL", knownCode(good), "EXPO", { state: "elsewhere", prices: [price] }],
	[
		"good",
		" finalcall ",
		knownCode(good),
		"STANDARD",
		{ state: "applied", price, isInvitation: false, percent: 20, validUntil: null },
	],
])("a code: %s", (_, typed, answer, packageCode, effect) => {
	expect(codeEffect(typed, answer, packageCode)).toEqual(effect);
});

const RISE = "2025-05-05T00:00:00+02:00";
const applied = (answer: Partial<CodeAnswer>) => codeEffect("FINALCALL", knownCode({ ...good, ...answer }), "STANDARD");
const free = { kind: "invitation", percent: 100, prices: [{ ...price, netGrosz: 0, grossGrosz: 0 }] } as const;
test.each([
	["without a code it is the list price", 87_900, undefined, 87_900],
	["of a constant price", null, applied({}), null],
	["with 20 % off", 87_900, applied({}), 70_320],
	["with an invitation, which stays free", 87_900, applied({ ...free, prices: [...free.prices] }), null],
	["with a code that ends before", 87_900, applied({ validUntil: "2025-05-04T21:00:00Z" }), 87_900],
	["with a code that ends later", 87_900, applied({ validUntil: "2025-05-31T21:59:59Z" }), 70_320],
	["with a refused code", 87_900, applied({ isValid: false }), 87_900],
])("the price after the rise: %s", (_, next, effect, net) => {
	expect(netAfterRise(next, effect, RISE)).toBe(net);
});
