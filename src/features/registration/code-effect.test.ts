import { expect, test } from "vitest";
import { type CodeAnswer, codeEffect } from "./code-effect.ts";

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
	["another was asked about", "finalcal", knownCode(good), "STANDARD", { state: "unchecked" }],
	["asked in vain", "FINALCALL", knownCode(null), "STANDARD", { state: "unanswered" }],
	["refused", "FINALCALL", knownCode(bad), "STANDARD", { state: "refused", message: "It has expired." }],
	["for another package", "FINALCALL", knownCode(good), "EXPO", { state: "elsewhere", prices: [price] }],
	["good", " finalcall ", knownCode(good), "STANDARD", { state: "applied", price, isInvitation: false, percent: 20 }],
])("a code: %s", (_, typed, answer, packageCode, effect) => {
	expect(codeEffect(typed, answer, packageCode)).toEqual(effect);
});
