import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findBannedForm, wordForm } from "./words.ts";

test.each([
	["Żółć", "zolc"],
	["  Głupi   błazen ", "glupi blazen"],
	["g.ł-u_p*i", "glupi"],
	["błazn*", "blazn*"],
	["Straße", "strasse"],
	["...", undefined],
	["*", undefined],
	["błazn* ", "blazn*"],
])("%s is compared as %s", (word, form) => expect(wordForm(word)).toBe(form));

describe("a banned word in a text", () => {
	const forms = ["glupi", "blazn*", "spadaj stad", "here"];
	test.each([
		["Ale głupi wykład", "glupi"],
		["GŁUPI!", "glupi"],
		["g.l.u.p.i", "glupi"],
		["g ł u p i", "glupi"],
		["to g ł u p i pomysł", "glupi"],
		["a w g ł u p i", "glupi"],
		["głu-pi", "glupi"],
		["tak,głupi,tak", "glupi"],
		["tak,glúpi,tak", "glupi"],
		["błaznów tu pełno", "blazn*"],
		["Spadaj, stąd", "spadaj stad"],
		["spa.daj - stąd", "spadaj stad"],
		["s p a d a j s t ą d", "spadaj stad"],
		["bardzo", undefined],
		["niegłupi", undefined],
		["głupiec", undefined],
		["spadaj", undefined],
		["głu pi", undefined],
		["słowo", undefined],
		["", undefined],
	])("%s: %s", (text, found) => expect(findBannedForm(text, forms)).toBe(found));
});

const letters = fc.constantFrom(..."abcdefghijklmnopqrstuwyz");
const word = fc.array(letters, { minLength: 3, maxLength: 12 }).map((all) => all.join(""));
const SIGNS = ["", "\u0301", "\u0308", "\u0328"];
const BETWEEN = ["", ".", "-", "_", "*", "'"];

test("a banned word is found in any notation, and not in a text of other characters", () => {
	const way = fc.record({ upper: fc.boolean(), sign: fc.constantFrom(...SIGNS), after: fc.constantFrom(...BETWEEN) });
	const ways = fc.array(way, { minLength: 12, maxLength: 12 });
	fc.assert(
		fc.property(word, ways, fc.boolean(), (one, how, isSpelled) => {
			const written = [...one].map((letter, index) => {
				const { upper, sign, after } = how[index]!;
				return `${upper ? letter.toUpperCase() : letter}${sign}${isSpelled ? " " : after}`;
			});
			expect(findBannedForm(`Oto ${written.join("")} 123`, [wordForm(one)!])).toBe(one);
			expect(findBannedForm("XV XV, 123; v-x-v", [wordForm(one)!])).toBe(undefined);
		}),
	);
});

test("two single characters are not read as a spelled word, because any text contains them", () => {
	expect(findBannedForm("tak z i nie", ["zi"])).toBe(undefined);
	expect(findBannedForm("tak a z i nie", ["azi"])).toBe("azi");
});

test("the form of a form is the form itself", () => {
	fc.assert(
		fc.property(fc.string({ maxLength: 30 }), (typed) => {
			const form = wordForm(typed);
			if (form !== undefined) expect(wordForm(form)).toBe(form);
		}),
	);
});
