import { describe, expect, test } from "vitest";
import { aloneText, basisFor, besideText, bothText, firstGrosz, firstText, priceOf } from "./displayed-price.ts";

const standard = priceOf(74_900, 23);

test("people see gross first, companies net", () => {
	expect([basisFor(false), basisFor(true)]).toEqual(["gross", "net"]);
	expect([firstGrosz("gross", standard), firstGrosz("net", standard)]).toEqual([92_127, 74_900]);
});

describe("a price in words", () => {
	test.each([
		["pl", "gross", "921,27 zł", "z VAT, 749 zł netto", "921,27 zł z VAT"],
		["pl", "net", "749 zł", "netto, 921,27 zł z VAT", "749 zł netto"],
		["en", "gross", "PLN 921.27", "with VAT, PLN 749 net", "PLN 921.27 with VAT"],
		["en", "net", "PLN 749", "net, PLN 921.27 with VAT", "PLN 749 net"],
	] as const)("%s, %s first", (lang, basis, first, beside, alone) => {
		const plain = (text: string) => text.replaceAll("\u00a0", " ");
		expect(plain(firstText(lang, basis, standard))).toBe(first);
		expect(plain(besideText(lang, basis, standard))).toBe(beside);
		expect(plain(aloneText(lang, basis, standard))).toBe(alone);
		expect(plain(bothText(lang, basis, standard))).toBe(`${first} ${beside}`);
	});
});
