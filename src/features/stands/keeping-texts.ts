import type { Text } from "../../kit/i18n/lang.ts";

/** Phrases of the briefcase outside the account. */
export const keepingTexts = {
	toStand: { pl: "Zobacz stoisko", en: "See the stand" },
	unknown: {
		pl: "Nie wiemy teraz, czy ta firma jest w Twojej teczce.",
		en: "We cannot tell now whether this company is in your briefcase.",
	},
	tryAgain: { pl: "Spróbuj ponownie", en: "Try again" },
} satisfies Record<string, Text>;
