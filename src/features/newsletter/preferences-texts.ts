import type { Text } from "../../kit/i18n/lang.ts";

export const refusals = {
	unknown: {
		pl: "Ten link nie działa. Sprawdź, czy cały adres z e-maila trafił do przeglądarki, albo zapisz się jeszcze raz.",
		en: "This link does not work. Check that the whole address from the e-mail reached the browser, or sign up again.",
	},
	expired: {
		pl: "Ten link jest już za stary. Zapisz się jeszcze raz, wyślemy nowy.",
		en: "This link is too old. Sign up again, and we will send a new one.",
	},
} as const satisfies Record<string, Text>;

/** `#moment`: day and hour; `#version`: number. */
export const texts = {
	pageTitle: { pl: "Twoje e-maile", en: "Your e-mails" },
	description: {
		pl: "Potwierdzenie zapisu i ustawienia e-maili, które od nas dostajesz.",
		en: "Confirm a sign-up and choose which e-mails you get from us.",
	},
	loading: { pl: "Sprawdzamy link…", en: "Checking the link…" },
	noScript: {
		pl: "Ta strona wymaga włączonego JavaScriptu. Wypisać się można też przyciskiem w programie pocztowym.",
		en: "This page needs JavaScript. You can also unsubscribe with your mail program’s button.",
	},
	notThere: { pl: "Link nie działa", en: "The link does not work" },
	noAnswer: {
		pl: "Nie udało się połączyć z serwerem. Sprawdź połączenie i spróbuj ponownie.",
		en: "The server could not be reached. Check your connection and try again.",
	},
	tryAgain: { pl: "Spróbuj ponownie", en: "Try again" },
	backToEvent: { pl: "Wróć do wydarzenia", en: "Back to the event" },
	askNewsletter: { pl: "Potwierdź zapis do newslettera", en: "Confirm your newsletter sign-up" },
	askReminder: { pl: "Potwierdź przypomnienie", en: "Confirm your reminder" },
	askLead: {
		pl: "#event. E-maile będą przychodzić na adres #email. Zapis działa dopiero po kliknięciu.",
		en: "#event. E-mails will go to #email. You are signed up only after you click.",
	},
	confirm: { pl: "Potwierdzam", en: "Confirm" },
	confirming: { pl: "Zapisuję…", en: "Saving…" },
	confirmedNewsletter: { pl: "Zapis potwierdzony", en: "Your sign-up is confirmed" },
	confirmedReminder: { pl: "Przypomnimy", en: "We will remind you" },
	confirmedLead: {
		pl: "Dziękujemy. Niżej możesz w każdej chwili zrezygnować.",
		en: "Thank you. You can unsubscribe below at any time.",
	},
	expiredTitle: { pl: "Ten link jest już za stary", en: "This link is too old" },
	expiredLead: { pl: "Zapisz się jeszcze raz, wyślemy nowy.", en: "Sign up again, and we will send a new one." },
	lead: { pl: "E-maile na adres #email", en: "E-mails to #email" },
	getting: { pl: "Co od nas dostajesz", en: "What you get from us" },
	nothing: {
		pl: "Nic od nas nie dostajesz i nic nie wyślemy.",
		en: "You get nothing from us, and we will send nothing.",
	},
	newsletterOf: { pl: "Newsletter", en: "Newsletter" },
	reminderOf: { pl: "Przypomnienie: #moment", en: "Reminder: #moment" },
	leave: { pl: "Wypisz mnie", en: "Unsubscribe" },
	leaveOf: { pl: "Wypisz mnie: #event, #what", en: "Unsubscribe: #event, #what" },
	leaveAll: { pl: "Wypisz mnie ze wszystkiego", en: "Unsubscribe from everything" },
	leaving: { pl: "Wypisuję…", en: "Unsubscribing…" },
	left: { pl: "Wypisano. Nic więcej nie wyślemy.", en: "You are unsubscribed. We will send nothing more." },
	leftOne: { pl: "Wypisano.", en: "You are unsubscribed." },
	stored: { pl: "Co o Tobie przechowujemy", en: "What we store about you" },
	storedEmail: { pl: "Adres e-mail: #email", en: "E-mail address: #email" },
	storedNewsletter: { pl: "Newsletter, #event", en: "Newsletter, #event" },
	storedMobile: { pl: "Newsletter z telefonu, #event", en: "Newsletter from a phone, #event" },
	storedReminder: { pl: "Przypomnienie na #moment, #event", en: "Reminder for #moment, #event" },
	requested: { pl: "zapis: #moment", en: "signed up: #moment" },
	confirmed: { pl: "potwierdzenie: #moment", en: "confirmed: #moment" },
	unconfirmed: { pl: "bez potwierdzenia", en: "not confirmed" },
	ended: { pl: "wypisanie: #moment", en: "left: #moment" },
	sent: { pl: "wysłano: #moment", en: "sent: #moment" },
	consent: { pl: "zgoda marketingowa w wersji #version", en: "marketing consent, version #version" },
	wantsReminder: { pl: "z przypomnieniem", en: "with a reminder" },
	storedMarketingEmail: { pl: "E-mail marketingowy w miesiącu #month", en: "Marketing e-mail in #month" },
	retention: {
		pl: "Zapis bez potwierdzenia kasujemy po 7 dniach, przypomnienie 30 dni po wysłaniu, a zapis do newslettera 30 dni po wypisaniu. Potem przez 3 lata przechowujemy tylko skrót adresu z datami zapisu i wypisania, na dowód, że wypisanie zadziałało.",
		en: "We delete a sign-up that nobody confirmed after 7 days, a reminder 30 days after it was sent, and a newsletter sign-up 30 days after you leave. Then, for 3 years, we keep only a hash of the address with the dates of signing up and leaving, as proof that leaving worked.",
	},
} as const satisfies Record<string, Text>;
