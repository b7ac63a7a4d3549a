import type { Text } from "../../kit/i18n/lang.ts";
import type { PackageIncludes } from "./contract.ts";

/** A package, as far as it tells what is included. */
type Included = { includes: PackageIncludes; hasExtendedSeats: boolean };

/** A row of a price card: what is included, or what is missing. */
export type IncludedRow = { isIncluded: boolean; text: Text };

const lectures: Record<PackageIncludes["lectures"], IncludedRow> = {
	none: { isIncluded: false, text: { pl: "Bez wykładów", en: "No lectures" } },
	online: { isIncluded: true, text: { pl: "Wykłady online", en: "Online lectures" } },
	onsite: { isIncluded: true, text: { pl: "Wykłady na miejscu", en: "Lectures on site" } },
	both: { isIncluded: true, text: { pl: "Wykłady online i na miejscu", en: "Lectures online and on site" } },
};
const recordings: Record<PackageIncludes["recordings"], IncludedRow> = {
	none: { isIncluded: false, text: { pl: "Bez nagrań", en: "No recordings" } },
	online: {
		isIncluded: true,
		text: { pl: "Nagrania online przez 3 miesiące", en: "Online recordings for 3 months" },
	},
	all: { isIncluded: true, text: { pl: "Wszystkie nagrania przez 3 miesiące", en: "All recordings for 3 months" } },
};
const lunch: Record<PackageIncludes["lunch"], IncludedRow> = {
	none: { isIncluded: false, text: { pl: "Bez lunchu", en: "No lunch" } },
	buy: { isIncluded: false, text: { pl: "Bez lunchu, można go dokupić", en: "No lunch, you can add it" } },
	included: { isIncluded: true, text: { pl: "Lunch w cenie", en: "Lunch included" } },
};
const matchmaking: Record<PackageIncludes["matchmaking"], IncludedRow> = {
	none: { isIncluded: false, text: { pl: "Bez matchmakingu", en: "No matchmaking" } },
	invited: {
		isIncluded: true,
		text: { pl: "Profil i zaproszenia od innych", en: "A profile and invitations from others" },
	},
	full: { isIncluded: true, text: { pl: "Szukasz, zapraszasz, rozmawiasz", en: "Search, invite and chat" } },
};
const expo = {
	yes: { isIncluded: true, text: { pl: "Targi i strefa pracodawców", en: "Expo and job fair" } },
	no: { isIncluded: false, text: { pl: "Bez targów", en: "No expo" } },
};
const afterparty = {
	yes: { isIncluded: true, text: { pl: "Afterparty", en: "Afterparty" } },
	no: { isIncluded: false, text: { pl: "Bez afterparty", en: "No afterparty" } },
};
const extendedSeats = {
	yes: {
		isIncluded: true,
		text: { pl: "Dodatkowe miejsca na wykładach", en: "Extra seats at lectures" },
	},
	no: { isIncluded: false, text: { pl: "Bez dodatkowych miejsc", en: "No extra seats" } },
};

/** The seven rows of a price card, in the same order in every card. */
export function rowsOf({ includes, hasExtendedSeats }: Included): IncludedRow[] {
	return [
		expo[includes.expo ? "yes" : "no"],
		lectures[includes.lectures],
		extendedSeats[hasExtendedSeats ? "yes" : "no"],
		afterparty[includes.afterparty ? "yes" : "no"],
		recordings[includes.recordings],
		lunch[includes.lunch],
		matchmaking[includes.matchmaking],
	];
}

export const texts = {
	/** The bar at the foot of phones. */
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
				pl: "Faktura na NIP. Płatność odroczona kosztuje 49 zł netto.",
				en: "An invoice with your tax number. Deferred payment costs PLN 49 net.",
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

/** In how many days the price rises, two or more. */
export const dayForms = {
	pl: { one: "Podwyżka za # dzień", few: "Podwyżka za # dni", other: "Podwyżka za # dni" },
	en: { one: "Price rises in # day", other: "Price rises in # days" },
};
