import type { Text } from "../../kit/i18n/lang.ts";

export const linkTexts = {
	add: { pl: "Dodaj do biletu", en: "Add to your ticket" },
	change: { pl: "Zmień pakiet", en: "Change the package" },
	changeWaits: { pl: "Zmiana pakietu czeka na zapłatę", en: "A change of package is awaiting payment" },
} as const satisfies Record<string, Text>;
