import { expect, test } from "vitest";
import { isOutcomeOf } from "./outcome.ts";

const anna = { email: "anna@firma.example" };
const jan = { email: "jan@firma.example" };

test.each([
	["a logged-in person's, to that person", true, anna, true],
	["a logged-in person's, to the next one at the computer", true, jan, false],
	["a logged-in person's, after the log-out", true, undefined, false],
	["a new person's, before the first log-in", false, undefined, true],
	["a new person's, after their log-in", false, anna, true],
	["a new person's, to somebody else", false, jan, false],
])("an outcome: %s", (_, isKnown, person, isShown) => {
	expect(isOutcomeOf({ ...anna, isKnown }, person)).toBe(isShown);
});
