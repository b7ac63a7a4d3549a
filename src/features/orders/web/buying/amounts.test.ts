import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { Lang } from "../../../../kit/i18n/lang.ts";
import { moneyText } from "../../../../kit/money/amounts.ts";
import { dueOf, type PricedItem } from "../../price.ts";
import { Amounts } from "./Amounts.tsx";

const basic = { name: "Basic Online", quantity: 1, listNetGrosz: 29_900, unitNetGrosz: 29_900, vatRate: 23 };
const online = { ...basic, isReverseCharged: true };
const lunch = { name: "Lunch", quantity: 1, listNetGrosz: 4_900, unitNetGrosz: 4_900, vatRate: 8 };

function renderText(lang: Lang, items: PricedItem[]): string {
	const due = dueOf(items, "transfer");
	const amounts = { lang, due, basis: "net" as const, amount: moneyText(lang, due.grossGrosz) };
	const html = renderToStaticMarkup(createElement(Amounts, amounts));
	return html.replace(/<[^>]+>/g, " ").replace(/[\u00a0\s]+/g, " ");
}

describe("the summary of a foreign business that attends online", () => {
	test.each([
		["pl", "Odwrotne obciążenie (art. 28b ustawy o VAT)", "VAT odwrotne obciążenie", "Do zapłaty 299 zł"],
		["en", "Reverse charge (art. 28b of the Polish VAT Act)", "VAT reverse charge", "PLN 299"],
	] as const)("explains the reverse charge, in %s, and shows the amount due", (lang, ...words) => {
		for (const part of words) expect(renderText(lang, [online])).toContain(part);
	});

	test("shows the Polish VAT of other items", () => {
		const text = renderText("en", [online, lunch]);
		for (const part of ["Reverse charge (art. 28b", "VAT PLN 3.92", "PLN 351.92"]) expect(text).toContain(part);
		expect(text).not.toContain("VAT reverse charge");
	});

	test("is absent with Polish VAT, or without any", () => {
		expect(renderText("en", [{ ...basic, isReverseCharged: false }])).not.toContain("28b");
		expect(renderText("en", [{ ...online, unitNetGrosz: 0 }])).not.toContain("28b");
	});
});
