import type { Tx } from "../../../kit/db/database.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import type { Attachment } from "../../../kit/mail/attachment.ts";
import { moneyText } from "../../../kit/money/money.ts";
import { dateText, instantOf, timeText } from "../../../kit/time/zone.ts";
import type { TaxDocument } from "../../documents/contract.ts";
import { dueOnOf, fileNameOf } from "../../documents/rules.ts";
import { type LetterDeps, sendEventLetter } from "../../event/server/event-letter.ts";
import type { EventFacts } from "../../event/server/store.ts";
import { attachedNote, orderLetters } from "../texts.ts";
import { TRANSFER_ACCOUNT } from "../transfer-account.ts";
import type { OrderFacts } from "./store.ts";

/** The name under which documents are attached to letters. */
export const DOCUMENT_MAKER = "document";

/** A moment as letters tell it: "5 maja, 12:30". */
export function momentText(lang: Lang, moment: Date, zone: string): string {
	return `${dateText(lang, moment, zone, false)}, ${timeText(lang, moment, zone)}`;
}

/** A document as a file that goes with a letter. */
export function documentFile(document: TaxDocument): Attachment {
	return {
		name: fileNameOf(document.number, "pdf"),
		contentType: "application/pdf",
		content: { maker: DOCUMENT_MAKER, of: document.objectId },
	};
}

/** The last day to pay a document as letters tell it: "14 maja 2025". */
function dueText(document: TaxDocument | undefined, lang: Lang, zone: string): string {
	const day = document && dueOnOf(document);
	return day ? dateText(lang, instantOf(`${day}T12:00:00`, zone), zone) : "";
}

/**
 * Puts a letter about an order into the outbox, in the transaction of what it tells: that it was placed (by its
 * method), `paid`, `refunded`, or cheaper by `refundedGrosz`, of which `dueGrosz` is still to be paid. The document and the tickets go with it. `secret` opens the order's page; without
 * it the letter leads to the order in the account.
 */
export async function sendOrderLetter(
	tx: Tx,
	deps: LetterDeps,
	{
		kind,
		order,
		event,
		email,
		secret,
		document,
		refundedGrosz = 0,
		dueGrosz = 0,
		tickets = [],
	}: {
		kind: keyof typeof orderLetters;
		order: OrderFacts;
		event: EventFacts;
		email: string;
		secret?: string;
		document: TaxDocument | undefined;
		refundedGrosz?: number;
		dueGrosz?: number;
		tickets?: Attachment[];
	},
): Promise<void> {
	const { lang, number, holdsUntil } = order;
	await sendEventLetter(tx, deps, {
		to: { email, lang },
		event,
		kind: `order-${kind}`,
		texts: { ...orderLetters[kind], ...(document && { notes: [attachedNote] }) },
		values: {
			number,
			amount: moneyText(lang, order.grossGrosz),
			refunded: moneyText(lang, refundedGrosz),
			left: moneyText(lang, dueGrosz),
			until: holdsUntil ? momentText(lang, holdsUntil, event.timeZone) : "",
			document: document?.number ?? "",
			...TRANSFER_ACCOUNT,
			due: dueText(document, lang, event.timeZone),
		},
		path: `order.html?id=${encodeURIComponent(secret ?? number)}`,
		tickets,
		...(document && { attachments: [documentFile(document)] }),
	});
}
