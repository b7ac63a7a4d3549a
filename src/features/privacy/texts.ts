import type { Text } from "../../kit/i18n/lang.ts";

export const privacyTexts = {
	title: { pl: "Pobierz swoje dane", en: "Download your data" },
	lead: {
		pl: "Wszystko, co mamy o Tobie, w jednym pliku ZIP: opis słowami, dane w formacie JSON, bilety i faktury w PDF.",
		en: "Everything we have about you in one ZIP file: a description in words, the data as JSON, tickets and invoices as PDF.",
	},
	download: { pl: "Pobierz ZIP", en: "Download the ZIP" },
	preparing: { pl: "Przygotowujemy…", en: "Preparing…" },
	ready: { pl: "Plik z Twoimi danymi jest pobrany.", en: "The file with your data is downloaded." },
	notReady: {
		pl: "Nie udało się przygotować pliku. Spróbuj ponownie za chwilę.",
		en: "The file could not be prepared. Try again in a moment.",
	},
} as const satisfies Record<string, Text>;

export const readMe = {
	heading: { pl: "Twoje dane", en: "Your data" },
	lead: {
		pl: "Oto wszystko, co serwis ma o koncie #email, stan z #moment (UTC). Kwoty są w groszach, godziny w UTC.",
		en: "This is everything the site keeps about the account #email, as of #moment (UTC). Amounts are in grosz, times in UTC.",
	},
	leadAtEvent: {
		pl: "Oto dane konta #email na wydarzeniu #event, które wydaje organizator, stan z #moment (UTC). Kwoty są w groszach, godziny w UTC.",
		en: "This is the data of the account #email at the event #event, handed out by the organiser, as of #moment (UTC). Amounts are in grosz, times in UTC.",
	},
	notInAtEvent: {
		pl: "Nie ma tu danych konta ani innych wydarzeń, rozmów, notatek, CV i kontaktów u wystawców: organizator wydarzenia ich nie czyta. Wszystko pobierzesz w swoim koncie, w „Twoje dane i płatności”.",
		en: "The data of the account and of other events, conversations, notes, the CV and contacts with exhibitors are not in here: the event’s organiser does not read them. Download everything in your account, in “Your data and payments”.",
	},
	files: { pl: "Pliki: #files.", en: "Files: #files." },
	notIn: {
		pl: "Nie ma tu tego, co samo jest tajemnicą (hasła, kody sesji i linków są u nas tylko jako skróty), ani liczników prób, które nie zawierają adresów.",
		en: "What is a secret by itself is not in here (of passwords, sessions and links we keep hashes only), nor are counters of tries, which hold no addresses.",
	},
} as const satisfies Record<string, Text>;
