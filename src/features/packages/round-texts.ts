import { fill } from "../../kit/i18n/fill.ts";
import { type Lang, localized, type Text } from "../../kit/i18n/lang.ts";
import { texts } from "./texts.ts";

const placedOrders = {
	pl: "W tej rundzie złożono zamówienia: #. Rundy ze sprzedażą nie usuwamy.",
	en: "Orders were placed in this round: #. A round with sales is not removed.",
} as const;

export const roundRefusals = {
	noRound: { pl: "Nie ma takiej rundy.", en: "There is no such round." },
	changed: {
		pl: "Ktoś inny zmienił tę rundę w międzyczasie. Nic nie zapisaliśmy.",
		en: "Another person has changed this round meanwhile. Nothing was saved.",
	},
	bothNames: {
		pl: "Podaj nazwę po polsku i po angielsku albo zostaw obie puste.",
		en: "Provide the name in Polish and in English, or leave both empty.",
	},
	day: { pl: "Podaj dzień.", en: "Provide a day." },
	endNeeded: { pl: "Podaj ostatni dzień rundy.", en: "Provide the last day of the round." },
	lastHasNoEnd: { pl: "Ostatnia runda nie ma końca.", en: "The last round has no end." },
	hasEnded: { pl: "Ta runda już się skończyła.", en: "This round has already ended." },
	endIsPast: { pl: "Runda może się skończyć najwcześniej dziś.", en: "A round can end today at the earliest." },
	endsBeforeStart: {
		pl: "Runda musi trwać co najmniej dzień po końcu poprzedniej.",
		en: "A round must last at least a day after the end of the previous one.",
	},
	endsAfterNext: {
		pl: "Runda musi się skończyć przed końcem następnej.",
		en: "A round must end before the end of the next one.",
	},
	startIsPast: {
		pl: "Nowa runda może zacząć się najwcześniej jutro.",
		en: "A new round can begin tomorrow at the earliest.",
	},
	startIsTaken: { pl: "Tego dnia już zaczyna się runda.", en: "A round begins on this day already." },
	tooMany: { pl: "Cennik ma najwyżej 12 rund.", en: "A price list has at most 12 rounds." },
	onlyRound: { pl: "Jedynej rundy nie można usunąć.", en: "The only round cannot be removed." },
	notAsBefore: {
		pl: "Rundy lub ich ceny zmieniono od tego czasu.",
		en: "The rounds or their prices have been changed since.",
	},
	hasOrders: (orders: number): Text => ({ pl: fill(placedOrders.pl, orders), en: fill(placedOrders.en, orders) }),
} as const;

/** The own name of a round, otherwise "Runda 2". */
export function roundName(
	lang: Lang,
	{ number, name, nameEn }: { number: number; name: string | null; nameEn: string | null },
) {
	return name === null ? `${texts.round[lang]} ${number}` : localized(lang, name, nameEn);
}

export const roundLabels = {
	name: { pl: "Nazwa po polsku", en: "Name in Polish" },
	nameEn: { pl: "Nazwa po angielsku", en: "Name in English" },
	lastDay: { pl: "Ostatni dzień", en: "Last day" },
	firstDay: { pl: "Pierwszy dzień", en: "First day" },
} as const satisfies Record<string, Text>;

/** The effects of a removal. */
export const removalTexts = {
	title: { pl: "Runda „#name” zniknie z cennika.", en: "The round “#name” leaves the price list." },
	lastsUntil: { pl: "Runda „#name” potrwa do #day włącznie.", en: "The round “#name” lasts until #day, inclusive." },
	lastsForever: { pl: "Runda „#name” nie będzie miała końca.", en: "The round “#name” has no end then." },
	beginsEarlier: {
		pl: "Runda „#name” zajmie jej czas od początku sprzedaży.",
		en: "The round “#name” takes its time, from the beginning of sales.",
	},
	prices: { pl: "Ceny tej rundy znikną: #count.", en: "Prices of this round disappear: #count." },
	priceNow: { pl: "Zmieni się cena, która teraz obowiązuje.", en: "The price that applies now changes." },
	removed: { pl: "Usunięto rundę „#name”.", en: "The round “#name” is removed." },
} as const satisfies Record<string, Text>;
