import type { Text } from "../../kit/i18n/lang.ts";
import type { HandOverRefusal } from "./hand-over.ts";

/** `#number` is the unpaid order, `#options` the extras. */
export const handOverRefusals = {
	notYours: {
		pl: "Nie masz takiego biletu. Wybierz go w swoim koncie.",
		en: "You have no such ticket. Choose it in your account.",
	},
	isHandedOver: {
		pl: "Ten bilet ma już inna osoba.",
		en: "Another person already has this ticket.",
	},
	isCancelled: {
		pl: "Ten bilet jest zwrócony, więc nie ma czego przekazać.",
		en: "This ticket was returned, so there is nothing to hand over.",
	},
	isUnpaid: {
		pl: "Zamówienie #number do tego biletu nie jest opłacone. Opłać je albo anuluj, a potem przekaż bilet.",
		en: "Order #number for this ticket is unpaid. Pay it or cancel it, then hand the ticket over.",
	},
	isUnconfirmed: {
		pl: "Ten bilet czeka na potwierdzenie adresu e-mail. Przekaż go, gdy adres będzie potwierdzony.",
		en: "This ticket waits for a confirmed e-mail address. Hand it over when the address is confirmed.",
	},
	isUsed: {
		pl: "Z tego biletu ktoś już wszedł, więc nie można go przekazać.",
		en: "Somebody has already come in with this ticket, so it cannot be handed over.",
	},
	isClosed: {
		pl: "Termin przekazywania biletów minął. Napisz do organizatora.",
		en: "The time for handing tickets over has passed. Write to the organiser.",
	},
	isOver: {
		pl: "To wydarzenie już się skończyło, więc biletu nie można przekazać.",
		en: "This event is over, so the ticket cannot be handed over.",
	},
	hasPersonal: {
		pl: "Bilet ma opłacone dodatki wybrane dla jednej osoby: #options. Najpierw zwróć je w zamówieniu.",
		en: "The ticket has paid extras that were chosen for one person: #options. Return them in the order first.",
	},
	isOwn: {
		pl: "To adres osoby, która ma ten bilet. Podaj adres innej osoby.",
		en: "This is the address of the person who has the ticket. Give another person’s address.",
	},
	isRegistered: {
		pl: "Osoba z tym adresem ma już bilet na to wydarzenie.",
		en: "The person with this address already has a ticket for this event.",
	},
	addressTaken: {
		pl: "Bilet nie może teraz trafić na ten adres. Podaj inny.",
		en: "A ticket cannot go to this address now. Give another one.",
	},
	returnedByOthers: {
		pl: "Bilet z tego zamówienia ma inna osoba, więc zwraca go organizator. Napisz do nas.",
		en: "Another person has the ticket of this order, so the organiser returns it. Write to us.",
	},
} as const satisfies Record<
	HandOverRefusal | "notYours" | "isOwn" | "isRegistered" | "addressTaken" | "returnedByOthers",
	Text
>;

export const handOverTexts = {
	open: { pl: "Przekaż bilet innej osobie", en: "Hand the ticket to another person" },
	lead: {
		pl: "Twój bilet i jego kod od razu stracą ważność, a nowy bilet dostanie osoba, którą podasz. Stracisz miejsca na wykładach i to, co otwiera bilet. Faktura i płatnik się nie zmienią. Tego nie można cofnąć.",
		en: "Your ticket and its code stop being valid at once, and the person that you name gets a new one. You lose your lecture seats and all that the ticket opens. The invoice and its payer stay. This cannot be undone.",
	},
	email: { pl: "Adres e-mail tej osoby", en: "The person’s e-mail address" },
	firstName: { pl: "Imię tej osoby", en: "The person’s first name" },
	lastName: { pl: "Nazwisko tej osoby", en: "The person’s last name" },
	lang: { pl: "Język e-maili do niej", en: "The language of the person’s e-mails" },
	emailMissing: { pl: "podaj adres e-mail", en: "provide an e-mail address" },
	emailWrong: { pl: "błędny adres e-mail", en: "incorrect e-mail address" },
	firstNameMissing: { pl: "podaj imię tej osoby", en: "provide the person’s first name" },
	lastNameMissing: { pl: "podaj nazwisko tej osoby", en: "provide the person’s last name" },
	confirm: { pl: "Przekaż bilet", en: "Hand it over" },
	saving: { pl: "Przekazujemy…", en: "Handing it over…" },
	polish: { pl: "Polski", en: "Polish" },
	english: { pl: "Angielski", en: "English" },
	failed: {
		pl: "Nie udało się przekazać biletu. Spróbuj ponownie za chwilę.",
		en: "The ticket could not be handed over. Try again in a moment.",
	},
	tooMany: {
		pl: "Dziś przekazano już tyle biletów, ile można. Spróbuj jutro albo napisz do organizatora.",
		en: "You have handed over as many tickets as possible today. Try tomorrow, or write to the organiser.",
	},
} as const satisfies Record<string, Text>;

/** Tells a person with an account that they have got a ticket: `#event`. */
export const receivedTicketEmail = {
	subject: { pl: "Masz bilet: #event", en: "You have a ticket: #event" },
	preview: { pl: "Bilet jest w załączniku i na Twoim koncie.", en: "The ticket is attached and in your account." },
	heading: { pl: "Dostajesz bilet", en: "You get a ticket" },
	paragraphs: [
		{
			pl: "Ktoś przekazał Ci bilet na #event. Jest w załączniku i na Twoim koncie; miejsca na wykładach i dodatki wybierzesz tam.",
			en: "Another person has handed you a ticket for #event. It is attached and in your account, where you choose lecture seats and extras.",
		},
		{
			pl: "Jeśli to pomyłka, odpisz na tę wiadomość.",
			en: "If this is a mistake, reply to this message.",
		},
	],
	action: { pl: "Przejdź do konta", en: "Go to your account" },
};

/** Tells the former holder: `#event`. */
export const handedOverEmail = {
	subject: { pl: "Bilet przekazany: #event", en: "Ticket handed over: #event" },
	preview: { pl: "Twój bilet nie jest już ważny.", en: "Your ticket is no longer valid." },
	heading: { pl: "Twój bilet ma teraz inna osoba", en: "Another person has your ticket now" },
	paragraphs: [
		{
			pl: "Twój bilet na #event został przekazany innej osobie. Twój kod, miejsca na wykładach i to, co otwierał bilet, nie są już ważne.",
			en: "Your ticket for #event was handed to another person. Your code, your lecture seats and all that the ticket opened are no longer valid.",
		},
		{
			pl: "Jeśli to nie Twoja decyzja, od razu odpisz na tę wiadomość.",
			en: "If it was not you, reply to this message at once.",
		},
	],
	action: { pl: "Zobacz wydarzenie", en: "See the event" },
};
