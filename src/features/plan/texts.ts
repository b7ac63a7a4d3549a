import type { Lang, Text } from "../../kit/i18n/lang.ts";
import { plural } from "../../kit/i18n/plural.ts";

/** `#` is a lecture, `~` another one, `@` a time or place. */
export const planTexts = {
	title: { pl: "Agenda", en: "Agenda" },
	lead: {
		pl: "Oznacz gwiazdką to, na co idziesz, i zajmij miejsca tam, gdzie obowiązują zapisy.",
		en: "Star the lectures you are going to, and take seats where they have to be booked.",
	},
	leadOver: {
		pl: "Wydarzenie już za nami. Twój plan zostaje tutaj.",
		en: "The event is over. Your plan stays here.",
	},
	/** Shown if the visitor's time zone differs. */
	zone: {
		pl: "Godziny są w strefie czasowej wydarzenia, a obok w Twojej.",
		en: "Hours are the event’s, with yours beside them.",
	},
	agendaFailed: { pl: "Nie udało się wczytać agendy.", en: "The agenda could not be loaded." },
	shown: { pl: "Które wykłady", en: "Which lectures" },
	all: { pl: "Wszystkie", en: "All" },
	favourites: { pl: "Ulubione", en: "Favourites" },
	track: { pl: "Ścieżka", en: "Track" },
	anyTrack: { pl: "Każda ścieżka", en: "Any track" },
	noFavourites: { pl: "Nie masz tu jeszcze ulubionych", en: "You have no favourites here yet" },
	noFavouritesLead: {
		pl: "Oznacz gwiazdką wykłady, na które idziesz.",
		en: "Star the lectures you are going to.",
	},
	showAll: { pl: "Pokaż wszystkie", en: "Show all" },
	star: { pl: "Ulubiony: #", en: "Favourite: #" },
	clash: { pl: "Koliduje", en: "Clashes" },
	clashWith: { pl: "Koliduje z „~”.", en: "It clashes with “~”." },
	again: { pl: "„#” jest jeszcze raz: @.", en: "“#” is repeated: @." },
	recorded: { pl: "„#” będzie w nagraniach.", en: "“#” will be recorded." },
	allRecorded: { pl: "Każdy z nich będzie w nagraniach.", en: "Each of them will be recorded." },
	keep: { pl: "Zostaw ten", en: "Keep this one" },
	keepNamed: { pl: "Zostaw ten: #", en: "Keep this one: #" },
	keepHelp: { pl: "Drugi zniknie z Twojego planu.", en: "The other leaves your plan." },
	keepHelpSeat: {
		pl: "Drugi zniknie z Twojego planu, a zajęte na nim miejsce się zwolni.",
		en: "The other leaves your plan, and a seat taken in it is released.",
	},
	keepHelpMany: {
		pl: "Te, które z nim kolidują, znikną z Twojego planu, a zajęte na nich miejsca się zwolnią.",
		en: "Those that clash with it leave your plan, and seats taken in them are released.",
	},
	kept: { pl: "W planie zostaje „#”.", en: "“#” stays in your plan." },
	plan: { pl: "Mój plan", en: "My plan" },
	emptyTitle: { pl: "Twój plan jest pusty", en: "Your plan is empty" },
	emptyLead: {
		pl: "Oznacz gwiazdką wykłady, na które idziesz. Zobaczysz je tutaj także bez internetu.",
		en: "Star the lectures you are going to. You will see them here, without a connection too.",
	},
	anyTime: { pl: "Kiedy chcesz", en: "Any time" },
	inPlan: { pl: "w Twoim planie", en: "in your plan" },
	also: { pl: "W tym samym czasie", en: "At the same time" },
	until: { pl: "do @", en: "until @" },
	/** `#` is a changed lecture's new time and hall, `~` the old ones. */
	feed: { pl: "Plan w Twoim kalendarzu", en: "Your plan in your calendar" },
	feedLead: {
		pl: "Pod osobistym adresem Twój kalendarz sam pobiera plan i jego zmiany. Kto zna ten adres, widzi plan.",
		en: "At a personal address your calendar fetches the plan and its changes by itself. Whoever knows it sees the plan.",
	},
	feedMake: { pl: "Utwórz adres", en: "Make an address" },
	feedKnown: {
		pl: "Masz już adres dla kalendarza. Pokazujemy go tylko raz. Nowy unieważnia poprzedni.",
		en: "You have an address for calendars. It is shown only once. A new one revokes the one before.",
	},
	feedAddress: { pl: "Adres dla kalendarza", en: "Address for calendars" },
	feedChange: { pl: "Zmień adres", en: "Change the address" },
	feedOff: { pl: "Wyłącz", en: "Switch off" },
	feedCopy: { pl: "Kopiuj adres", en: "Copy the address" },
	feedCopied: { pl: "Adres skopiowany.", en: "The address is copied." },
	feedMade: { pl: "Oto Twój nowy adres.", en: "Here is your new address." },
	feedRemoved: { pl: "Kalendarze nie pobierają już Twojego planu.", en: "Calendars no longer fetch your plan." },
	feedGone: {
		pl: "Nie ma takiego kalendarza. Adres mógł zostać zmieniony na koncie.",
		en: "There is no such calendar. Its address may have been changed in the account.",
	},
} as const satisfies Record<string, Text>;

/** "Dwa wykłady o 11:15" / "Two lectures at 11:15". */
export function clashTitle(lang: Lang, count: number, time: string): string {
	const counted = plural(lang, count, {
		pl: { few: "# wykłady naraz", many: "# wykładów naraz", other: "# wykładu naraz" },
		en: { other: "# lectures at once" },
	});
	return `${counted}, ${time}`;
}

/** "Minęły 4 wykłady" / "4 lectures are over". */
export function pastCount(lang: Lang, count: number): string {
	return plural(lang, count, {
		pl: { one: "Minął # wykład", few: "Minęły # wykłady", many: "Minęło # wykładów", other: "Minęło # wykładu" },
		en: { one: "# lecture is over", other: "# lectures are over" },
	});
}

/** "za 53 min" / "in 53 min"; undefined if far off or begun. */
export function inMinutes(lang: Lang, minutes: number): string | undefined {
	if (minutes <= 0 || minutes > 120) return undefined;
	return `${lang === "pl" ? "za" : "in"} ${minutes} min`;
}

/** "trwa 22 min" / "on for 22 min". */
export function onFor(lang: Lang, minutes: number): string {
	return `${lang === "pl" ? "trwa" : "on for"} ${minutes} min`;
}

/** "zostało 23 min" / "23 min left". */
export function minutesLeft(lang: Lang, minutes: number): string {
	return lang === "pl" ? `zostało ${minutes} min` : `${minutes} min left`;
}
