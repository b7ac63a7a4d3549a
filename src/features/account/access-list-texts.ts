import type { Text } from "../../kit/i18n/lang.ts";

export const accessListTexts = {
	title: { pl: "Co jeszcze otwiera to konto", en: "What else opens this account" },
	lead: {
		pl: "Wszystko poniżej skończy się razem ze starym hasłem. Zostaw tylko to, co na pewno jest Twoje.",
		en: "Everything below ends together with the old password. Keep only what is surely yours.",
	},
	keep: { pl: "Zostaw", en: "Keep" },
	keepOf: { pl: "Zostaw: #", en: "Keep: #" },
	session: { pl: "Zalogowane urządzenie", en: "Logged-in device" },
	browser: { pl: "Zapamiętana przeglądarka", en: "Known browser" },
	passkey: { pl: "Klucz dostępu", en: "Passkey" },
	feed: { pl: "Adres kalendarza z planem", en: "Calendar feed of the plan" },
	"second-factor": { pl: "Drugi składnik: kod z telefonu", en: "Second factor: a code from a phone" },
	off: { pl: "wyłączony", en: "turned off" },
	unknownDevice: { pl: "nieznane urządzenie", en: "unknown device" },
	addedFrom: { pl: "dodano z: #", en: "added from #" },
	added: { pl: "od #", en: "since #" },
	used: { pl: "ostatnio używane #", en: "last used on #" },
	stays: {
		pl: "Zostaje, bo jest włączony od ponad tygodnia: logowanie dalej zapyta o kod. Jeśli to nie Twój telefon, napisz do organizatora.",
		en: "Stays, because it has been on for more than a week: logging in still asks for its code. If it is not your phone, write to the organiser.",
	},
	failed: {
		pl: "Nie udało się wczytać listy. Skończy się wszystko, co otwiera konto poza nowym hasłem.",
		en: "The list could not be loaded. Everything that opens the account besides the new password will end.",
	},
} as const satisfies Record<string, Text>;
