import type { Text } from "../../../../kit/i18n/lang.ts";

export const sheetTexts = {
	change: { pl: "Zmień: #.", en: "Change: #." },
	none: { pl: "puste", en: "empty" },
	save: { pl: "zapisz", en: "save" },
	keep: { pl: "zostaw #", en: "keep #" },
	saving: { pl: "Zapisuję…", en: "Saving…" },
	unsaved: {
		pl: "W arkuszu została niezapisana liczba. Odejść bez niej?",
		en: "A number in the sheet is not saved yet. Leave without it?",
	},
} as const satisfies Record<string, Text>;
