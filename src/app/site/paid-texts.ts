import type { Text } from "../../kit/i18n/lang.ts";

export const paidTexts = {
	toCalendar: { pl: "Dodaj do kalendarza", en: "Add to calendar" },
	toAccount: { pl: "Przejdź do konta", en: "Go to your account" },
	picksTitle: { pl: "Wybierz pierwsze wykłady", en: "Pick your first lectures" },
	picksLead: {
		pl: "Na te czeka najwięcej osób. Miejsca zajmiesz na koncie.",
		en: "Most people are waiting for these. You take your seats in your account.",
	},
	agenda: { pl: "Zobacz całą agendę", en: "See the whole agenda" },
} as const satisfies Record<string, Text>;
