import type { Lang, Text } from "../../kit/i18n/lang.ts";
import type { ContactCard } from "./contacts.ts";

/** What stands before the address of an e-mail's button written out. */
export const linkNote: Text = {
	pl: "Przycisk nie działa? Wklej ten adres do przeglądarki:",
	en: "Button not working? Paste this address into your browser:",
};

/** In the foot of an e-mail that can be switched off. */
export const preferencesLink: Text = {
	pl: "Wybierz, jakie e-maile dostajesz",
	en: "Choose which e-mails you get",
};

/** Of an e-mail that brings a ticket. */
export const ticketNote: Text = {
	pl: "Bilet jest w załączniku. Przy wejściu wystarczy pokazać jego kod QR na ekranie telefonu. Plik .ics doda terminy do kalendarza.",
	en: "The ticket is attached. At the entrance, just show its QR code on your phone. The .ics file adds the days to your calendar.",
};

const sender = {
	question: { pl: "Masz pytanie? Odpowiedz na tę wiadomość.", en: "Any questions? Reply to this message." },
	team: { pl: "Czytają ją organizatorzy wydarzenia #event.", en: "It reaches the organisers of #event." },
	person: { pl: "Czyta ją #name. Telefon: #phone.", en: "It reaches #name. Phone: #phone." },
	personAlone: { pl: "Czyta ją #name.", en: "It reaches #name." },
	why: {
		pl: "Wysyłamy tę wiadomość, bo dotyczy Twojego konta, udziału albo zamówienia.",
		en: "We are sending you this message because it is about your account, registration or order.",
	},
} satisfies Record<string, Text>;

/**
 * Who has written an e-mail of an event and who reads an answer: the contact person of participants where one is known.
 * `isSubscribed`: the e-mail says itself why it came. An organiser is told neither.
 */
export function senderOf(
	lang: Lang,
	{
		event,
		contact,
		organiser,
		isSubscribed,
		isToOrganiser = false,
	}: {
		event: string;
		contact: ContactCard | undefined;
		organiser: string | undefined;
		isSubscribed: boolean;
		isToOrganiser?: boolean | undefined;
	},
): { question?: string; answer?: string; address: string; why?: string } {
	const answer = contact ? (contact.phone ? sender.person : sender.personAlone) : sender.team;
	const values: Record<string, string> = { event, name: contact?.name ?? "", phone: contact?.phone ?? "" };
	const address = organiser ?? event;
	if (isToOrganiser) return { address };
	return {
		question: sender.question[lang],
		answer: answer[lang].replace(/#(\w+)/g, (whole, key: string) => values[key] ?? whole),
		address,
		...(!isSubscribed && { why: sender.why[lang] }),
	};
}
