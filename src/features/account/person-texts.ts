import type { Text } from "../../kit/i18n/lang.ts";

export const personTexts = {
	firstName: { pl: "Imię", en: "First name" },
	lastName: { pl: "Nazwisko", en: "Last name" },
	nick: { pl: "Nick", en: "Nick" },
	nickHelp: { pl: "Pokażemy go na czacie i identyfikatorze.", en: "We show it in the chat and on your badge." },
	phoneNo: { pl: "Numer telefonu", en: "Phone number" },
	lang: { pl: "Język naszych e-maili", en: "Language of our e-mails" },
} as const satisfies Record<string, Text>;

/** Spec §5 "Registration form". */
export const personMessages = {
	firstName: { pl: "podaj imię", en: "provide your first name" },
	lastName: { pl: "podaj nazwisko", en: "provide your last name" },
	phoneNo: { pl: "podaj numer telefonu", en: "provide your phone number" },
	phoneNoWrong: { pl: "błędny numer telefonu", en: "incorrect phone number" },
} as const satisfies Record<string, Text>;
