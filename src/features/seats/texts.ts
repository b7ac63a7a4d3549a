import type { Lang, Text } from "../../kit/i18n/lang.ts";
import { plural } from "../../kit/i18n/plural.ts";
import type { SeatRefusal } from "./rules.ts";

/** `#` is the lecture, `~` another one. */
const refusals: Record<SeatRefusal, Text> = {
	unknown: { pl: "Na tym wydarzeniu nie ma takiego wykładu.", en: "There is no such lecture at this event." },
	noSeatNeeded: {
		pl: "Na wykład „#” nie trzeba rezerwować miejsca.",
		en: "“#” needs no reservation.",
	},
	noLectures: {
		pl: "Twój pakiet nie obejmuje wykładów, więc nie daje miejsca na „#”.",
		en: "Your package does not include lectures, so you cannot take a seat at “#”.",
	},
	otherDay: {
		pl: "Wykład „#” jest w innym dniu niż ten, na który masz bilet.",
		en: "“#” is on another day than your ticket.",
	},
	onsiteOnly: {
		pl: "Wykład „#” odbywa się tylko na miejscu, a Twój bilet jest na udział online.",
		en: "“#” is on site only, and your ticket is for attending online.",
	},
	onlineOnly: {
		pl: "Wykład „#” odbywa się tylko online, a Twój pakiet tej części nie obejmuje.",
		en: "“#” is online only, and your package does not include that part.",
	},
	begun: { pl: "Wykład „#” już się rozpoczął.", en: "“#” has already begun." },
	overlap: {
		pl: "Wykład „#” trwa w tym samym czasie co „~”. Wybierz jeden z nich.",
		en: "“#” runs at the same time as “~”. Choose one of them.",
	},
	full: {
		pl: "Na wykład „#” nie ma już wolnych miejsc. Wybierz inny.",
		en: "There are no seats left at “#”. Choose another one.",
	},
};

export function refusalText(reason: SeatRefusal, subject = "", other = ""): Text {
	const named = (text: string) => text.replace(/[#~]/g, (sign) => (sign === "#" ? subject : other));
	return { pl: named(refusals[reason].pl), en: named(refusals[reason].en) };
}

export const seatTexts = {
	notYours: {
		pl: "Nie ma takiej rejestracji na Twoim koncie.",
		en: "There is no such registration in your account.",
	},
	cancelled: {
		pl: "Ta rejestracja jest anulowana, więc nie można rezerwować z niej miejsc.",
		en: "This registration is cancelled, so no seats can be reserved with it.",
	},
	unchanged: {
		pl: "Nic się nie zmieniło, bo nie wszystko dało się zarezerwować.",
		en: "Nothing was changed, because not everything could be reserved.",
	},
	own: { pl: "Masz miejsce", en: "You have a seat" },
	ownExtended: { pl: "Miejsce z puli rozszerzonej", en: "Seat from the extended-package pool" },
	reserve: { pl: "Zarezerwuj", en: "Reserve" },
	release: { pl: "Zrezygnuj", en: "Release" },
	swap: { pl: "Zamień", en: "Swap" },
	until: { pl: "do #", en: "until #" },
	free: { pl: "Wolne miejsca", en: "Free seats" },
	last: { pl: "Ostatnie miejsca", en: "Last places" },
	none: { pl: "Brak miejsc", en: "No seats" },
	over: { pl: "Już po rozpoczęciu", en: "Already begun" },
	reserved: { pl: "Zarezerwowane: „#”.", en: "Reserved: “#”." },
	released: { pl: "Miejsce zwolnione: „#”.", en: "Released: “#”." },
	swapped: { pl: "Zamienione: masz miejsce na „#”.", en: "Swapped: you have a seat at “#”." },
	formHelp: {
		pl: "Na te wykłady obowiązują zapisy. Możesz zarezerwować miejsca teraz albo później, na swoim koncie.",
		en: "These lectures need a booking. Reserve seats now, or later in your account.",
	},
	choose: { pl: "Wybierz wykłady", en: "Choose lectures" },
} as const satisfies Record<string, Text>;

/** "Wybrano 2 wykłady" / "2 lectures chosen"; empty for 0. */
export function chosenCount(lang: Lang, count: number): string {
	if (count === 0) return "";
	return plural(lang, count, {
		pl: { one: "Wybrano # wykład", few: "Wybrano # wykłady", many: "Wybrano # wykładów", other: "Wybrano # wykładu" },
		en: { one: "# lecture chosen", other: "# lectures chosen" },
	});
}
