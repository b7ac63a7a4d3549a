import type { Lang, Text } from "../../kit/i18n/lang.ts";
import type { PackageIncludes } from "./contract.ts";
import type { RightName } from "./rights.ts";

type PackageContents = { includes: PackageIncludes; hasExtendedSeats: boolean };

/** `cell` is its text in the comparison. */
export type IncludedRow = { isIncluded: boolean; text: Text; cell: Text };

const YES: Text = { pl: "tak", en: "yes" };
const NO: Text = { pl: "nie", en: "no" };

const expo = {
	yes: { isIncluded: true, text: { pl: "Targi i strefa pracodawców", en: "Expo and job fair" }, cell: YES },
	no: { isIncluded: false, text: { pl: "Bez targów", en: "No expo" }, cell: NO },
};
const lectures: Record<PackageIncludes["lectures"], IncludedRow> = {
	none: { isIncluded: false, text: { pl: "Bez wykładów", en: "No lectures" }, cell: NO },
	online: {
		isIncluded: true,
		text: { pl: "Wykłady online", en: "Online lectures" },
		cell: { pl: "online", en: "online" },
	},
	onsite: {
		isIncluded: true,
		text: { pl: "Wykłady na miejscu", en: "Lectures on site" },
		cell: { pl: "na miejscu", en: "on site" },
	},
	both: {
		isIncluded: true,
		text: { pl: "Wykłady online i na miejscu", en: "Lectures online and on site" },
		cell: { pl: "online i na miejscu", en: "online and on site" },
	},
};
const extendedSeats = {
	yes: {
		isIncluded: true,
		text: { pl: "Dodatkowe miejsca na wykładach", en: "Extra seats at lectures" },
		cell: YES,
	},
	no: { isIncluded: false, text: { pl: "Bez dodatkowych miejsc", en: "No extra seats" }, cell: NO },
};
const afterparty = {
	yes: { isIncluded: true, text: { pl: "Afterparty", en: "Afterparty" }, cell: YES },
	no: { isIncluded: false, text: { pl: "Bez afterparty", en: "No afterparty" }, cell: NO },
};
const recordings: Record<PackageIncludes["recordings"], IncludedRow> = {
	none: { isIncluded: false, text: { pl: "Bez nagrań", en: "No recordings" }, cell: NO },
	online: {
		isIncluded: true,
		text: { pl: "Nagrania online przez 3 miesiące", en: "Online recordings for 3 months" },
		cell: { pl: "z części online", en: "of the online part" },
	},
	all: {
		isIncluded: true,
		text: { pl: "Wszystkie nagrania przez 3 miesiące", en: "All recordings for 3 months" },
		cell: { pl: "wszystkie", en: "all" },
	},
};
const lunch: Record<PackageIncludes["lunch"], IncludedRow> = {
	none: { isIncluded: false, text: { pl: "Bez lunchu", en: "No lunch" }, cell: NO },
	buy: {
		isIncluded: false,
		text: { pl: "Bez lunchu, można go dokupić", en: "No lunch, you can add it" },
		cell: { pl: "można dokupić", en: "can be added" },
	},
	included: {
		isIncluded: true,
		text: { pl: "Lunch w cenie", en: "Lunch included" },
		cell: { pl: "w cenie", en: "included" },
	},
};
const matchmaking: Record<PackageIncludes["matchmaking"], IncludedRow> = {
	none: { isIncluded: false, text: { pl: "Bez matchmakingu", en: "No matchmaking" }, cell: NO },
	invited: {
		isIncluded: true,
		text: { pl: "Profil i zaproszenia od innych", en: "A profile and invitations from others" },
		cell: { pl: "profil i zaproszenia od innych", en: "a profile and invitations from others" },
	},
	full: {
		isIncluded: true,
		text: { pl: "Szukasz, zapraszasz, rozmawiasz", en: "Search, invite and chat" },
		cell: { pl: "szukasz, zapraszasz, rozmawiasz", en: "search, invite and chat" },
	},
};

/** Rights that packages may include, in the order of cards and comparison. */
export const RIGHTS: { id: RightName; name: Text; rowOf(one: PackageContents): IncludedRow }[] = [
	{
		id: "expo",
		name: { pl: "Targi i strefa pracodawców", en: "Expo and job fair" },
		rowOf: ({ includes }) => expo[includes.expo ? "yes" : "no"],
	},
	{ id: "lectures", name: { pl: "Wykłady", en: "Lectures" }, rowOf: ({ includes }) => lectures[includes.lectures] },
	{
		id: "hasExtendedSeats",
		name: { pl: "Dodatkowe miejsca na wykładach", en: "Extra seats at lectures" },
		rowOf: ({ hasExtendedSeats }) => extendedSeats[hasExtendedSeats ? "yes" : "no"],
	},
	{
		id: "afterparty",
		name: { pl: "Afterparty", en: "Afterparty" },
		rowOf: ({ includes }) => afterparty[includes.afterparty ? "yes" : "no"],
	},
	{
		id: "recordings",
		name: { pl: "Nagrania przez 3 miesiące", en: "Recordings for 3 months" },
		rowOf: ({ includes }) => recordings[includes.recordings],
	},
	{ id: "lunch", name: { pl: "Lunch", en: "Lunch" }, rowOf: ({ includes }) => lunch[includes.lunch] },
	{
		id: "matchmaking",
		name: { pl: "Matchmaking", en: "Matchmaking" },
		rowOf: ({ includes }) => matchmaking[includes.matchmaking],
	},
];

/** Rows of a price card; every card has the same order. */
export function rowsOf(one: PackageContents): IncludedRow[] {
	return RIGHTS.map(({ rowOf }) => rowOf(one));
}

export const texts = {
	/** The purchase bar at the bottom of phone screens. */
	buyBar: { pl: "Kup bilet", en: "Buy a ticket" },
	buy: { pl: "Kup bilet", en: "Buy ticket" },
	withVat: { pl: "z VAT", en: "with VAT" },
	heading: { pl: "Wybierz miejsce", en: "Pick your place" },
	lead: {
		pl: "Cena zależy od rundy. Złożone zamówienie zachowuje swoją cenę do terminu płatności.",
		en: "The price depends on the round. A placed order keeps its price until payment is due.",
	},
	leadOneRound: {
		pl: "Złożone zamówienie zachowuje swoją cenę do terminu płatności.",
		en: "A placed order keeps its price until payment is due.",
	},
	leadFree: {
		pl: "Udział jest bezpłatny. Wystarczy rejestracja.",
		en: "Taking part is free. All it takes is to register.",
	},
	round: { pl: "Runda", en: "Round" },
	runs: { pl: "trwa", en: "is on" },
	ended: { pl: "zakończona", en: "over" },
	until: { pl: "do", en: "until" },
	from: { pl: "od", en: "from" },
	toTheLast: { pl: "do wyczerpania miejsc", en: "while places last" },
	recommended: { pl: "Najczęściej wybierany", en: "Most popular" },
	free: { pl: "zawsze bezpłatnie", en: "always free" },
	withCode: { pl: "Z kodem {code}", en: "With code {code}" },
	compare: { pl: "Porównaj wszystkie {n}", en: "Compare all {n}" },
	also: { pl: "także {packages}", en: "also {packages}" },
	alsoOne: { pl: "{name} za {price}", en: "{name} for {price}" },
	caption: { pl: "Co obejmuje każdy pakiet", en: "What each package includes" },
	package: { pl: "Pakiet", en: "Package" },
	price: { pl: "Cena", en: "Price" },
	choice: { pl: "Wybór", en: "Choice" },
	rise: { pl: "Od {day} {price}", en: "From {day} {price}" },
	riseToday: { pl: "Podwyżka dziś", en: "Price rises today" },
	riseTomorrow: { pl: "Podwyżka jutro", en: "Price rises tomorrow" },
	pickFree: { pl: "Odbierz wejściówkę", en: "Get a free pass" },
	pick: { pl: "Wybierz", en: "Pick" },
	notes: [
		{
			icon: "person" as const,
			title: { pl: "Dla zespołu", en: "For a team" },
			text: {
				pl: "Płacisz raz, a każda osoba dostaje własny kod i zakłada konto.",
				en: "You pay once; each person gets a code of their own and creates an account.",
			},
		},
		{
			icon: "briefcase" as const,
			title: { pl: "Dla firmy", en: "For a company" },
			text: {
				pl: "Faktura na NIP. Płatność odroczona o 14 dni kosztuje 49 zł netto.",
				en: "An invoice with your tax number. Payment deferred by 14 days costs PLN 49 net.",
			},
		},
		{
			icon: "lock" as const,
			title: { pl: "Karta, BLIK, Przelewy24", en: "Card, BLIK, Przelewy24" },
			text: {
				pl: "Miejsce czeka 30 minut, a przy przelewie 7 dni.",
				en: "Your place waits 30 minutes, or 7 days with a bank transfer.",
			},
		},
	],
} satisfies Record<string, Text | object[]>;

/** For two or more days until the price rises. */
export const dayForms = {
	pl: { one: "Podwyżka za # dzień", few: "Podwyżka za # dni", other: "Podwyżka za # dni" },
	en: { one: "Price rises in # day", other: "Price rises in # days" },
};

/** A larger count is written in digits. */
export const countWords: Record<Lang, readonly string[]> = {
	pl: ["cztery", "pięć", "sześć", "siedem", "osiem", "dziewięć", "dziesięć"],
	en: ["four", "five", "six", "seven", "eight", "nine", "ten"],
};

/** "Porównaj wszystkie pięć", for four packages or more. */
export function compareText(lang: Lang, count: number): string {
	return texts.compare[lang].replace("{n}", countWords[lang][count - 4] ?? String(count));
}
