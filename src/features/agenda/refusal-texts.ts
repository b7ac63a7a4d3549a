import type { Text } from "../../kit/i18n/lang.ts";

/** A separate file keeps the agenda's bundle small. */
export const refusalTexts = {
	categoryGone: { pl: "Nie ma takiej części agendy.", en: "There is no such part of the agenda." },
	noDays: {
		pl: "To wydarzenie nie ma jeszcze terminu. Zajrzyj tu później.",
		en: "This event has no date yet. Come back later.",
	},
	lectureGone: { pl: "Nie ma takiego wykładu.", en: "There is no such lecture." },
} as const satisfies Record<string, Text>;
