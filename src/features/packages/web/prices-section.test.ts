import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { PackageCard, PackageIncludes, PriceList } from "../contract.ts";
import { rowsOf } from "../texts.ts";
import { PricesSection } from "./PricesSection.tsx";

const nothing: PackageIncludes = {
	expo: false,
	lectures: "none",
	afterparty: false,
	recordings: "none",
	lunch: "none",
	matchmaking: "none",
};
const standard: PackageCard = {
	code: "STANDARD",
	name: "Standard",
	forWhom: "Oba dni",
	netGrosz: 74900,
	grossGrosz: 92127,
	vatRate: 23,
	nextNetGrosz: 87900,
	isRecommended: true,
	withCode: null,
	includes: nothing,
	hasExtendedSeats: false,
};
const expo: PackageCard = {
	...standard,
	code: "EXPO & CO",
	name: "Expo",
	netGrosz: 0,
	grossGrosz: 0,
	nextNetGrosz: null,
	isRecommended: false,
};
const prices: PriceList = {
	rounds: [
		{ number: 1, name: "Runda 1", state: "past", range: "do 28 kwietnia" },
		{ number: 2, name: "Runda 2", state: "running", range: "29 kwietnia – 4 maja" },
	],
	rise: { day: "5 maja", inDays: 5 },
	packages: [expo, standard],
};
const renderPrices = (
	list: PriceList,
	registerBase: string | null = "/registration.html",
	closed: string | null = null,
) =>
	renderToStaticMarkup(
		createElement(PricesSection, { lang: "pl", eventCode: "MSTS25", prices: list, registerBase, closed }),
	).replaceAll("\u00a0", " ");

describe("the price list", () => {
	test("says why nothing paid is sold, unless everything is free", () => {
		expect(renderPrices(prices, null, "Sprzedaż jest zamknięta")).toContain("Sprzedaż jest zamknięta");
		expect(renderPrices({ ...prices, packages: [expo] }, null, "Sprzedaż jest zamknięta")).not.toContain("zamknięta");
	});

	test("shows gross first, then net, the next price and the registration link", () => {
		const html = renderPrices(prices);
		expect(html).toContain("<b>921,27</b><small>zł</small>");
		expect(html).toContain("z VAT, 749 zł netto");
		expect(html).toContain("Od 5 maja 1081,17 zł");
		expect(html).toContain("Podwyżka za 5 dni");
		expect(html).toContain(`href="/registration.html?package=STANDARD"`);
		expect(html).toContain(`href="/registration.html?package=EXPO%20%26%20CO"`);
	});

	test.each([
		[0, "Podwyżka dziś"],
		[1, "Podwyżka jutro"],
		[2, "Podwyżka za 2 dni"],
		[22, "Podwyżka za 22 dni"],
	])("a rise in %i midnights is “%s”", (inDays, words) => {
		expect(renderPrices({ ...prices, rise: { day: "5 maja", inDays } })).toContain(words);
	});

	test("links to the modal if registration is closed", () => {
		expect(renderPrices(prices, null)).toContain(`href="#registration-unavailable"`);
		expect(renderPrices(prices, null)).not.toContain("registration.html");
	});

	test("only free packages show no rounds and no payment; without packages there is no section", () => {
		const free = renderPrices({ rounds: prices.rounds, rise: null, packages: [expo] });
		expect(free).toContain("Udział jest bezpłatny");
		expect(free).not.toContain("BLIK");
		expect(free).not.toContain("Runda");
		expect(renderPrices({ rounds: [], rise: null, packages: [] })).toBe("");
	});
});

describe("more packages than cards", () => {
	const more: PackageCard[] = [
		expo,
		{ ...standard, code: "ONLINE", name: "Online", netGrosz: 29900, grossGrosz: 36777, isRecommended: false },
		{ ...standard, code: "ONSITE", name: "Onsite", netGrosz: 44900, grossGrosz: 55227, isRecommended: false },
		{ ...standard, withCode: { code: "FINAL & CALL", netGrosz: 59920, grossGrosz: 73702 } },
		{ ...standard, code: "EXEC", name: "Exec", netGrosz: 124900, grossGrosz: 153627, isRecommended: false },
	];
	const html = renderPrices({ ...prices, packages: more });

	test("three are cards, the others are listed with prices, and all are compared", () => {
		expect(html.match(/<h3[^>]*>[^<]+/g)?.map((head) => head.replace(/.*>/, ""))).toEqual([
			"Onsite",
			"Standard",
			"Exec",
		]);
		expect(html).toContain("Porównaj wszystkie pięć");
		expect(html).toContain("także Expo za 0 zł i Online za 367,77 zł");
		const [, table = ""] = /<table[^>]*>(.*)<\/table>/.exec(html) ?? [];
		expect(table.match(/<th scope="col">[^<]+/g)?.map((head) => head.replace(/.*>/, ""))).toEqual([
			"Pakiet",
			"Expo",
			"Online",
			"Onsite",
			"Standard",
			"Exec",
		]);
		expect(table.match(/<th scope="row">/g)).toHaveLength(9);
		expect(table.match(/<td/g)).toHaveLength(45);
		expect(table).toContain(`href="/registration.html?package=ONLINE"`);
	});

	test("a card with a valid promotion code shows its price and links with it", () => {
		expect(html.match(/price-ticket/g)).toHaveLength(1);
		expect(html).toContain(`href="/registration.html?package=STANDARD&amp;code=FINAL%20%26%20CALL"`);
		expect(html).toContain("Z kodem FINAL &amp; CALL<b>737,02 zł</b><small>599,20 zł netto</small>");
	});

	test("are not compared if all have cards", () => {
		expect(renderPrices({ ...prices, packages: more.slice(0, 3) })).not.toContain("Porównaj");
	});
});

test("every card has the same seven rows in the same order", () => {
	const all: PackageIncludes = {
		expo: true,
		lectures: "both",
		afterparty: true,
		recordings: "all",
		lunch: "included",
		matchmaking: "full",
	};
	expect(rowsOf({ includes: all, hasExtendedSeats: true }).map((row) => row.isIncluded)).toEqual(Array(7).fill(true));
	expect(rowsOf({ includes: nothing, hasExtendedSeats: false }).map((row) => row.isIncluded)).toEqual(
		Array(7).fill(false),
	);
	expect(rowsOf({ includes: { ...nothing, lunch: "buy" }, hasExtendedSeats: false })[5]).toMatchObject({
		isIncluded: false,
	});
});
