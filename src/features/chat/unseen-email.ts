import type { Text } from "../../kit/i18n/lang.ts";

/** An e-mail is sent if a message stays unseen for this time. */
export const UNSEEN_EMAIL_DELAY_MS = 3_600_000;
export const UNSEEN_EMAIL_INTERVAL_MS = 24 * 3_600_000;
/** The e-mail counts the other writers. */
export const MAX_NAMED_WRITERS = 3;

/** Names the writers and quotes no message. */
export const waitingEmail = {
	subject: { pl: "Czeka na Ciebie wiadomość: #names", en: "A message is waiting for you: #names" },
	preview: {
		pl: "Przeczytasz ją w swoim koncie.",
		en: "You can read it in your account.",
	},
	heading: { pl: "Ktoś do Ciebie napisał", en: "Somebody wrote to you" },
	paragraphs: [
		{
			pl: "Kto czeka na Twoją odpowiedź: #names. Przeczytasz i odpiszesz w swoim koncie.",
			en: "Waiting for your answer: #names. Read and reply in your account.",
		},
	],
	action: { pl: "Przejdź do rozmów", en: "Go to your conversations" },
	notes: [
		{
			pl: "Piszemy najwyżej raz na dobę.",
			en: "We write at most once a day.",
		},
	],
} satisfies Record<string, Text | Text[]>;

export const somebody = { pl: "osoba, która usunęła konto", en: "somebody who deleted their account" };
export const others = { pl: "i inni", en: "and others" };
