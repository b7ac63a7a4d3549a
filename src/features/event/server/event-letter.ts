import type { Tx } from "../../../kit/db/database.ts";
import { type Lang, localized, type Text } from "../../../kit/i18n/lang.ts";
import type { Attachment } from "../../../kit/mail/attachment.ts";
import { type LetterContent, letterHtml, letterText } from "../../../kit/mail/letter.ts";
import { addLetter } from "../../../kit/mail/store.ts";
import { linkNote, ticketNote } from "../letter-texts.ts";
import type { EventFacts } from "./store.ts";

/** What sending a letter needs. */
export type LetterDeps = {
	clock: { now(): Date };
	/** The full address of a page of an event in a language. */
	pageAddress(lang: Lang, event: EventFacts, path: string): string;
	/** Who letters come from where the event names nobody. */
	sender: string;
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

/**
 * Puts a letter of an event into the outbox, in the transaction of what it tells: in the event's colours, from its
 * sender and with its address for answers. `values` stand for `#name` in the texts, `path` is the page of its button.
 */
export async function sendEventLetter(
	tx: Tx,
	deps: LetterDeps,
	letter: {
		to: { email: string; lang: Lang };
		event: EventFacts;
		kind: string;
		texts: LetterTexts;
		values: Record<string, string>;
		path: string;
		attachments?: Attachment[];
		/** The tickets that come with it, which a note names. */
		tickets?: Attachment[];
	},
): Promise<void> {
	const { to, event, kind, attachments = [], tickets = [] } = letter;
	const content = contentOf(letter, deps.pageAddress(to.lang, event, letter.path));
	await addLetter(tx, {
		recipient: to.email,
		sender: event.mailFrom ?? deps.sender,
		...(event.replyTo && { replyTo: event.replyTo }),
		subject: content.subject,
		html: letterHtml(content),
		text: letterText(content),
		lang: to.lang,
		kind,
		createdAt: deps.clock.now(),
		attachments: [...tickets, ...attachments],
	});
}

type Wanted = Parameters<typeof sendEventLetter>[2];

function contentOf({ to: { lang }, event, texts, values, tickets = [] }: Wanted, href: string): LetterContent {
	const name = localized(lang, event.name, event.nameEn);
	const known: Record<string, string> = { event: name, ...values };
	const say = (text: Text) => text[lang].replace(/#(\w+)/g, (whole, key: string) => known[key] ?? whole);
	return {
		lang,
		subject: say(texts.subject),
		preview: say(texts.preview),
		above: name,
		heading: say(texts.heading),
		paragraphs: texts.paragraphs.map(say),
		action: { label: say(texts.action), href },
		linkNote: linkNote[lang],
		notes: [...(tickets.length > 0 ? [ticketNote] : []), ...(texts.notes ?? [])].map(say),
		colours: { accent: event.theme.accent, key: event.theme.key, beams: event.theme.beams },
	};
}
