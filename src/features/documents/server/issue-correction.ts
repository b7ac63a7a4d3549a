import type { Tx } from "../../../kit/db/database.ts";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import { differenceOf, lineOf, totalsOf } from "../amounts.ts";
import type { Line, SaleDocument, TaxDocument, Totals } from "../contract.ts";
import { isCorrection, issueDateOf } from "../rules.ts";
import { refusals } from "../texts.ts";
import { type Draft, type IssueDeps, issue, paymentOf, type WantedPayment, wordsOf } from "./issue-document.ts";
import { findDocument, ksefAcceptanceOf, type LockedInvoice, lockInvoice } from "./store.ts";

export type WantedCorrection = {
	invoiceId: number;
	/** Distinguishes corrections: "refund:7". */
	cause: string;
	actor: string;
	/** The printed reason. */
	reason: string;
	/** One per line of the invoice, in the same order; returned items have quantity 0. */
	lines: SaleDocument[];
	/** The corrected totals of an advance or settlement invoice; by default the sum of the lines. */
	totals?: Totals;
	payment: WantedPayment;
	/** False if the corrected amount was unpaid: nothing is refunded. */
	isRepaid: boolean;
	notes: string | null;
};

/**
 * Issues a correction in the caller's transaction, with an audit entry; it starts from the last correction. Idempotent
 * per cause. Throws a `Failure` for an unknown invoice (404) or without a change (422).
 */
export async function issueCorrection(tx: Tx, deps: IssueDeps, wanted: WantedCorrection): Promise<TaxDocument> {
	const invoiceRow = await lockInvoice(tx, wanted.invoiceId);
	if (!invoiceRow) throw notFound(refusals.noInvoice);
	const { invoice, latest } = invoiceRow;
	const occasion = { subject: invoice.subject, kind: "correction" as const, cause: wanted.cause };
	const earlier = await findDocument(tx, occasion);
	if (earlier) return earlier;
	const lines = wanted.lines.map(lineOf);
	if (!isCorrection(latest.lines, lines)) throw new Failure(422, refusals.nothingCorrected);
	const ksef = await ksefAcceptanceOf(tx, invoice.objectId);
	return issue(tx, deps, {
		occasion,
		eventId: invoice.eventId,
		actor: wanted.actor,
		correctsId: invoice.objectId,
		draft: draftOf(invoiceRow, wanted, {
			lines,
			issueDate: issueDateOf(deps.clock.now()),
			ksefNumber: ksef?.ksefNumber ?? null,
		}),
	});
}

function draftOf(
	{ invoice, latest }: LockedInvoice,
	{ reason, payment, isRepaid, notes, totals: wantedTotals }: WantedCorrection,
	{ lines, issueDate, ksefNumber }: { lines: Line[]; issueDate: string; ksefNumber: string | null },
): Draft {
	const { saleDate, currency, languages, seller, buyer, invoiceType, advances } = invoice;
	const totalsBefore = latest.correction?.totalsAfter ?? latest.totals;
	const totalsAfter = wantedTotals ?? totalsOf(lines);
	const totals = differenceOf(totalsBefore, totalsAfter);
	return {
		kind: "correction",
		issueDate,
		saleDate,
		currency,
		languages,
		seller,
		buyer,
		...(invoiceType && { invoiceType }),
		...(advances && { advances: { ...advances, ordered: totalsOf(lines) } }),
		lines,
		totals,
		words: wordsOf(totals),
		payment: paymentOf(payment, issueDate),
		notes,
		correction: {
			reason,
			number: invoice.number,
			issueDate: invoice.issueDate,
			ksefNumber,
			isRepaid,
			before: latest.lines,
			totalsBefore,
			totalsAfter,
		},
	};
}
