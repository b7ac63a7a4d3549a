import type { Text } from "../../kit/i18n/lang.ts";
import type { EnquiryKind } from "./rules.ts";

/** What the event's contact person is told. `#person`, `#email`, `#phone`, `#company` and `#lang` are the enquiry's. */
const common = {
	preview: { pl: "#person, #email", en: "#person, #email" },
	heading: { pl: "#person", en: "#person" },
	action: { pl: "Otwórz stronę wydarzenia", en: "Open the event's page" },
	notes: [
		{
			pl: "Odpowiedz po prostu na tę wiadomość: odpowiedź trafi do osoby, która napisała.",
			en: "Simply reply to this e-mail: the reply goes to the person who wrote.",
		},
	],
};
const email: Text = { pl: "E-mail: #email", en: "E-mail: #email" };
const phone: Text = { pl: "Telefon: #phone", en: "Phone: #phone" };
const company: Text = { pl: "Firma lub organizacja: #company", en: "Company or organisation: #company" };
const lang: Text = { pl: "Język strony: #lang", en: "Language of the page: #lang" };

const requested: Record<EnquiryKind, { subject: Text; lead: Text }> = {
	sponsor: {
		subject: { pl: "Nowe zgłoszenie partnera: #event", en: "A new partner's enquiry: #event" },
		lead: {
			pl: "Ktoś chce zostać partnerem lub wystawcą i czeka na propozycję.",
			en: "Somebody wants to be a partner or an exhibitor and is waiting for an offer.",
		},
	},
	volunteer: {
		subject: { pl: "Nowe zgłoszenie do wolontariatu: #event", en: "A new volunteer: #event" },
		lead: { pl: "Ktoś chce pomóc przy wydarzeniu.", en: "Somebody wants to help at the event." },
	},
	lecturer: {
		subject: { pl: "Nowe zgłoszenie na scenę: #event", en: "Somebody offers a talk: #event" },
		lead: { pl: "Ktoś chce wystąpić na scenie.", en: "Somebody wants to speak on the stage." },
	},
};

/** The e-mail about an enquiry of a kind; without lines for what was not given. */
export function enquiryEmail(kind: EnquiryKind, has: { phone: boolean; company: boolean }) {
	const { subject, lead } = requested[kind];
	const paragraphs = [lead, ...(has.company ? [company] : []), email, ...(has.phone ? [phone] : []), lang];
	return { ...common, subject, paragraphs };
}

/** What the event's contact person is told of the enquiries that got no e-mail of their own. `#count` and `#code`. */
export const digestEmail = {
	subject: {
		pl: "Zgłoszenia bez osobnych e-maili (#count): #event",
		en: "Enquiries without an e-mail of their own (#count): #event",
	},
	preview: { pl: "Razem: #count. Wszystkie są zapisane.", en: "In all: #count. Every one is kept." },
	heading: { pl: "Dużo zgłoszeń naraz", en: "Many enquiries at once" },
	paragraphs: [
		{
			pl: "Zgłoszeń przyszło tyle, że zamiast e-maila o każdym kolejnym wysyłamy jeden na godzinę. Od poprzedniego e-maila przybyło ich: #count.",
			en: "So many enquiries came in that you get one e-mail an hour instead of one about each. New since the last e-mail: #count.",
		},
		{
			pl: "Żadne nie przepadło. Listę wszystkich, z danymi do kontaktu, wypisze polecenie: npx estrada enquiries list --event #code",
			en: "None is lost. All of them, with what is needed to answer, are listed by: npx estrada enquiries list --event #code",
		},
	],
	action: common.action,
};
