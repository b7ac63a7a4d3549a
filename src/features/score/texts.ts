import type { Lang, Text } from "../../kit/i18n/lang.ts";
import { plural } from "../../kit/i18n/plural.ts";

export const scoreTexts = {
	heading: { pl: "Partytura światła", en: "The score of light" },
	say: {
		pl: "Każda lampka to wykład na linii swojej ścieżki. Powiedz, co Cię interesuje, a zapalimy Twoje.",
		en: "Each lamp is a lecture on the line of its track. Say what interests you, and we light yours.",
	},
	lampIsLecture: {
		pl: "Każda lampka to wykład na linii swojej ścieżki.",
		en: "Each lamp is a lecture on the line of its track.",
	},
	lampIsFullness: {
		pl: "Każda lampka to wykład: im jaśniejsza, tym więcej miejsc było zajętych.",
		en: "Each lamp is a lecture: the brighter, the more seats were taken.",
	},
	opensRecordings: {
		pl: "Z lampek otwierają się opublikowane nagrania.",
		en: "Lamps open the recordings that are published.",
	},
	topics: { pl: "Tematy", en: "Topics" },
	moreTopics: { pl: "Więcej tematów", en: "More topics" },
	fewerTopics: { pl: "Mniej tematów", en: "Fewer topics" },
	days: { pl: "Dni", en: "Days" },
	sheet: { pl: "Wykłady w czasie", en: "Lectures in time" },
	help: {
		pl: "Strzałki przenoszą między lampkami: w bok na tej samej linii, w górę i w dół na sąsiednią. Enter otwiera wykład.",
		en: "Arrow keys move between lamps: sideways on a line, up and down to the next one. Enter opens the lecture.",
	},
	matches: { pl: "pasuje do Ciebie", en: "matches you" },
	others: { pl: "pozostałe", en: "the others" },
	hotLegend: { pl: "HOT, najwięcej zapisów", en: "HOT, most sign-ups" },
	lengthLegend: { pl: "długość lampki = czas wykładu", en: "length of a lamp = time of the lecture" },
	empty: { pl: "pusto", en: "empty" },
	full: { pl: "komplet", en: "full" },
	hot: { pl: "HOT", en: "HOT" },
	now: { pl: "teraz", en: "now" },
	onNow: { pl: "trwa teraz", en: "on now" },
	inPlan: { pl: "w Twoim planie", en: "in your plan" },
	showList: { pl: "Pokaż jako listę", en: "Show as a list" },
	makePlan: { pl: "Ułóż z tego plan", en: "Make a plan of this" },
	chooseFirst: {
		pl: "Najpierw wybierz tematy, które Cię interesują.",
		en: "First choose the topics that interest you.",
	},
	openPlan: { pl: "Otwórz mój plan", en: "Open my plan" },
	addToPlan: { pl: "Dodaj do planu", en: "Add to plan" },
	isInPlan: { pl: "W Twoim planie", en: "In your plan" },
	watch: { pl: "Obejrzyj nagranie", en: "Watch the recording" },
	close: { pl: "Zamknij", en: "Close" },
	unavailable: {
		pl: "Nie udało się wczytać partytury. Wszystkie wykłady są w agendzie.",
		en: "The score could not be loaded. All lectures stand in the agenda.",
	},
	toAgenda: { pl: "Przejdź do agendy", en: "Go to the agenda" },
	retry: { pl: "Spróbuj ponownie", en: "Try again" },
	picture: { pl: "Partytura światła: wykłady w czasie", en: "The score of light: lectures in time" },
} as const satisfies Record<string, Text>;

/** "Oba dni na jednej kartce." */
export function daysOnOneSheet(lang: Lang, days: number): string {
	if (days === 1) return { pl: "Cały dzień na jednej kartce.", en: "The whole day on one sheet." }[lang];
	if (days === 2) return { pl: "Oba dni na jednej kartce.", en: "Both days on one sheet." }[lang];
	return plural(lang, days, {
		pl: { few: "# dni na jednej kartce.", other: "# dni na jednej kartce." },
		en: { other: "# days on one sheet." },
	});
}

/** Explains the lamps after the event. */
export function lampsMeant(
	lang: Lang,
	{ hasSeats, hasRecordings }: { hasSeats: boolean; hasRecordings: boolean },
): string {
	const lamp = scoreTexts[hasSeats ? "lampIsFullness" : "lampIsLecture"][lang];
	return hasRecordings ? `${lamp} ${scoreTexts.opensRecordings[lang]}` : lamp;
}

/** Text after the total number of lamps: "lampki czekają na Twoje tematy". */
export function lampsWait(lang: Lang, total: number): string {
	return plural(lang, total, {
		pl: {
			one: "lampka czeka na Twoje tematy",
			few: "lampki czekają na Twoje tematy",
			other: "lampek czeka na Twoje tematy",
		},
		en: { one: "lamp waits for your topics", other: "lamps wait for your topics" },
	});
}

/** The text after the total number of lamps, once the event is over. */
export function lampsWere(lang: Lang, total: number): string {
	return plural(lang, total, {
		pl: { one: "wykład za nami", few: "wykłady za nami", other: "wykładów za nami" },
		en: { one: "lecture behind us", other: "lectures behind us" },
	});
}

/** Text after the number of lit lamps: "z 94 lampek świeci dla Ciebie". */
export function ofLampsLit(lang: Lang, lit: number, total: number): string {
	const of = plural(lang, total, {
		pl: { one: "z # lampki", other: "z # lampek" },
		en: { one: "of # lamp", other: "of # lamps" },
	});
	const verb = plural(lang, lit, {
		pl: { one: "świeci dla Ciebie", few: "świecą dla Ciebie", other: "świeci dla Ciebie" },
		en: { one: "is lit for you", other: "are lit for you" },
	});
	return `${of} ${verb}`;
}

/** "4 z 31" for a folded group. */
export function groupCount(lang: Lang, lit: number | undefined, total: number): string {
	if (lit === undefined)
		return plural(lang, total, {
			pl: { one: "# wykład", few: "# wykłady", other: "# wykładów" },
			en: { one: "# lecture", other: "# lectures" },
		});
	return { pl: `${lit} z ${total}`, en: `${lit} of ${total}` }[lang];
}

/** Introduces the topics for which a lamp is lit: "Świeci, bo łączą Was tematy". */
export function litBecause(lang: Lang, topics: number): string {
	return plural(lang, topics, {
		pl: { one: "Świeci, bo łączy Was temat", other: "Świeci, bo łączą Was tematy" },
		en: { one: "Lit because you share the topic", other: "Lit because you share the topics" },
	});
}

/** The result of making a plan. */
export function planMade(lang: Lang, added: number, leftOut: number): string {
	const done = plural(lang, added, {
		pl: {
			one: "Dodaliśmy # wykład do Twojego planu.",
			few: "Dodaliśmy # wykłady do Twojego planu.",
			other: "Dodaliśmy # wykładów do Twojego planu.",
		},
		en: { one: "# lecture was added to your plan.", other: "# lectures were added to your plan." },
	});
	if (leftOut === 0) return done;
	const rest = plural(lang, leftOut, {
		pl: {
			one: "# pasujący odbywa się w tym samym czasie.",
			few: "# pasujące odbywają się w tym samym czasie.",
			other: "# pasujących odbywa się w tym samym czasie.",
		},
		en: { one: "# matching lecture is at the same time.", other: "# matching lectures are at the same time." },
	});
	return `${done} ${rest}`;
}

/** "Poziom 2". */
export const levelName = (lang: Lang, level: number): string => `${{ pl: "Poziom", en: "Level" }[lang]} ${level}`;
