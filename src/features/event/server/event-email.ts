import type { Tx } from "../../../kit/db/database.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import { isolated, type Lang, localized, type Text } from "../../../kit/i18n/lang.ts";
import type { Attachment } from "../../../kit/mail/attachment.ts";
import {
	type EmailChange,
	type EmailContent,
	type EmailTicket,
	emailHtml,
	emailText,
} from "../../../kit/mail/email.ts";
import { addEmail, type NewEmail } from "../../../kit/mail/store.ts";
import type { ContactCard } from "../contacts.ts";
import { type EmailKind, isOfAccount, topicOf } from "../email-kinds.ts";
import { contactPictureName, HOUSE_PICTURE, scenePictureName, ticketPictureName } from "../email-pictures.ts";
import {
	type AnsweredBy,
	daysNote,
	linkNote,
	preferencesLink,
	senderOf,
	ticketCodeName,
	ticketNote,
} from "../email-texts.ts";
import type { EventRecord } from "./columns.ts";
import { participantContact } from "./contacts-store.ts";

const EMAILS_PATH = "account/emails";

export type EmailDeps = {
	clock: { now(): Date };
	pageAddress(lang: Lang, event: EventRecord, path: string): string;
	/** The sender's address for events without one. */
	sender: string;
	/** The organiser's name and address; undefined before the seller is set. */
	organiserAddress?: string | undefined;
	/** The language of e-mails to organisers. */
	organiserLang: Lang;
};

/** The texts of a kind; values replace `#name`. */
export type EmailTexts = {
	subject: Text;
	preview: Text;
	heading: Text;
	paragraphs: readonly Text[];
	action: Text;
	/** Values for copying, such as a bank account. */
	details?: readonly { label: Text; value: Text }[];
	notes?: readonly Text[];
};

/** `values` replace `#name` in texts; the button leads to `path`. */
type EventEmail = {
	to: { email: string; lang: Lang };
	event: EventRecord;
	kind: EmailKind;
	texts: EmailTexts;
	values: Record<string, string>;
	/** In the reader's language. */
	changes?: EmailChange[];
	/** In the reader's language. */
	facts?: { label: string; value: string }[];
	path: string;
	attachments?: Attachment[];
	/** Links below the small print. */
	links?: { label: string; href: string }[];
	/** Gets the replies in place of the participants' contact person. */
	answeredBy?: AnsweredBy;
	/** Links to unsubscribe, and for subscriptions the one-click URL for mail programs. */
	leaving?: { unsubscribeUrl?: string; links: { label: string; href: string }[] };
	/** Tickets and calendar files; a note mentions them. */
	tickets?: Attachment[];
	/** The e-mail draws these tickets. */
	ticketCards?: Omit<EmailTicket, "code">[];
};

/** True if a ticket is among the files, not only a calendar. */
export function hasTicket(tickets: readonly Attachment[]): boolean {
	return tickets.some(({ contentType }) => contentType === "application/pdf");
}

function notesOf({ tickets = [], texts }: EventEmail): Text[] {
	const note = hasTicket(tickets) ? ticketNote : daysNote;
	return [...(tickets.length > 0 ? [note] : []), ...(texts.notes ?? [])];
}

/** The participants' contact person; without one, the e-mail names the organisers. */
type ReplyContact = { contact: ContactCard | undefined };

/** The displayed size of the header. */
const STRIP = { alt: "Estrada", width: 600, height: 150 };
const CODE = { width: 128, height: 128 };
const FACE = { alt: "", width: 56, height: 56 };

/**
 * Queues an e-mail of an event in the caller's transaction. Names the participants' contact person, who gets the
 * replies unless the event has another address.
 */
export async function sendEventEmail(tx: Tx, deps: EmailDeps, message: EventEmail): Promise<void> {
	await addEmail(tx, eventEmail(deps, { ...message, contact: await participantContact(tx, message.event.id) }));
}

export function eventEmail(deps: EmailDeps, message: EventEmail & ReplyContact): NewEmail {
	const { to, event, kind, attachments = [], tickets = [] } = message;
	const address = (path: string) => deps.pageAddress(to.lang, event, path);
	const preferences = { label: preferencesLink[to.lang], href: address(EMAILS_PATH) };
	const links = [...(message.links ?? []), ...(topicOf(kind) ? [preferences] : [])];
	const content = contentOf({ ...message, links }, address(message.path), deps.organiserAddress);
	const answersTo = message.answeredBy?.email ?? event.replyTo ?? message.contact?.email;
	return {
		recipient: to.email,
		...(!isOfAccount(kind) && { eventId: event.id }),
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

function senderOfEmail(message: EventEmail & ReplyContact, name: string, organiser: string | undefined) {
	const { answeredBy, contact, event, leaving, to } = message;
	const sender = senderOf(to.lang, {
		event: name,
		contact,
		answeredBy,
		organiser,
		isSubscribed: leaving !== undefined,
	});
	const hasFace = !answeredBy && contact?.photoUrl?.startsWith("/files/") === true;
	return { ...sender, ...(hasFace && { face: { ...FACE, name: contactPictureName(event.id) } }) };
}

function cardOf({ packageName, holder, number, days }: Omit<EmailTicket, "code">, lang: Lang): EmailTicket {
	const code = { ...CODE, name: ticketPictureName(number), alt: `${ticketCodeName[lang]} ${number}` };
	return { packageName: isolated(packageName), holder: isolated(holder), number, days, code };
}

function contentOf(message: EventEmail & ReplyContact, href: string, organiser: string | undefined): EmailContent {
	const { event, texts, values } = message;
	const { lang } = message.to;
	const name = localized(lang, event.name, event.nameEn);
	const isolatedValues = Object.entries({ event: name, ...values }).map(([key, value]) => [key, isolated(value)]);
	const say = (text: Text) => fill(text[lang], Object.fromEntries(isolatedValues) as Record<string, string>);
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
		tickets: (message.ticketCards ?? []).map((card) => cardOf(card, lang)),
		facts: (message.facts ?? []).map(({ label, value }) => ({ label, value: isolated(value) })),
		action: { label: say(texts.action), href },
		linkNote: linkNote[lang],
		notes: notesOf(message).map(say),
		links: [...(message.links ?? []), ...(message.leaving?.links ?? [])],
		sender: senderOfEmail(message, name, organiser),
		colours: { accent: event.theme.accent, key: event.theme.key },
		fonts: new URL("/fonts", href).href,
	};
}
