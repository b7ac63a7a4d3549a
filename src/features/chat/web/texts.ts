import type { Text } from "../../../kit/i18n/lang.ts";

/** Phrases of the conversations. */
export const texts = {
	title: { pl: "Rozmowy", en: "Conversations" },
	none: { pl: "Nie masz jeszcze rozmów", en: "You have no conversations yet" },
	noneLead: {
		pl: "Rozmowa zaczyna się, gdy ktoś przyjmie Twoje zaproszenie albo Ty przyjmiesz czyjeś.",
		en: "A conversation begins when somebody accepts your invitation, or you accept theirs.",
	},
	list: { pl: "Lista rozmów", en: "List of conversations" },
	choose: { pl: "Wybierz rozmowę z listy.", en: "Choose a conversation from the list." },
	unknown: { pl: "Nie ma takiej rozmowy.", en: "There is no such conversation." },
	toList: { pl: "Wszystkie rozmowy", en: "All conversations" },
	deleted: { pl: "konto usunięte", en: "account deleted" },
	deletedWords: { pl: "Wiadomość osoby, która usunęła konto.", en: "A message of somebody who deleted their account." },
	you: { pl: "Ty: ", en: "You: " },
	noWords: { pl: "Napisz pierwszą wiadomość.", en: "Write the first message." },
	unread: { pl: "nieprzeczytane: #", en: "unread: #" },
	kept: {
		pl: "Rozmowa zniknie u obu stron #.",
		en: "The conversation goes for both sides on #.",
	},
	write: { pl: "Napisz wiadomość", en: "Write a message" },
	send: { pl: "Wyślij", en: "Send" },
	keys: { pl: "Enter wysyła, Shift + Enter zaczyna nowy wiersz.", en: "Enter sends, Shift + Enter begins a new line." },
	tooLong: { pl: "Za długa o # znaków", en: "# characters too long" },
	typing: { pl: "# pisze…", en: "# is typing…" },
	seen: { pl: "Przeczytane #", en: "Seen #" },
	sending: { pl: "Wysyłamy…", en: "Sending…" },
	waits: { pl: "Wyśle się po połączeniu", en: "Will be sent when you are connected" },
	notSent: { pl: "Nie wysłano: #", en: "Not sent: #" },
	again: { pl: "Wyślij ponownie", en: "Send again" },
	discard: { pl: "Usuń", en: "Discard" },
	older: { pl: "Wczytaj wcześniejsze", en: "Load earlier messages" },
	olderFailed: { pl: "Nie udało się wczytać. Spróbuj ponownie.", en: "They could not be loaded. Try again." },
	closed: {
		pl: "Ta rozmowa jest zamknięta. Możesz ją tylko przeczytać.",
		en: "This conversation is closed. You can only read it.",
	},
	gone: {
		pl: "Ta osoba usunęła konto. Nikt już nie odpowie.",
		en: "This person deleted their account. Nobody will answer.",
	},
	notOpened: { pl: "Nie udało się wysłać. Spróbuj ponownie.", en: "It could not be sent. Try again." },
	messages: { pl: "Wiadomości", en: "Messages" },
	today: { pl: "dziś", en: "today" },
	letters: { pl: "E-mail, gdy wiadomość czeka", en: "An e-mail when a message waits" },
	lettersFailed: { pl: "Nie udało się zmienić. Spróbuj ponownie.", en: "It could not be changed. Try again." },
	lettersLead: {
		pl: "Najwyżej jeden na dobę, po godzinie bez odczytania.",
		en: "At most one a day, after an hour in which nobody read it.",
	},
} satisfies Record<string, Text>;
