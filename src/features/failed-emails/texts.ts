import type { Text } from "../../kit/i18n/lang.ts";
import type { ResendRefusal } from "./rules.ts";

export const resendTexts = {
	title: { pl: "Wyślij jeszcze raz: #subject.", en: "Send again: #subject." },
	effect: {
		pl: "Ten sam e-mail wyjdzie jeszcze raz na #recipient.",
		en: "The same e-mail is sent again to #recipient.",
	},
	done: { pl: "E-mail na #recipient jest w kolejce.", en: "The e-mail to #recipient is queued." },
	unknown: { pl: "Nie ma takiego e-maila.", en: "There is no such e-mail." },
} as const satisfies Record<string, Text>;

/** Each says the step to take. */
export const resendRefusals: Record<ResendRefusal, Text> = {
	notFailed: {
		pl: "Ten e-mail już jest wysyłany albo doszedł. Odśwież listę.",
		en: "This e-mail is being sent already, or has arrived. Reload the list.",
	},
	bounced: {
		pl: "Nie ma takiej skrzynki. Popraw adres na stronie osoby i wyślij stamtąd bilet jeszcze raz.",
		en: "There is no such mailbox. Correct the address on the person’s page, and send the ticket again from there.",
	},
	returned: {
		pl: "Ten e-mail odesłał serwer odbiorcy, a jego treści już nie przechowujemy. Wyślij jeszcze raz bilet ze strony osoby albo kody przy zamówieniu.",
		en: "The recipient’s server sent this e-mail back, and its text is no longer stored. Send the ticket again from the person’s page, or the codes from the order.",
	},
	account: {
		pl: "Ten e-mail dotyczy logowania. Osoba poprosi o nowy na stronie logowania.",
		en: "This e-mail is about the log-in. The person asks for a new one on the log-in page.",
	},
	organiser: {
		pl: "Zaproszenie ma tajny link. Zaproś tę osobę jeszcze raz na ekranie „Zespół i role”.",
		en: "An invitation has a secret link. Invite the person again on the screen “Team and roles”.",
	},
	exhibitor: {
		pl: "Zaproszenie ma tajny link. Wystawca albo polecenie „npx estrada exhibitors invite” zaprosi tę osobę jeszcze raz.",
		en: "An invitation has a secret link. The exhibitor, or the command “npx estrada exhibitors invite”, invites the person again.",
	},
	subscription: {
		pl: "Potwierdzenie ma tajny link. Osoba zapisze się jeszcze raz na stronie wydarzenia.",
		en: "A confirmation has a secret link. The person signs up again on the event’s page.",
	},
	activation: {
		pl: "Link w tym e-mailu wygasł. Gościowi wyślij bilet jeszcze raz ze strony osoby. Inni poproszą o nowy link na stronie logowania.",
		en: "The link in this e-mail has expired. Send a guest the ticket again from the person’s page. Others ask for a new link on the log-in page.",
	},
	offer: {
		pl: "Oferta z tego e-maila już minęła. Następną dostaje kolejna osoba z listy oczekujących.",
		en: "The offer in this e-mail is over. The next person on the waiting list gets the next one.",
	},
};
