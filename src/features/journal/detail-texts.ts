import type { Text } from "../../kit/i18n/lang.ts";

export const nothing: Text = { pl: "(nic)", en: "(nothing)" };

/** Names of an entry's details. Others are shown as they are. */
export const detailNames: Readonly<Record<string, Text>> = {
	before: { pl: "Przed", en: "Before" },
	after: { pl: "Po", en: "After" },
	amountGrosz: { pl: "Kwota", en: "Amount" },
	grossGrosz: { pl: "Brutto", en: "Gross" },
	fields: { pl: "Pola", en: "Fields" },
	count: { pl: "Liczba", en: "Number" },
	codeIds: { pl: "Kody", en: "Codes" },
	roundId: { pl: "Runda", en: "Round" },
	name: { pl: "Nazwa", en: "Name" },
	nameEn: { pl: "Nazwa po angielsku", en: "Name in English" },
	startsAt: { pl: "Początek", en: "Starts" },
	endsAt: { pl: "Koniec", en: "Ends" },
	prices: { pl: "Ceny", en: "Prices" },
	packageId: { pl: "Pakiet", en: "Package" },
	netGrosz: { pl: "Netto", en: "Net" },
	capacity: { pl: "Limit", en: "Limit" },
	choices: { pl: "Rozmiary", en: "Sizes" },
	choiceLimits: { pl: "Limity rozmiarów", en: "Limits of sizes" },
	vatRate: { pl: "VAT", en: "VAT" },
	requestedBy: { pl: "Na prośbę", en: "Requested by" },
	reference: { pl: "Tytuł", en: "Reference" },
	by: { pl: "Sposób", en: "Way" },
};
