import type { Text } from "../../kit/i18n/lang.ts";

export const refusals = {
	noRegistration: { pl: "Nie ma takiej rejestracji.", en: "There is no such registration." },
	isCancelled: { pl: "Ta rejestracja jest już anulowana.", en: "This registration is cancelled already." },
	ofOrder: (number: string): Text => ({
		pl: `Za tę rejestrację płaci zamówienie ${number}. Zwróć je albo anuluj, jeśli nie jest opłacone.`,
		en: `Order ${number} pays for this registration. Give it back, or cancel it where it is not paid.`,
	}),
};

/** The e-mail about a registration that the organiser cancelled: `#event`. */
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
