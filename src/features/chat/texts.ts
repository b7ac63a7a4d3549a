import type { Text } from "../../kit/i18n/lang.ts";
import { MESSAGE_LENGTH } from "./contract.ts";
import type { PersonRefusal, StandRefusal } from "./rules.ts";

export const refusals = {
	noConversation: { pl: "Nie ma takiej rozmowy.", en: "There is no such conversation." },
	noStand: { pl: "Nie ma takiego wystawcy.", en: "There is no such exhibitor." },
	byBlock: {
		pl: "Rozmowę z osobą kończy jej zablokowanie.",
		en: "A conversation with a person is closed by blocking them.",
	},
	closed: { pl: "Ta rozmowa jest zamknięta.", en: "This conversation is closed." },
	empty: { pl: "Napisz wiadomość.", en: "Write a message." },
	long: {
		pl: `Wiadomość może mieć najwyżej ${MESSAGE_LENGTH} znaków. Skróć ją albo podziel.`,
		en: `A message may have at most ${MESSAGE_LENGTH} characters. Shorten it, or send it in parts.`,
	},
} as const satisfies Record<string, Text>;

export const personRefusals = {
	noTicket: {
		pl: "Nie masz już ważnego biletu na to wydarzenie. Rozmowę możesz czytać, ale nie pisać.",
		en: "You no longer have a valid ticket for this event. You can read the conversation but not write in it.",
	},
	hidden: {
		pl: "Twój profil jest ukryty na tym wydarzeniu. Żeby pisać, pokaż go znowu w „Profil publiczny”.",
		en: "Your profile is hidden at this event. To write, show it again under “Public profile”.",
	},
	past: {
		pl: "Minęło 30 dni od końca wydarzenia, a Twój profil jest ukryty i nie da się go już pokazać. Rozmowę możesz czytać.",
		en: "The event ended 30 days ago, and your hidden profile can no longer be shown. You can still read the conversation.",
	},
} satisfies Record<PersonRefusal, Text>;

export const standRefusals = {
	noTicket: {
		pl: "Ze stoiskiem rozmawiają osoby z ważnym biletem na to wydarzenie.",
		en: "People with a valid ticket for this event can talk to its stands.",
	},
	banned: {
		pl: "Organizator wyłączył Ci rozmowy na tym wydarzeniu.",
		en: "The organiser has switched off conversations at this event for you.",
	},
	past: {
		pl: "Minęło 30 dni od końca wydarzenia. Stoiska już nie odpowiadają.",
		en: "The event ended 30 days ago. Its stands no longer answer.",
	},
	ownStand: {
		pl: "To Twoja firma. Rozmowy z odwiedzającymi są w strefie wystawcy.",
		en: "This is your own company. Conversations with visitors are in the exhibitor’s area.",
	},
	nobody: {
		pl: "Na tym stoisku nikt jeszcze nie odpowiada.",
		en: "Nobody answers at this stand yet.",
	},
} satisfies Record<StandRefusal, Text>;
