import type { Tx } from "../../../kit/db/database.ts";
import { isolated, type Lang, localized, type Text } from "../../../kit/i18n/lang.ts";
import type { Attachment } from "../../../kit/mail/attachment.ts";
import { type LetterContent, letterHtml, letterText } from "../../../kit/mail/letter.ts";
import { addLetter, type NewLetter } from "../../../kit/mail/store.ts";
import { linkNote, ticketNote } from "../letter-texts.ts";
import type { EventFacts } from "./store.ts";

/** What sending a letter needs. */
export type LetterDeps = {
	clock: { now(): Date };
	/** The full address of a page of an event in a language. */
	pageAddress(lang: Lang, event: EventFacts, path: string): string;
	/** Who letters come from where the event names nobody. */
	sender: string;
	/** The language in which organisers are written to. */
	organiserLang: Lang;
};

/** The texts of a kind of letter; `#name` in them stands for the value of that name. */
export type LetterTexts = {
	subject: Text;
	preview: Text;
	heading: Text;
	paragraphs: readonly Text[];
	action: Text;
	notes?: readonly Text[];
};

/** A letter of an event: `values` stand for `#name` in the texts, `path` is the page of its button. */
type EventLetter = {
	to: { email: string; lang: Lang };
	event: EventFacts;
	kind: string;
	texts: LetterTexts;
	values: Record<string, string>;
	/** What it is about, in the reader's language. */
	facts?: { label: string; value: string }[];
	path: string;
	attachments?: Attachment[];
	/** Of what is subscribed to: how its reader leaves, by one click of the mail program and by links in the letter. */
	leaving?: { unsubscribeUrl: string; links: { label: string; href: string }[] };
	/** The tickets that come with it, which a note names. */
	tickets?: Attachment[];
};

/** Puts a letter of an event into the outbox, in the transaction of what it tells. */
export async function sendEventLetter(tx: Tx, deps: LetterDeps, letter: EventLetter): Promise<void> {
	await addLetter(tx, eventLetter(deps, letter));
}

/** A letter as the outbox takes it: in the event's colours, from its sender and with its address for answers. */
export function eventLetter(deps: LetterDeps, letter: EventLetter): NewLetter {
	const { to, event, kind, attachments = [], tickets = [] } = letter;
	const content = contentOf(letter, deps.pageAddress(to.lang, event, letter.path));
	return {
		recipient: to.email,
		sender: event.mailFrom ?? deps.sender,
		...(event.replyTo && { replyTo: event.replyTo }),
		...(letter.leaving && { unsubscribeUrl: letter.leaving.unsubscribeUrl }),
		subject: content.subject,
		html: letterHtml(content),
		text: letterText(content),
		lang: to.lang,
		kind,
		createdAt: deps.clock.now(),
		attachments: [...tickets, ...attachments],
	};
}

function contentOf(letter: EventLetter, href: string): LetterContent {
	const { event, texts, values, tickets = [] } = letter;
	const { lang } = letter.to;
	const name = localized(lang, event.name, event.nameEn);
	const known: Record<string, string> = { event: name, ...values };
	const say = (text: Text) => text[lang].replace(/#(\w+)/g, (whole, key: string) => isolated(known[key] ?? whole));
	return {
		lang,
		subject: say(texts.subject),
		preview: say(texts.preview),
		above: name,
		heading: say(texts.heading),
		paragraphs: texts.paragraphs.map(say),
		facts: (letter.facts ?? []).map(({ label, value }) => ({ label, value: isolated(value) })),
		action: { label: say(texts.action), href },
		linkNote: linkNote[lang],
		notes: [...(tickets.length > 0 ? [ticketNote] : []), ...(texts.notes ?? [])].map(say),
		links: letter.leaving?.links ?? [],
		colours: { accent: event.theme.accent, key: event.theme.key, beams: event.theme.beams },
	};
}
