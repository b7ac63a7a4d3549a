import type { Text } from "../../kit/i18n/lang.ts";

/** After so long in which nobody saw a message, a letter tells of it; at most one a day. */
export const LETTER_AFTER_MS = 3_600_000;
export const LETTER_EVERY_MS = 24 * 3_600_000;
/** So many people are named, the others counted among them. */
export const MOST_NAMED = 3;

/** Who wrote, in words: nothing of what they wrote. */
export const waitingEmail = {
	subject: { pl: "Czeka na Ciebie wiadomość: #names", en: "A message is waiting for you: #names" },
	preview: {
		pl: "Przeczytasz ją w swoim koncie.",
		en: "You can read it in your account.",
	},
	heading: { pl: "Ktoś do Ciebie napisał", en: "Somebody wrote to you" },
	paragraphs: [
		{
			pl: "Na Twoją odpowiedź czeka: #names. Rozmowa jest na Twoim koncie.",
			en: "Waiting for your answer: #names. The conversation is in your account.",
		},
	],
	action: { pl: "Przejdź do rozmów", en: "Go to your conversations" },
	notes: [
		{
			pl: "Piszemy najwyżej raz na dobę. Te e-maile wyłączysz na koncie, pod listą rozmów.",
			en: "We write at most once a day. You can switch these e-mails off in your account, below the list of conversations.",
		},
	],
} satisfies Record<string, Text | Text[]>;

/** Of somebody who deleted their account. */
export const somebody = { pl: "osoba, która usunęła konto", en: "somebody who deleted their account" };
export const others = { pl: "i inni", en: "and others" };
