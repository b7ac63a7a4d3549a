import type { Text } from "../../../../kit/i18n/lang.ts";

export const recordTexts = {
	close: { pl: "Zamknij panel", en: "Close the panel" },
	copy: { pl: "Skopiuj", en: "Copy" },
	copied: { pl: "Skopiowano.", en: "Copied." },
	copyFailed: { pl: "Przeglądarka nie pozwala kopiować.", en: "The browser does not allow copying." },
	loading: { pl: "Wczytujemy…", en: "Loading…" },
	failed: { pl: "Nie udało się tego wczytać.", en: "This could not be loaded." },
	again: { pl: "Spróbuj ponownie", en: "Try again" },
	gone: { pl: "Nie ma tu takiej pozycji.", en: "There is no such record here." },
	older: { pl: "Starszych wpisów: #count", en: "Older entries: #count" },
	noHistory: { pl: "Nie ma jeszcze żadnego wpisu.", en: "There is no entry yet." },
	all: { pl: "Wszystko", en: "All" },
	filters: { pl: "Filtr historii", en: "Filter of the history" },
} as const satisfies Record<string, Text>;
