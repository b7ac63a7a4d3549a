import type { Text } from "../../kit/i18n/lang.ts";

export const questionTexts = {
	optional: { pl: "nieobowiązkowe", en: "optional" },
	choose: { pl: "Wybierz…", en: "Choose…" },
} as const satisfies Record<string, Text>;
