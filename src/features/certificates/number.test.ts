import fc from "fast-check";
import { expect, test } from "vitest";
import { certificateNumber, parseNumber } from "./number.ts";

const random = fc.uint8Array({ minLength: 9, maxLength: 32 });

test("a number is parsed in any notation", () => {
	fc.assert(
		fc.property(random, (bytes) => {
			const number = certificateNumber(bytes);
			expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
			const typed = number.toLowerCase().replace("-", "").replaceAll("0", "o").replaceAll("1", "l");
			expect([parseNumber(number), parseNumber(` ${typed} `)]).toEqual([number, number]);
		}),
	);
});

test("a wrong character and two swapped characters are detected", () => {
	const signs = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
	fc.assert(
		fc.property(random, (bytes) => {
			const plain = [...certificateNumber(bytes).replace("-", "")];
			for (let at = 0; at < plain.length; at++) {
				for (const sign of signs)
					if (sign !== plain[at]) expect(parseNumber(plain.with(at, sign).join(""))).toBeUndefined();
				const next = plain[at + 1];
				if (next === undefined || next === plain[at]) continue;
				expect(
					parseNumber(
						plain
							.with(at, next)
							.with(at + 1, plain[at]!)
							.join(""),
					),
				).toBeUndefined();
			}
		}),
		{ numRuns: 20 },
	);
});

test.each(["", "7Q4KP", "7Q4KP-2F9BX-1", "UUUUU-UUUUU", "ŁŁŁŁŁ-ŁŁŁŁŁ", "%00"])("%j is no number", (typed) => {
	expect(parseNumber(typed)).toBeUndefined();
});
