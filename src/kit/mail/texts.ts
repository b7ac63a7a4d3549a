import type { Text } from "../i18n/lang.ts";

export const outboxTexts = {
	title: { pl: "Poczta wychodząca", en: "Sent mail" },
	lead: {
		pl: "Serwer poczty nie jest ustawiony, więc wiadomości zostają tutaj przez 30 dni. Tę stronę widać tylko z tego komputera.",
		en: "No mail server is set, so e-mails stay here for 30 days. This page can be seen from this machine only.",
	},
	empty: {
		pl: "Nie ma jeszcze żadnej wiadomości. Zarejestruj się, a pierwsza się tu pojawi.",
		en: "No e-mails yet. Register, and the first will appear here.",
	},
	to: { pl: "Do", en: "To" },
	from: { pl: "Od", en: "From" },
	sentAt: { pl: "Wysłano", en: "Sent" },
	language: { pl: "Język", en: "Language" },
	newer: { pl: "Nowsze", en: "Newer" },
	older: { pl: "Starsze", en: "Older" },
	all: { pl: "Wszystkie wiadomości", en: "All e-mails" },
	asSeen: { pl: "Jak wygląda", en: "As it looks" },
	asText: { pl: "Wersja tekstowa", en: "Text version" },
	pl: { pl: "polski", en: "Polish" },
	en: { pl: "angielski", en: "English" },
	replyTo: { pl: "Odpowiedź do", en: "Reply to" },
	unsubscribe: { pl: "Wypisanie jednym kliknięciem", en: "One-click unsubscribe" },
	files: { pl: "Załączniki", en: "Attachments" },
	blanked: {
		pl: "Ta wiadomość została wysłana przez serwer poczty, więc jej treść jest usunięta.",
		en: "A mail server has sent this e-mail, so its content is erased.",
	},
	none: { pl: "Nie ma takiej wiadomości.", en: "There is no such e-mail." },
	noFile: { pl: "Nie ma takiego załącznika.", en: "There is no such attachment." },
	hidden: { pl: "Nie ma takiej strony.", en: "There is no such page." },
	other: { pl: "English", en: "Polski" },
} as const satisfies Record<string, Text>;
