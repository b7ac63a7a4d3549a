import type { Text } from "../../kit/i18n/lang.ts";

export const ownPersonTexts = {
	title: { pl: "Dane osoby", en: "About you" },
	name: { pl: "Imię i nazwisko", en: "Name" },
	none: { pl: "brak", en: "none" },
	polish: { pl: "Polski", en: "Polish" },
	english: { pl: "Angielski", en: "English" },
	change: { pl: "Zmień dane", en: "Change" },
	lead: {
		pl: "Bilety pokażą nowe imię i nazwisko od razu. Wystawione faktury zostają bez zmian.",
		en: "Tickets show the new name at once. Invoices that were issued stay as they are.",
	},
	saved: { pl: "Dane zapisane.", en: "Your details are saved." },
} as const satisfies Record<string, Text>;
