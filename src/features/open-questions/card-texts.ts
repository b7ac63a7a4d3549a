import type { Lang, Text } from "../../kit/i18n/lang.ts";
import { plural } from "../../kit/i18n/plural.ts";

export const questionCardTexts = {
	cardLead: {
		pl: "Pojawiły się po Twojej rejestracji na #event.",
		en: "They were added after you registered for #event.",
	},
	answer: { pl: "Odpowiedz", en: "Answer" },
} as const satisfies Record<string, Text>;

/** "3 pytania bez odpowiedzi". */
export const questionsLeft = (lang: Lang, count: number): string =>
	plural(lang, count, {
		pl: { one: "# pytanie bez odpowiedzi", few: "# pytania bez odpowiedzi", other: "# pytań bez odpowiedzi" },
		en: { one: "# question to answer", other: "# questions to answer" },
	});
