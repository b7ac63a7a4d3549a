import type { Text } from "../i18n/lang.ts";

export const savedFormTexts = {
	save: { pl: "Zapisz", en: "Save" },
	saving: { pl: "Zapisujemy…", en: "Saving…" },
	cancel: { pl: "Anuluj", en: "Cancel" },
} as const satisfies Record<string, Text>;
