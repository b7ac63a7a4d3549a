import type { Text } from "../../kit/i18n/lang.ts";

/** The activation e-mail of a guest, which brings the ticket as well. It replaces some of `emailTexts`. */
export const guestActivation = {
	subject: { pl: "Masz miejsce: #event", en: "You have a place: #event" },
	preview: {
		pl: "Bilet jest w załączniku. Jedno kliknięcie i masz też konto.",
		en: "Your ticket is attached. One click and you have an account too.",
	},
	heading: { pl: "Do zobaczenia", en: "See you there" },
	notYou: {
		pl: "Imię, nazwisko i adres podali nam organizatorzy wydarzenia. Nie chcesz wziąć udziału? Odpowiedz na tę wiadomość.",
		en: "The organisers of the event gave us your name and address. You do not want to take part? Reply to this message.",
	},
} as const satisfies Record<string, Text>;

/** The page behind the link of an account without a password. */
export const guestPageTexts = {
	title: { pl: "Ustaw hasło", en: "Set a password" },
	lead: {
		pl: "Ustaw hasło, a Twoje konto będzie aktywne: znajdziesz w nim bilet, program i miejsca na wykładach. Co najmniej 8 znaków, bez spacji.",
		en: "Set a password, and your account is active: it has your ticket, the schedule and seats in lectures. At least 8 characters, without spaces.",
	},
} as const satisfies Record<string, Text>;
