import type { Text } from "../../kit/i18n/lang.ts";

export const changeLinkTexts = {
	link: { pl: "Zmień pakiet", en: "Change the package" },
	waits: { pl: "Zmiana pakietu czeka na zapłatę", en: "A change of package is awaiting payment" },
} as const satisfies Record<string, Text>;
