import type { Text } from "../i18n/lang.ts";

/** Texts of forms that save in place. */
export const savedFormTexts = {
	save: { pl: "Zapisz", en: "Save" },
	saving: { pl: "Zapisujemy…", en: "Saving…" },
	cancel: { pl: "Anuluj", en: "Cancel" },
} as const satisfies Record<string, Text>;
