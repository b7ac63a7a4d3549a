import { describe, expect, test } from "vitest";
import { documentNote, emailFacts } from "./email-facts.ts";

const payer = { name: "Anna", street: "", postCode: "", city: "", country: "PL", nip: "", comments: "" };
const line = { name: "Standard", nameEn: null, quantity: 1, listNetGrosz: 74_900, vatRate: 23 };
const ordered = {
	number: "MSTS25-7K2M",
	event: { name: "MSTS", nameEn: null },
	services: [{ pl: "Czwartek 06.06, online", en: "Thursday 06.06, online" }],
	participants: ["Anna Nowak"],
	payer,
	lines: [{ ...line, unitNetGrosz: 59_920, netGrosz: 59_920, grossGrosz: 73_702 }],
	vatGrosz: 13_782,
	grossGrosz: 73_702,
	method: "transfer" as const,
};
const factLines = (lang: "pl" | "en", values: object = {}) =>
	emailFacts(lang, { ...ordered, ...values }).map(({ label, value }) => `${label}: ${value.replaceAll("\u00a0", " ")}`);

describe("the facts of an e-mail about an order", () => {
	test("for a person: gross amounts, the discount, and the included VAT", () =>
		expect(factLines("pl")).toEqual([
			"Zamówienie: MSTS25-7K2M",
			"Wydarzenie: MSTS",
			"Termin i miejsce: Czwartek 06.06, online",
			"Uczestnik: Anna Nowak",
			"1 × Standard: 921,27 zł",
			"Rabat z kodem: −184,25 zł",
			"Razem: 737,02 zł",
			"w tym VAT: 137,82 zł",
			"Sposób płatności: przelew",
		]));

	test("for a company: net, VAT and total; unknown participants are omitted", () =>
		expect(factLines("en", { payer: { ...payer, nip: "5260250274" }, participants: [], method: "card" })).toEqual([
			"Order: MSTS25-7K2M",
			"Event: MSTS",
			"When and where: Thursday 06.06, online",
			"1 × Standard: PLN 749",
			"Discount by code: −PLN 149.80",
			"VAT: PLN 137.82",
			"Total: PLN 737.02",
			"Payment method: card, BLIK or Przelewy24",
		]));

	test("each line at another place names it, and goods name none", () => {
		const lines = [
			ordered.lines[0]!,
			{ ...ordered.lines[0]!, name: "Lunch" },
			{ ...ordered.lines[0]!, name: "T-shirt" },
		];
		const services = [...ordered.services, { pl: "Piątek 07.06, Hala Łuków", en: "Friday 07.06, Arches Hall" }, null];
		expect(factLines("pl", { lines, services }).filter((fact) => fact.startsWith("Termin"))).toEqual([
			"Termin i miejsce: Standard: Czwartek 06.06, online",
			"Termin i miejsce: Lunch: Piątek 07.06, Hala Łuków",
		]);
	});
});

test("an invoice adds the order's facts that its lines lack", () =>
	expect(documentNote(ordered).replaceAll("\u00a0", " ")).toBe(
		"Zamówienie: MSTS25-7K2M · Uczestnik: Anna Nowak · Rabat z kodem, już w cenie (netto): 149,80 zł",
	));
