import type { Tx } from "../../../kit/db/database.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { type LetterContent, letterHtml, letterText } from "../../../kit/mail/letter.ts";
import { addLetter } from "../../../kit/mail/store.ts";
import { moneyText } from "../../../kit/money/money.ts";
import { dateText, timeText } from "../../../kit/time/zone.ts";
import type { TaxDocument } from "../../documents/contract.ts";
import { fileNameOf } from "../../documents/rules.ts";
import type { EventFacts } from "../../event/server/store.ts";
import { orderLetterNotes, orderLetters } from "../texts.ts";
import type { OrderFacts } from "./store.ts";

/** The name under which documents are attached to letters. */
export const DOCUMENT_MAKER = "document";

export type OrderLetterDeps = {
	clock: { now(): Date };
	/** The full address of a page of an event in a language. */
	pageAddress(lang: Lang, event: EventFacts, path: string): string;
	/** Who letters come from. */
	sender: string;
};

/**
 * Puts a letter about an order into the outbox, in the transaction of what it tells: that it was placed (by its
 * method), or `paid`. The document goes with it. `secret` opens the order's page; without it the letter leads to the
 * account.
 */
export async function sendOrderLetter(
	tx: Tx,
	deps: OrderLetterDeps,
	{
		kind,
		order,
		event,
		email,
		secret,
		document,
	}: {
		kind: keyof typeof orderLetters;
		order: OrderFacts;
		event: EventFacts;
		email: string;
		secret?: string;
		document: TaxDocument | undefined;
	},
): Promise<void> {
	const { lang } = order;
	const path = secret ? `order.html?id=${encodeURIComponent(secret)}` : "user.html";
	const content = contentOf(kind, order, event, { href: deps.pageAddress(lang, event, path), document });
	await addLetter(tx, {
		recipient: email,
		sender: deps.sender,
		subject: content.subject,
		html: letterHtml(content),
		text: letterText(content),
		lang,
		kind: `order-${kind}`,
		createdAt: deps.clock.now(),
		attachments: document
			? [
					{
						name: fileNameOf(document.number, "pdf"),
						contentType: "application/pdf",
						content: { maker: DOCUMENT_MAKER, of: document.objectId },
					},
				]
			: [],
	});
}

function contentOf(
	kind: keyof typeof orderLetters,
	order: OrderFacts,
	event: EventFacts,
	{ href, document }: { href: string; document: TaxDocument | undefined },
): LetterContent {
	const { lang, holdsUntil } = order;
	const until = holdsUntil
		? `${dateText(lang, holdsUntil, event.timeZone, false)}, ${timeText(lang, holdsUntil, event.timeZone)}`
		: "";
	const say = (text: { pl: string; en: string }) =>
		text[lang]
			.replaceAll("#number", () => order.number)
			.replaceAll("#amount", () => moneyText(lang, order.grossGrosz))
			.replaceAll("#until", () => until)
			.replaceAll("#document", () => document?.number ?? "");
	const texts = orderLetters[kind];
	return {
		lang,
		subject: say(texts.subject),
		preview: say(texts.preview),
		above: localized(lang, event.name, event.nameEn),
		heading: say(texts.heading),
		paragraphs: [say(texts.paragraph)],
		action: { label: say(texts.action), href },
		linkNote: say(orderLetterNotes.link),
		notes: document ? [say(orderLetterNotes.attached)] : [],
		colours: { accent: event.theme.accent, key: event.theme.key, beams: event.theme.beams },
	};
}
