import fc from "fast-check";
import { expect, test } from "vitest";
import { normalizedPhone } from "./normalized-phone.ts";
import { isPhoneNo } from "./phone.ts";

test.each([
	["601 234 567", "+48601234567"],
	["601-234-567", "+48601234567"],
	["(22) 555 01 10", "+48225550110"],
	["48 601 234 567", "+48601234567"],
	["0048 601 234 567", "+48601234567"],
	["+48\u00a0601\u00a0234\u00a0567", "+48601234567"],
	["\u202a+48 601 234 567\u202c", "+48601234567"], // as a phone's contacts provide it
	["+1 (202) 555-0123", "+12025550123"],
	["001 202 555 0123", "+12025550123"],
	["601", "+48601"],
	["telefon", "telefon"],
	["", ""],
	["   ", ""],
])("%j becomes %j", (typed, expected) => expect(normalizedPhone(typed)).toBe(expected));

test("normalising is idempotent", () => {
	const typed = fc.string({ unit: fc.constantFrom(..."0123456789+ ()-./x"), maxLength: 30 });
	fc.assert(
		fc.property(typed, (text) => {
			expect(normalizedPhone(normalizedPhone(text))).toBe(normalizedPhone(text));
		}),
	);
});

test("nine digits of a Polish number are valid with and without its country", () => {
	const national = fc.integer({ min: 600_000_000, max: 609_999_999 }).map(String);
	fc.assert(
		fc.property(national, (number) => {
			expect(isPhoneNo(normalizedPhone(number))).toBe(isPhoneNo(`+48${number}`));
		}),
	);
});
