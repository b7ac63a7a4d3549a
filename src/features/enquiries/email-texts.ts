import type { Text } from "../../kit/i18n/lang.ts";
import type { EnquiryKind } from "./rules.ts";

/** `#…` are values of the enquiry. */
const common = {
	preview: { pl: "#person, #email", en: "#person, #email" },
	heading: { pl: "#person", en: "#person" },
	action: { pl: "Otwórz stronę wydarzenia", en: "Open the event’s page" },
};
const same = (words: string): Text => ({ pl: words, en: words });
const email = { label: { pl: "E-mail", en: "E-mail" }, value: same("#email") };
const phone = { label: { pl: "Telefon", en: "Phone" }, value: same("#phone") };
const company = { label: { pl: "Firma lub organizacja", en: "Company or organisation" }, value: same("#company") };
const lang = { label: { pl: "Język strony", en: "Language of the page" }, value: same("#lang") };

const requested: Record<EnquiryKind, { subject: Text; lead: Text }> = {
	sponsor: {
		subject: { pl: "Nowe zgłoszenie partnera: #event", en: "New partner enquiry: #event" },
		lead: {
			pl: "Ktoś chce zostać partnerem lub wystawcą i czeka na propozycję.",
			en: "Somebody wants to be a partner or an exhibitor and is waiting for an offer.",
		},
	},
	volunteer: {
		subject: { pl: "Nowe zgłoszenie do wolontariatu: #event", en: "New volunteer: #event" },
		lead: { pl: "Ktoś chce pomóc przy wydarzeniu.", en: "Somebody wants to help at the event." },
	},
	lecturer: {
		subject: { pl: "Nowe zgłoszenie prelegenta: #event", en: "New speaker proposal: #event" },
		lead: { pl: "Ktoś chce wystąpić na scenie.", en: "Somebody wants to speak on the stage." },
	},
};

/** Lines for missing data are left out. */
export function enquiryEmail(kind: EnquiryKind, has: { phone: boolean; company: boolean }) {
	const { subject, lead } = requested[kind];
	const details = [...(has.company ? [company] : []), email, ...(has.phone ? [phone] : []), lang];
	return { ...common, subject, paragraphs: [lead], details };
}

/** The summary of enquiries that got no e-mail of their own. */
export const digestEmail = {
	subject: {
		pl: "Zgłoszenia bez osobnych e-maili (#count): #event",
		en: "Enquiries without an e-mail of their own (#count): #event",
	},
	preview: { pl: "Razem: #count. Wszystkie są zapisane.", en: "In all: #count. All of them are saved." },
	heading: { pl: "Dużo zgłoszeń naraz", en: "Many enquiries at once" },
	paragraphs: [
		{
			pl: "Zgłoszeń przyszło tyle, że zamiast e-maila o każdym kolejnym wysyłamy jeden na godzinę. Od poprzedniego e-maila przybyło ich: #count.",
			en: "So many enquiries came in that you get one e-mail an hour instead of one about each. New since the last e-mail: #count.",
		},
		{
			pl: "Żadne nie przepadło. Listę wszystkich, z danymi do kontaktu, wypisze polecenie: npx estrada enquiries list --event #code",
			en: "None is lost. This command lists all of them with their contact details: npx estrada enquiries list --event #code",
		},
	],
	action: common.action,
};
