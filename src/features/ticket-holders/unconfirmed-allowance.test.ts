import fc from "fast-check";
import { expect, test } from "vitest";
import { mailboxOf, unconfirmedAllowance } from "./unconfirmed-allowance.ts";

test.each([
	[0, 1],
	[1, 1],
	[46, 1],
	[99, 1],
	[100, 2],
	[149, 2],
	[150, 3],
	[250, 5],
	[100_000, 5],
])("of %i remaining places an unconfirmed buyer may hold %i", (left, allowed) =>
	expect(unconfirmedAllowance(left)).toBe(allowed),
);

test("the allowance is 1 to 5 and grows with the remaining places", () => {
	fc.assert(
		fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (a, b) => {
			const [few, many] = [Math.min(a, b), Math.max(a, b)].map(unconfirmedAllowance) as [number, number];
			expect(few).toBeGreaterThanOrEqual(1);
			expect(many).toBeLessThanOrEqual(5);
			expect(few).toBeLessThanOrEqual(many);
		}),
	);
});

test.each([
	["ala+1@firma.pl", "ala@firma.pl"],
	["ala@firma.pl", "ala@firma.pl"],
	["+@firma.pl", "@firma.pl"],
])("the mailbox of %s is %s", (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
