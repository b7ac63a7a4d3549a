import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isEmail, normalizedEmail } from "./rules.ts";

describe("an address with a separator or an invisible character is refused", () => {
	test.each([...'<>()[],;:"\\'])("%s", (sign) => {
		for (const text of [`${sign}a@b.example`, `a${sign}x@b.example`, `a@b${sign}x.example`, `a@b.example${sign}`]) {
			expect([text, isEmail(text)]).toEqual([text, false]);
		}
	});
	test.each([
		["a bracket twice", "<<a@b.example>>"],
		["a name before it", "Anna <a@b.example>"],
		["a comment", "a(x)@b.example"],
		["a list", "a@b.example,c@d.example"],
		["a group", "x:a@b.example;"],
		["a quoted name", '"a"@b.example'],
		["an IP address", "a@[127.0.0.1]"],
		["a wide bracket", "＜a@b.example"],
		["a no-break space", "a\u00a0b@c.example"],
		["a wide space", "a\u3000b@c.example"],
		["a zero-width space", "a\u200b@b.example"],
		["a joiner", "a\u034f@b.example"],
		["a soft hyphen", "a\u00ad@b.example"],
		["a filler", "a\u3164@b.example"],
		["a Braille blank", "a\u2800@b.example"],
		["a direction mark", "a\u202e@b.example"],
		["a control", "a\u0000@b.example"],
		["half a surrogate pair", "a\ud800@b.example"],
		["a dot in front", ".a@b.example"],
		["a dot at the end of the name", "a.@b.example"],
		["two dots", "a..b@b.example"],
		["a number as the last part", "a@b.123"],
		["a part of 64 characters", `a@${"b".repeat(64)}.example`],
	])("%s", (_what, text) => expect(isEmail(text)).toBe(false));
});

test.each([`a@${"b".repeat(63)}.example`, "a.b.c@b.example", "a@b.x1", "a@1.example"])("%s is an address", (text) =>
	expect(isEmail(text)).toBe(true),
);

describe("addresses of one mailbox have the same normal form", () => {
	test.each([
		[" Anna@FIRMA.example ", "anna@firma.example"],
		["anna@firma.example.", "anna@firma.example"],
		["anna@firma.example...", "anna@firma.example"],
		["ａｎｎａ＠ｆｉｒｍａ．ｅｘａｍｐｌｅ", "anna@firma.example"],
		["zolw@ŻÓŁW.pl", "zolw@xn--w-uga1v8h.pl"],
		["zolw@z\u0307o\u0301łw.pl", "zolw@xn--w-uga1v8h.pl"],
		["zolw@xn--w-uga1v8h.pl", "zolw@xn--w-uga1v8h.pl"],
		["Zażółć@b.example", "zażółć@b.example"],
		["zaz\u0307o\u0301łc\u0301@b.example", "zażółć@b.example"],
		["\u212aasia@b.example", "kasia@b.example"],
		["a@b/ż.pl", "a@b/ż.pl"],
		["anna@firmaż.pl", "anna@xn--firma-mib.pl"],
		["anna@127.1", "anna@127.1"],
		["a@b.\uffa0", "a@b"],
		["anna@firma.example .", "anna@firma.example ."],
		[" @ . ", "@ ."],
		["anna", "anna"],
		["żółw", "żółw"],
		["", ""],
	])("%j becomes %j", (typed, normalized) => expect(normalizedEmail(typed)).toBe(normalized));

	const part = fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 });
	const typed = fc.oneof(
		fc.string({ unit: "binary", maxLength: 30 }),
		fc.tuple(part, part, part).map(([name, domain, end]) => `${name}@${domain}.${end}`),
		fc.emailAddress(),
	);
	test("normalising twice changes nothing, and a normal form is as valid as the typed address", () =>
		fc.assert(
			fc.property(typed, (text) => {
				const normalized = normalizedEmail(text);
				expect(normalizedEmail(normalized)).toBe(normalized);
				expect(isEmail(normalized)).toBe(isEmail(text));
			}),
			{ numRuns: 2000 },
		));
	test("no valid address contains a separator", () =>
		fc.assert(
			fc.property(typed, (text) => {
				if (isEmail(text)) expect(normalizedEmail(text)).toMatch(/^[^\s<>()[\],;:"\\@]+@[^\s<>()[\],;:"\\@]+$/u);
			}),
			{ numRuns: 2000 },
		));
	test("every single character has a stable normal form", () => {
		const changed: string[] = [];
		for (let code = 0; code <= 0x10ffff; code++) {
			const sign = String.fromCodePoint(code);
			// Unassigned code points have no normal form.
			if (/[\p{Cn}\p{Co}]/u.test(sign)) continue;
			const normalized = normalizedEmail(`${sign}@b.example`);
			if (normalizedEmail(normalized) !== normalized) changed.push(code.toString(16));
		}
		expect(changed).toEqual([]);
	});
});

test("an address has at most 256 characters", () => {
	const ofLength = (length: number) => `${"a".repeat(length - 5)}@b.pl`;
	expect([isEmail(ofLength(256)), isEmail(ofLength(257))]).toEqual([true, false]);
});
