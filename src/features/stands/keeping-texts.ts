import type { Text } from "../../kit/i18n/lang.ts";

/** Texts about stand and briefcase outside the account. */
export const keepingTexts = {
	hasStand: {
		pl: "Porozmawiaj z zespołem tej firmy na jej wirtualnym stoisku.",
		en: "Talk to this company’s team at its virtual stand.",
	},
	byAccount: {
		pl: "Zaloguj się albo zarejestruj, żeby tam wejść.",
		en: "Log in or register to enter it.",
	},
	toStand: { pl: "Zobacz stoisko", en: "See the stand" },
	unknown: {
		pl: "Nie wiemy teraz, czy ta firma jest w Twojej teczce.",
		en: "We cannot tell now whether this company is in your briefcase.",
	},
	tryAgain: { pl: "Spróbuj ponownie", en: "Try again" },
} as const satisfies Record<string, Text>;
