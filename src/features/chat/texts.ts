import type { Text } from "../../kit/i18n/lang.ts";
import { MESSAGE_LENGTH } from "./contract.ts";

/** What is said where something of a conversation cannot be had. */
export const refusals = {
	noConversation: { pl: "Nie ma takiej rozmowy.", en: "There is no such conversation." },
	closed: { pl: "Ta rozmowa jest zamknięta.", en: "This conversation is closed." },
	empty: { pl: "Napisz wiadomość.", en: "Write a message." },
	long: {
		pl: `Wiadomość może mieć najwyżej ${MESSAGE_LENGTH} znaków. Skróć ją albo podziel.`,
		en: `A message may have at most ${MESSAGE_LENGTH} characters. Shorten it, or send it in parts.`,
	},
} satisfies Record<string, Text>;
