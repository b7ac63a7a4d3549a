import type { Text } from "../../kit/i18n/lang.ts";
import type { CancelRefusal } from "./cancel.ts";

export const refusals = {
	noRegistration: { pl: "Nie ma takiej rejestracji.", en: "There is no such registration." },
	isCancelled: { pl: "Ta rejestracja jest już anulowana.", en: "This registration is cancelled already." },
	ofOrder: (number: string): Text => ({
		pl: `Za tę rejestrację płaci zamówienie ${number}. Zwróć je albo anuluj, jeśli nie jest opłacone.`,
		en: `Order ${number} pays for this registration. Give it back, or cancel it where it is not paid.`,
	}),
};

export const cancelRefusals = {
	notYou: { pl: "To nie jest Twoje konto.", en: "This is not your account." },
	notYours: { pl: "Nie masz takiej rejestracji.", en: "You have no such registration." },
	isCancelled: refusals.isCancelled,
	isOrdered: {
		pl: "Za to miejsce płaci zamówienie. Zwrócisz je na stronie zamówienia.",
		en: "An order pays for this place. You can return it on the order’s page.",
	},
	isBegun: {
		pl: "To wydarzenie już się zaczęło, więc nie można oddać miejsca.",
		en: "This event has begun, so the place cannot be given up.",
	},
} satisfies Record<CancelRefusal | "notYou" | "notYours", Text>;

export const giveUpTexts = {
	open: { pl: "Oddaj miejsce", en: "Give up my place" },
	ask: {
		pl: "Bilet od razu straci ważność, a miejsce dostanie ktoś inny. Oddać je?",
		en: "Your ticket stops being valid at once, and somebody else gets the place. Give it up?",
	},
	confirm: { pl: "Tak, oddaję miejsce", en: "Yes, give it up" },
	keep: { pl: "Nie, zostawiam", en: "No, keep it" },
	failed: {
		pl: "Nie udało się oddać miejsca. Spróbuj ponownie za chwilę.",
		en: "Your place could not be given up. Try again in a moment.",
	},
} as const satisfies Record<string, Text>;

/** Tells a holder that they have given up their place: `#event`. */
export const cancelledByHolderEmail = {
	subject: { pl: "Miejsce oddane: #event", en: "Place given up: #event" },
	preview: { pl: "Twój bilet nie jest już ważny.", en: "Your ticket is no longer valid." },
	heading: { pl: "Twoje miejsce jest oddane", en: "Your place is given up" },
	paragraphs: [
		{
			pl: "Zgodnie z Twoją decyzją Twoja rejestracja na #event jest anulowana. Bilet i zarezerwowane miejsca nie są już ważne.",
			en: "As you asked, your registration for #event is cancelled. Your ticket and reserved seats are no longer valid.",
		},
		{
			pl: "Jeśli zmienisz zdanie, możesz zarejestrować się jeszcze raz, dopóki są wolne miejsca. Jeśli to nie Twoja decyzja, odpisz na tę wiadomość.",
			en: "If you change your mind, you can register again while there are places. If it was not you, reply to this message.",
		},
	],
	action: { pl: "Zobacz wydarzenie", en: "See the event" },
};

export const cancelledEmail = {
	subject: { pl: "Rejestracja anulowana: #event", en: "Registration cancelled: #event" },
	preview: { pl: "Twój bilet nie jest już ważny.", en: "Your ticket is no longer valid." },
	heading: { pl: "Twoja rejestracja została anulowana", en: "Your registration was cancelled" },
	paragraphs: [
		{
			pl: "Organizator anulował Twoją rejestrację na #event. Twój bilet i zarezerwowane miejsca nie są już ważne.",
			en: "The organiser has cancelled your registration for #event. Your ticket and reserved seats are no longer valid.",
		},
		{
			pl: "Jeśli to pomyłka, odpisz na tę wiadomość.",
			en: "If this is a mistake, reply to this message.",
		},
	],
	action: { pl: "Zobacz wydarzenie", en: "See the event" },
};
