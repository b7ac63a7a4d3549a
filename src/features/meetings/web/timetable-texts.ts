import type { Text } from "../../../kit/i18n/lang.ts";

/** Only the exhibitor app loads these texts. */
export const timetableTexts = {
	title: { pl: "Terminarz", en: "Timetable" },
	place: { pl: "Miejsce", en: "Place" },
	agreed: { pl: "umówione", en: "agreed" },
	waits: { pl: "czeka", en: "waiting" },
	free: { pl: "wolne", en: "free" },
	none: { pl: "Nie macie jeszcze terminów.", en: "You have no times yet." },
	remove: { pl: "Usuń termin #when", en: "Remove the time #when" },
	removed: { pl: "Usunięto termin #when.", en: "Removed the time #when." },
} as const satisfies Record<string, Text>;
