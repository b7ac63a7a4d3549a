import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Tx } from "../../../kit/db/database.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { amountInWords } from "../../../kit/money/words.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { lineOf, totalsOf } from "../amounts.ts";
import {
	type Buyer,
	type DocumentContent,
	documentContent,
	type InvoiceType,
	type Payment,
	type PaymentMethod,
	type SaleDocument,
	type Seller,
	type TaxDocument,
	type Totals,
} from "../contract.ts";
import { documentNumber, dueDateOf, issueDateOf, yearOf } from "../rules.ts";
import { addDocument, counterNumbering, findDocument, type NumberSeries, type Occasion } from "./store.ts";

/** Tests pass `numbering`. */
export type IssueDeps = { clock: Clock; numbering?: NumberSeries };

/** `dueOn` is by default the method's term; `title` belongs to a transfer. */
export type WantedPayment = { method: PaymentMethod; paidOn?: string; dueOn?: string; title?: string };

export type WantedDocument = {
	kind: "proforma" | "invoice";
	/** For example "order:15". */
	subject: string;
	/** Distinguishes documents of one kind and subject, such as a new invoice after a voided one. */
	cause?: string;
	eventId: number;
	/** The id of an account or the name of a command. */
	actor: string;
	languages: DocumentContent["languages"];
	seller: Seller;
	buyer: Buyer;
	/** Prices are after discounts, without VAT. */
	lines: SaleDocument[];
	/** The day of the service or of an earlier payment; null before either. */
	saleDate: string | null;
	payment: WantedPayment;
	notes: string | null;
	/**
	 * For advance and settlement invoices: the totals of this invoice and earlier advances. Without it the invoice
	 * covers all lines.
	 */
	share?: { invoiceType: InvoiceType; totals: Totals; advances: NonNullable<DocumentContent["advances"]> };
};

export type Draft = Omit<DocumentContent, "number">;

export function paymentOf({ method, paidOn, dueOn, title }: WantedPayment, issueDate: string): Payment {
	if (paidOn) return { state: "paid", method, paidOn };
	return { state: "due", method, dueOn: dueOn ?? dueDateOf(method, issueDate), ...(title && { title }) };
}

export function wordsOf(totals: Totals): DocumentContent["words"] {
	return { pl: amountInWords("pl", totals.grossGrosz), en: amountInWords("en", totals.grossGrosz) };
}

/**
 * Issues a pro-forma or invoice in the caller's transaction, with an audit entry. Idempotent per subject, kind and
 * cause, also for concurrent calls. Locks the counter until the commit: call it last. Throws a ZodError for an
 * incomplete document.
 */
export async function issueDocument(tx: Tx, deps: IssueDeps, wanted: WantedDocument): Promise<TaxDocument> {
	const { kind, subject, cause = "", languages, seller, buyer, saleDate, notes, share } = wanted;
	const issueDate = issueDateOf(deps.clock.now());
	const lines = wanted.lines.map(lineOf);
	const { totals = totalsOf(lines), ...advance } = share ?? {};
	return issue(tx, deps, {
		occasion: { subject, kind, cause },
		eventId: wanted.eventId,
		actor: wanted.actor,
		correctsId: null,
		draft: {
			kind,
			issueDate,
			saleDate,
			currency: "PLN",
			languages,
			seller,
			buyer,
			...advance,
			lines,
			totals,
			words: wordsOf(totals),
			payment: paymentOf(wanted.payment, issueDate),
			notes,
			correction: null,
		},
	});
}

/** Idempotent: returns the stored document of the occasion. */
export async function issue(
	tx: Tx,
	{ clock, numbering = counterNumbering }: IssueDeps,
	wanted: { occasion: Occasion; eventId: number; actor: string; correctsId: number | null; draft: Draft },
): Promise<TaxDocument> {
	const { occasion, eventId, actor, correctsId } = wanted;
	const earlier = await findDocument(tx, occasion);
	if (earlier) return earlier;
	const draft = documentContent.parse({ ...wanted.draft, number: "?" }); // Validates before it takes a number.
	const year = yearOf(draft.issueDate);
	const issuedAt = clock.now();
	const sequence = await numbering.next(tx, draft.kind, year);
	const content = { ...draft, number: documentNumber(draft.kind, year, sequence) };
	const issued = await addDocument(tx, occasion, { year, sequence, eventId, correctsId, issuedAt, content });
	if (!issued) {
		// A concurrent transaction issued the document first.
		await numbering.giveBack(tx, draft.kind, year);
		return invariant(await findDocument(tx, occasion), "the document of an occasion");
	}
	await addAuditEntry(tx, {
		at: issuedAt,
		actor,
		action: `document.issued`,
		subject: occasion.subject,
		eventId,
		detail: { documentId: issued.objectId, number: issued.number },
	});
	return issued;
}
