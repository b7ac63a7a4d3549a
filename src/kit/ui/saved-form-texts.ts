import type { Text } from "../i18n/lang.ts";

/** What a form that changes something in its place says, whatever it changes. */
export const savedFormTexts = {
	save: { pl: "Zapisz", en: "Save" },
	saving: { pl: "Zapisujemy…", en: "Saving…" },
	cancel: { pl: "Anuluj", en: "Cancel" },
} as const satisfies Record<string, Text>;
