import { fill } from "../../kit/i18n/fill.ts";
import { isolated, type Lang, type Text } from "../../kit/i18n/lang.ts";
import type { ContactCard } from "./contacts.ts";

/** Stands before the button's URL in plain text. */
export const linkNote: Text = {
	pl: "Przycisk nie działa? Wklej ten adres do przeglądarki:",
	en: "Button not working? Paste this address into your browser:",
};

/** Stands in the footer of e-mails that can be switched off. */
export const preferencesLink: Text = {
	pl: "Wybierz, jakie e-maile dostajesz",
	en: "Choose which e-mails you get",
};

/** For e-mails with the days of the event but without a ticket. */
export const daysNote: Text = {
	pl: "Plik .ics w załączniku doda terminy do kalendarza.",
	en: "The attached .ics file adds the days to your calendar.",
};

/** For e-mails with a ticket. */
export const ticketNote: Text = {
	pl: "Bilet jest w załączniku. Przy wejściu wystarczy pokazać jego kod QR na ekranie telefonu. Plik .ics doda terminy do kalendarza.",
	en: "The ticket is attached. At the entrance, just show its QR code on your phone. The .ics file adds the days to your calendar.",
};

/** Stands before a ticket's number, in place of its QR code. */
export const ticketCodeName: Text = { pl: "Kod QR biletu", en: "QR code of ticket" };

const sender = {
	question: { pl: "Masz pytanie? Odpowiedz na tę wiadomość.", en: "Any questions? Reply to this message." },
	team: {
		pl: "Odpowiedź przeczytają organizatorzy wydarzenia #event.",
		en: "Your reply goes to the organisers of #event.",
	},
	phone: { pl: "Telefon: #phone", en: "Phone: #phone" },
	person: { pl: "Odpowiedź przeczyta #name.", en: "Your reply goes to #name." },
	site: { pl: "Tę wiadomość napisała strona wydarzenia.", en: "The event’s website wrote this message." },
	siteToPerson: {
		pl: "Jeśli na nią odpowiesz, odpowiedź przeczyta #name.",
		en: "If you reply to it, your reply goes to #name.",
	},
	siteToTeam: {
		pl: "Dostają ją osoby do kontaktu. Odpowiedź trafi do skrzynki organizatorów.",
		en: "It goes to the event’s contact people. A reply goes to the organisers’ mailbox.",
	},
	why: {
		pl: "Wysyłamy tę wiadomość, bo dotyczy Twojego konta, udziału albo zamówienia.",
		en: "We are sending you this message because it is about your account, registration or order.",
	},
} as const satisfies Record<string, Text>;

/** Replies go to the organiser or the named person, not to the contact person. */
export type AnsweredBy = { isToOrganiser: boolean; name?: string; email?: string | undefined };

type Sender = { question: string; answer: string; address: string; why?: string };

/**
 * The sender of an e-mail, who gets the replies: the participants' contact person if there is one. `isSubscribed` means
 * that the e-mail itself gives its reason.
 */
export function senderOf(
	lang: Lang,
	of: {
		event: string;
		contact: ContactCard | undefined;
		answeredBy?: AnsweredBy | undefined;
		organiser: string | undefined;
		isSubscribed: boolean;
	},
): Sender {
	const { event, contact, answeredBy, organiser, isSubscribed } = of;
	const name = answeredBy ? answeredBy.name : contact?.name;
	const phone = contact?.phone.replaceAll(" ", "\u00a0") ?? "";
	const values: Record<string, string> = { event: isolated(event), name: isolated(name ?? ""), phone: isolated(phone) };
	const say = (text: Text) => fill(text[lang], values);
	const address = organiser ?? event;
	if (answeredBy?.isToOrganiser) {
		return { question: say(sender.site), answer: say(name ? sender.siteToPerson : sender.siteToTeam), address };
	}
	const answer = [name ? sender.person : sender.team, ...(answeredBy || phone === "" ? [] : [sender.phone])];
	const why = isSubscribed ? {} : { why: say(sender.why) };
	return { question: say(sender.question), answer: answer.map(say).join("\n"), address, ...why };
}
