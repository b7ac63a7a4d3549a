import type { Text } from "../../kit/i18n/lang.ts";

export const codeTexts = {
	title: { pl: "Podaj kod", en: "Enter the code" },
	phoneLead: {
		pl: "Hasło się zgadza. Otwórz aplikację z kodami w telefonie i wpisz 6 cyfr.",
		en: "The password is right. Open the authenticator app on your phone and type the 6 digits.",
	},
	recoveryLead: {
		pl: "Wpisz jeden z kodów zapasowych zapisanych przy włączaniu. Każdy działa raz.",
		en: "Type one of the recovery codes you saved when you turned this on. Each works once.",
	},
	phoneCode: { pl: "Kod z aplikacji", en: "Code from the app" },
	recoveryCode: { pl: "Kod zapasowy", en: "Recovery code" },
	toRecovery: { pl: "Nie mam telefonu – użyj kodu zapasowego", en: "I do not have my phone – use a recovery code" },
	toPhone: { pl: "Użyj kodu z aplikacji", en: "Use the code from the app" },
	noPasskeysHere: {
		pl: "Ta przeglądarka nie obsługuje kluczy dostępu. Zaloguj się hasłem.",
		en: "This browser does not support passkeys. Log in with your password.",
	},
	notUsed: {
		pl: "Klucz dostępu nie został użyty. Spróbuj jeszcze raz albo zaloguj się hasłem.",
		en: "The passkey was not used. Try again, or log in with your password.",
	},
	otherHost: {
		pl: "Pod tym adresem klucze dostępu nie działają: należą do głównego adresu serwisu (#).",
		en: "Passkeys do not work at this address: they belong to the site’s main address (#).",
	},
	notMade: {
		pl: "Klucz dostępu nie powstał. Spróbuj jeszcze raz.",
		en: "The passkey was not created. Try again.",
	},
	madeBefore: {
		pl: "Na tym urządzeniu jest już klucz dostępu do tego konta.",
		en: "This device already has a passkey for this account.",
	},
} as const satisfies Record<string, Text>;
