import type { Text } from "../../kit/i18n/lang.ts";

export const subscriberTexts = {
	leave: { pl: "Wypisz się lub zobacz, co o Tobie przechowujemy", en: "Unsubscribe, or see what we store about you" },
	notYou: {
		pl: "To nie Ty? Nic nie rób: bez kliknięcia nic więcej nie wyślemy, a adres skasujemy po 7 dniach.",
		en: "Was it not you? Do nothing: without a click we send nothing more and delete the address after 7 days.",
	},
} as const satisfies Record<string, Text>;
