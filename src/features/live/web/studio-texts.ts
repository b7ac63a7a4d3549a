import type { Text } from "../../../kit/i18n/lang.ts";

/** Texts of studios; the screen Today uses them too. */
export const studioTexts = {
	all: { pl: "Wszystkie studia", en: "All studios" },
	enter: { pl: "Wejdź wcześniej", en: "Go in early" },
	lastHere: { pl: "Dziś to już ostatni w tym studiu.", en: "This is the last one in this studio today." },
	live: { pl: "Na żywo", en: "Live" },
	afterwards: { pl: "Potem", en: "Then" },
	watch: { pl: "Oglądaj na żywo", en: "Watch live" },
	closed: { pl: "Transmisja zamknięta", en: "Stream locked" },
	whatOpens: { pl: "Zobacz, co ją otwiera", en: "See what opens it" },
} as const satisfies Record<string, Text>;
