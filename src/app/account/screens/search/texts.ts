import type { Lang, Text } from "../../../../kit/i18n/lang.ts";
import { plural } from "../../../../kit/i18n/plural.ts";

export const searchTexts = {
	title: { pl: "Szukaj", en: "Search" },
	lead: {
		pl: "Wykłady (także po nazwie ścieżki), ludzie, firmy i nagrania tego wydarzenia.",
		en: "Lectures (also by track), people, companies and recordings of this event.",
	},
	field: { pl: "Czego szukasz?", en: "What are you looking for?" },
	hint: {
		pl: "Co najmniej dwie litery. Kolejność słów, wielkość liter i polskie znaki nie mają znaczenia.",
		en: "At least two letters. The order of words, capital letters and accents do not matter.",
	},
	searching: { pl: "Szukam…", en: "Searching…" },
	lectures: { pl: "Wykłady", en: "Lectures" },
	people: { pl: "Ludzie", en: "People" },
	companies: { pl: "Firmy", en: "Companies" },
	recordings: { pl: "Nagrania", en: "Recordings" },
	all: { pl: "Pokaż wszystkie: #", en: "Show all #" },
	peopleClosed: {
		pl: "Teraz nie możesz szukać ludzi na tym wydarzeniu.",
		en: "You cannot search the people of this event now.",
	},
	toPeople: { pl: "Zobacz, dlaczego", en: "See why" },
	ofTrack: { pl: "Znaleziono po ścieżce: #", en: "Found by track: #" },
	ofTopic: { pl: "Tematy: #", en: "Topics: #" },
	ofAbout: { pl: "O sobie: #", en: "About: #" },
	locked: { pl: "Poza Twoim pakietem", en: "Not in your package" },
	nothing: { pl: "Nic nie znaleziono", en: "Nothing found" },
	nothingLead: {
		pl: "Spróbuj krótszego słowa albo samego nazwiska.",
		en: "Try a shorter word, or a surname alone.",
	},
	failed: {
		lectures: { pl: "Nie udało się wczytać wykładów.", en: "The lectures could not be loaded." },
		people: { pl: "Nie udało się wczytać ludzi.", en: "The people could not be loaded." },
		companies: { pl: "Nie udało się wczytać firm.", en: "The companies could not be loaded." },
		recordings: { pl: "Nie udało się wczytać nagrań.", en: "The recordings could not be loaded." },
	},
} satisfies Record<string, Text | Record<string, Text>>;

/** "12 wyników". */
export const resultCount = (lang: Lang, count: number): string =>
	plural(lang, count, {
		pl: { one: "# wynik", few: "# wyniki", many: "# wyników", other: "# wyniku" },
		en: { one: "# result", other: "# results" },
	});
