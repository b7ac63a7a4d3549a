import type { Tx } from "../../../kit/db/database.ts";
import { isolated, type Lang, localized, type Text } from "../../../kit/i18n/lang.ts";
import type { Attachment } from "../../../kit/mail/attachment.ts";
import { type EmailChange, type EmailContent, emailHtml, emailText } from "../../../kit/mail/email.ts";
import { addEmail, type NewEmail } from "../../../kit/mail/store.ts";
import type { ContactCard } from "../contacts.ts";
import { type EmailKind, isOfAccount, topicOf } from "../email-kinds.ts";
import { contactPictureName, HOUSE_PICTURE, scenePictureName } from "../email-pictures.ts";
import { type AnsweredBy, linkNote, preferencesLink, senderOf, ticketNote } from "../email-texts.ts";
import { participantContact } from "./contacts-store.ts";
import type { EventRecord } from "./store.ts";

/** The screen of the account where people choose their e-mails. */
const EMAILS_PATH = "account/emails";

/** What sending an e-mail needs. */
export type EmailDeps = {
	clock: { now(): Date };
	/** The full address of a page of an event in a language. */
	pageAddress(lang: Lang, event: EventRecord, path: string): string;
	/** Who e-mails come from where the event names nobody. */
	sender: string;
	/** Name and address of the organiser; undefined while no seller is set. */
	organiserAddress?: string | undefined;
	/** The language in which organisers are written to. */
	organiserLang: Lang;
};

/** The texts of a kind of e-mail; `#name` in them stands for the value of that name. */
export type EmailTexts = {
	subject: Text;
	preview: Text;
	heading: Text;
	paragraphs: readonly Text[];
	action: Text;
	/** What its reader copies from it, such as a bank account. */
	details?: readonly { label: Text; value: Text }[];
	notes?: readonly Text[];
};

/** An e-mail of an event: `values` stand for `#name` in the texts, `path` is the page of its button. */
type EventEmail = {
	to: { email: string; lang: Lang };
	event: EventRecord;
	kind: EmailKind;
	texts: EmailTexts;
	values: Record<string, string>;
	/** What is otherwise than the reader knows, in their language. */
	changes?: EmailChange[];
	/** What it is about, in the reader's language. */
	facts?: { label: string; value: string }[];
	path: string;
	attachments?: Attachment[];
	/** Other ways on, below the small print. */
	links?: { label: string; href: string }[];
	/** Who reads an answer, where that is not who answers participants. */
	answeredBy?: AnsweredBy;
	/** How its reader leaves: by links in the e-mail and, of what is subscribed to, by one click of the mail program. */
	leaving?: { unsubscribeUrl?: string; links: { label: string; href: string }[] };
	/** The tickets that come with it, which a note names. */
	tickets?: Attachment[];
};

/** Who answers participants; without one the event's organisers are named. */
type Answering = { contact: ContactCard | undefined };

/** The head's picture, as it is shown. */
const STRIP = { alt: "Estrada", width: 600, height: 150 };
const FACE = { alt: "", width: 56, height: 56 };

/**
 * Puts an e-mail of an event into the outbox, in the transaction of what it tells. It names the contact person of
 * participants, to whom answers go where the event names no other address.
 */
export async function sendEventEmail(tx: Tx, deps: EmailDeps, message: EventEmail): Promise<void> {
	await addEmail(tx, eventEmail(deps, { ...message, contact: await participantContact(tx, message.event.id) }));
}

/** An e-mail as the outbox takes it: in the event's colours, from its sender and with its address for answers. */
export function eventEmail(deps: EmailDeps, message: EventEmail & Answering): NewEmail {
	const { to, event, kind, attachments = [], tickets = [] } = message;
	const address = (path: string) => deps.pageAddress(to.lang, event, path);
	const preferences = { label: preferencesLink[to.lang], href: address(EMAILS_PATH) };
	const links = [...(message.links ?? []), ...(topicOf(kind) ? [preferences] : [])];
	const content = contentOf({ ...message, links }, address(message.path), deps.organiserAddress);
	const answersTo = message.answeredBy?.email ?? event.replyTo ?? message.contact?.email;
	return {
		recipient: to.email,
		sender: event.mailFrom ?? deps.sender,
		...(answersTo && { replyTo: answersTo }),
		...(message.leaving?.unsubscribeUrl && { unsubscribeUrl: message.leaving.unsubscribeUrl }),
		subject: content.subject,
		html: emailHtml(content),
		text: emailText(content),
		lang: to.lang,
		kind,
		createdAt: deps.clock.now(),
		attachments: [...tickets, ...attachments],
	};
}

function pictureOf({ kind, event }: EventEmail) {
	return { ...STRIP, name: isOfAccount(kind) ? HOUSE_PICTURE : scenePictureName(event.id) };
}

/** Who writes an e-mail and reads its answers, with their face where it is known. */
function senderOfEmail(message: EventEmail & Answering, name: string, organiser: string | undefined) {
	const { answeredBy, contact, event, leaving, to } = message;
	const known = senderOf(to.lang, { event: name, contact, answeredBy, organiser, isSubscribed: leaving !== undefined });
	const hasFace = !answeredBy && contact?.photoUrl?.startsWith("/files/") === true;
	return { ...known, ...(hasFace && { face: { ...FACE, name: contactPictureName(event.id) } }) };
}

// long: what an e-mail says, part by part
function contentOf(message: EventEmail & Answering, href: string, organiser: string | undefined): EmailContent {
	const { event, texts, values, tickets = [] } = message;
	const { lang } = message.to;
	const name = localized(lang, event.name, event.nameEn);
	const known: Record<string, string> = { event: name, ...values };
	const say = (text: Text) => text[lang].replace(/#(\w+)/g, (whole, key: string) => isolated(known[key] ?? whole));
	return {
		lang,
		subject: say(texts.subject),
		preview: say(texts.preview),
		picture: pictureOf(message),
		above: name,
		heading: say(texts.heading),
		paragraphs: texts.paragraphs.map(say),
		details: (texts.details ?? []).map(({ label, value }) => ({ label: say(label), value: say(value) })),
		changes: message.changes ?? [],
		facts: (message.facts ?? []).map(({ label, value }) => ({ label, value: isolated(value) })),
		action: { label: say(texts.action), href },
		linkNote: linkNote[lang],
		notes: [...(tickets.length > 0 ? [ticketNote] : []), ...(texts.notes ?? [])].map(say),
		links: [...(message.links ?? []), ...(message.leaving?.links ?? [])],
		sender: senderOfEmail(message, name, organiser),
		colours: { accent: event.theme.accent, key: event.theme.key },
		fonts: new URL("/fonts", href).href,
	};
}
