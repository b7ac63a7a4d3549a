import type { Text } from "../../kit/i18n/lang.ts";

export const errorTexts = {
	errors: { pl: "Formularz zawiera błędy", en: "This form contains errors" },
	serverFailed: {
		pl: "Serwer odpowiedział błędem (#). To, co zostało wpisane, zostaje; spróbuj ponownie za chwilę.",
		en: "The server answered with an error (#). What you typed stays; try again in a moment.",
	},
	noAnswer: { pl: "Przepraszamy, wystąpił błąd!", en: "Sorry, an error occured!" },
	fixOne: { pl: "Popraw jedno pole:", en: "Correct one field:" },
	fixMany: { pl: "Popraw te pola (#):", en: "Correct these fields (#):" },
	closed: { pl: "Rejestracja na to wydarzenie jest zablokowana", en: "Registration for this event is blocked" },
} as const satisfies Record<string, Text>;
