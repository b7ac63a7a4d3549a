import type { Lang, Text } from "../../kit/i18n/lang.ts";
import { languageName } from "../../kit/i18n/language-names.ts";
import { plural } from "../../kit/i18n/plural.ts";
import { programmeTexts, seatTexts } from "../agenda/texts.ts";

/** Phrases of the agenda: `agendaTexts.heading[lang]`. Phrases with a count are the functions below. */
export const agendaTexts = {
	heading: { pl: "Agenda", en: "Agenda" },
	/** The default sentence above the agenda of a past edition. */
	outdatedIntro: {
		pl: "To agenda minionej edycji. Program kolejnej ogłosimy wkrótce.",
		en: "This is the agenda of a past edition. The next programme will be announced soon.",
	},
	/** Stands above the agenda of a later year, which is outdated by its code alone (spec §4). */
	laterIntro: {
		pl: "To agenda edycji, która odbędzie się w innym roku.",
		en: "This is the agenda of an edition that takes place in another year.",
	},
	tabsLabel: { pl: "Kategorie agendy", en: "Agenda categories" },
	daysLabel: { pl: "Dni", en: "Days" },
	allDays: { pl: "Wszystkie", en: "All days" },
	/** Names the buttons that scroll to further tracks. */
	previousTracks: { pl: "Poprzednie ścieżki", en: "Previous tracks" },
	nextTracks: { pl: "Następne ścieżki", en: "Next tracks" },
	comingEditions: { pl: "Nadchodzące edycje", en: "Upcoming editions" },
	pastEditions: { pl: "Archiwum", en: "Archive" },
	loading: { pl: "Wczytujemy agendę…", en: "Loading the agenda…" },
	unavailable: {
		pl: "Niestety agenda wydarzenia jest chwilowo niedostępna. Zajrzyj tu ponownie za jakiś czas.",
		en: "Unfortunately, the event agenda is temporarily unavailable. Please check back in a while.",
	},
	retry: { pl: "Spróbuj ponownie", en: "Try again" },
	statusesUnavailable: {
		pl: "Nie udało się sprawdzić wolnych miejsc. Pokazujemy ostatni znany stan.",
		en: "Could not check which seats are free. You see the last known state.",
	},
	/** Spec §2: the switch between by-track and by-hour. */
	sortLabel: { pl: "Układ agendy", en: "Agenda order" },
	byTrack: { pl: "Ścieżki", en: "By track" },
	byHour: { pl: "Godziny", en: "By hour" },
	byRoom: { pl: "Sale", en: "By room" },
	collapseAll: { pl: "Zwiń wszystko", en: "Collapse all" },
	expandAll: { pl: "Rozwiń wszystko", en: "Expand all" },
	collapse: { pl: "Zwiń", en: "Collapse" },
	expand: { pl: "Rozwiń", en: "Expand" },
	withoutTrack: programmeTexts.withoutTrack,
	chairedBy: { pl: "Prowadzi", en: "Chaired by" },
	chairedByMany: { pl: "Prowadzą", en: "Chaired by" },
	caredBy: { pl: "Opiekuje się", en: "Looked after by" },
	caredByMany: { pl: "Opiekują się", en: "Looked after by" },
	hot: seatTexts.hot,
	hotHeading: { pl: "O tych mówi się najwięcej", en: "The talks people talk about" },
	seatsInAgenda: {
		pl: "Miejsca na salach zajmiesz w agendzie.",
		en: "Take your seats in the agenda.",
	},
	wholeAgenda: { pl: "Pełna agenda", en: "Full agenda" },
	/** The meaning of HOT for screen readers. */
	hotMeaning: { pl: "Gorący temat", en: "Hot topic" },
	addDayToCalendar: { pl: "Zapisz cały dzień w kalendarzu", en: "Add the whole day to calendar" },
	/** Spec §9: editions without online show recordings. */
	vodAccess: { pl: "Dostęp do nagrań VoD", en: "VoD recordings access" },
	afterHours: { pl: "Po godzinach", en: "After hours" },
	online: programmeTexts.online,
	alsoOnline: programmeTexts.alsoOnline,
	searchHint: { pl: "Wykład lub osoba", en: "Lecture or person" },
	searchLabel: { pl: "Szukaj wykładu lub osoby", en: "Search for a lecture or person" },
	trackFilter: { pl: "Ścieżka", en: "Track" },
	roomFilter: { pl: "Sala", en: "Room" },
	chosenFilters: { pl: "Wybrane filtry", en: "Chosen filters" },
	removeFilter: { pl: "Usuń filtr", en: "Remove filter" },
	jumpToTrack: { pl: "Przejdź do ścieżki", en: "Jump to a track" },
	withoutRoom: { pl: "Bez sali", en: "No room" },
	/** Precedes the links to the programme's files. */
	feeds: {
		pl: "Program w Twoim kalendarzu i w innych aplikacjach:",
		en: "The programme in your calendar and other apps:",
	},
	trackFeed: { pl: "iCal wybranej ścieżki", en: "iCal of the chosen track" },
	hoursLabel: { pl: "Godziny", en: "Hours" },
	gridLabel: { pl: "Siatka sal i godzin", en: "Grid of rooms and hours" },
	gridHelp: {
		pl: "Strzałki przenoszą między wykładami: w górę i w dół w tej samej sali, w bok do sąsiedniej.",
		en: "Arrow keys move between lectures: up and down in a room, left and right to the next room.",
	},
	topicFilter: { pl: "Temat", en: "Topic" },
	levelFilter: { pl: "Poziom", en: "Level" },
	anyLevel: { pl: "Każdy poziom", en: "Any level" },
	languageFilter: { pl: "Język", en: "Language" },
	anyLanguage: { pl: "Każdy język", en: "Any language" },
	clearFilter: { pl: "Wyczyść filtry", en: "Clear filters" },
	emptyAgenda: programmeTexts.emptyAgenda,
	emptyCategory: { pl: "W tej części nie ma jeszcze wykładów.", en: "There are no lectures here yet." },
	emptyDay: programmeTexts.emptyDay,
	emptyEdition: { pl: "Ta edycja nie ma jeszcze programu.", en: "This edition has no programme yet." },
	nothingFound: { pl: "Żaden wykład nie pasuje do filtrów.", en: "No lecture matches the filters." },
	foundElsewhere: {
		pl: "Tu żaden wykład nie pasuje, ale pasują w innych częściach.",
		en: "No lecture matches here, but some do elsewhere.",
	},
} as const satisfies Record<string, Text>;

/** "Poziom 2" / "Level 2". */
export function levelText(lang: Lang, level: number): string {
	return `${lang === "pl" ? "Poziom" : "Level"} ${level}`;
}

/** Returns "po niemiecku" / "in German"; unknown languages by their name. */
export function languageText(lang: Lang, code: string): string {
	if (code === "pl") return lang === "pl" ? "po polsku" : "in Polish";
	if (code === "en") return lang === "pl" ? "po angielsku" : "in English";
	const name = languageName(lang, code);
	if (name === code) return code;
	if (lang === "en") return `in ${name}`;
	return /\p{L}ki$/u.test(name) ? `po ${name.slice(0, -1)}u` : `język ${name}`;
}

/** "46 wykładów" / "46 lectures". */
export function lectureCount(lang: Lang, count: number): string {
	return plural(lang, count, {
		pl: { one: "# wykład", few: "# wykłady", many: "# wykładów", other: "# wykładu" },
		en: { one: "# lecture", other: "# lectures" },
	});
}

/** "11 gorących wykładów." / "11 hot talks." */
export function hotCount(lang: Lang, count: number): string {
	return plural(lang, count, {
		pl: {
			one: "# gorący wykład.",
			few: "# gorące wykłady.",
			many: "# gorących wykładów.",
			other: "# gorącego wykładu.",
		},
		en: { one: "# hot talk.", other: "# hot talks." },
	});
}

/** "Pokaż jeszcze 9 wykładów" / "Show 9 more lectures". */
export function moreLectures(lang: Lang, count: number): string {
	return plural(lang, count, {
		pl: {
			one: "Pokaż jeszcze # wykład",
			few: "Pokaż jeszcze # wykłady",
			many: "Pokaż jeszcze # wykładów",
			other: "Pokaż jeszcze # wykładu",
		},
		en: { one: "Show # more lecture", other: "Show # more lectures" },
	});
}

/** "Pokaż 14 wcześniejszych wykładów" / "Show 14 earlier lectures". */
export function earlierLectures(lang: Lang, count: number): string {
	return plural(lang, count, {
		pl: {
			one: "Pokaż # wcześniejszy wykład",
			few: "Pokaż # wcześniejsze wykłady",
			many: "Pokaż # wcześniejszych wykładów",
			other: "Pokaż # wcześniejszego wykładu",
		},
		en: { one: "Show # earlier lecture", other: "Show # earlier lectures" },
	});
}

/** "w 4 ścieżkach" / "in 4 tracks", after a count of lectures. */
export function inTracks(lang: Lang, count: number): string {
	return plural(lang, count, {
		pl: { one: "w # ścieżce", other: "w # ścieżkach" },
		en: { one: "in # track", other: "in # tracks" },
	});
}

/** "w 4 salach" / "in 4 rooms", after a count of lectures. */
export function inPlaces(lang: Lang, count: number): string {
	return plural(lang, count, {
		pl: { one: "w # sali", other: "w # salach" },
		en: { one: "in # room", other: "in # rooms" },
	});
}

/** "Znaleziono 3 wykłady" / "3 lectures found", announced after a filter change. */
export function foundCount(lang: Lang, count: number): string {
	return lang === "pl" ? `Znaleziono ${lectureCount(lang, count)}` : `${lectureCount(lang, count)} found`;
}

/** "do 10:00" / "until 10:00", below the hour. */
export function untilText(lang: Lang, time: string): string {
	return `${lang === "pl" ? "do" : "until"} ${time}`;
}
