import type { Text } from "../../../../kit/i18n/lang.ts";

export const journalTexts = {
	title: { pl: "Dziennik zmian", en: "Journal" },
	empty: { pl: "Nie ma jeszcze żadnej zmiany.", en: "There is no change yet." },
	at: { pl: "Kiedy", en: "When" },
	actor: { pl: "Kto", en: "Who" },
	kind: { pl: "Rodzaj", en: "Kind" },
	change: { pl: "Zmiana", en: "Change" },
	subject: { pl: "Czego dotyczy", en: "About" },
	from: { pl: "Od", en: "From" },
	to: { pl: "Do", en: "To" },
	entry: { pl: "Wpis #", en: "Entry #" },
	details: { pl: "Szczegóły", en: "Details" },
	onlyThis: { pl: "Wszystkie zmiany tej pozycji", en: "All changes of this record" },
	onlyActor: { pl: "Wszystkie zmiany tej osoby", en: "All changes by this person" },
	nothing: { pl: "(nic)", en: "(nothing)" },
	undo: { pl: "Cofnij tę zmianę", en: "Undo this change" },
} as const satisfies Record<string, Text>;

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
	requestedBy: { pl: "Na prośbę", en: "Requested by" },
	reference: { pl: "Tytuł", en: "Reference" },
	by: { pl: "Sposób", en: "Way" },
};
