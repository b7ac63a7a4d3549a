import type { Tx } from "../../../kit/db/database.ts";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import { differenceOf, lineOf, totalsOf } from "../amounts.ts";
import type { Line, Sold, TaxDocument, Totals } from "../contract.ts";
import { isCorrection, issueDateOf } from "../rules.ts";
import { refusals } from "../texts.ts";
import { type Draft, type IssueDeps, issue, paymentOf, type WantedPayment, wordsOf } from "./issue-document.ts";
import { documentOn, type HeldInvoice, heldInvoice, ksefAcceptanceOf } from "./store.ts";

/** What is wanted of a correction. */
export type WantedCorrection = {
	/** The invoice. */
	invoiceId: number;
	/** What makes it one correction and not another: "refund:7". */
	cause: string;
	actor: string;
	/** Why, as the document says it. */
	reason: string;
	/** The lines as they should be: as many as the invoice has, each at its place; what is given back has quantity 0. */
	lines: Sold[];
	/** Of an advance or settling invoice: what its share should be. Otherwise the sum of the lines. */
	totals?: Totals;
	/** How and when money goes back, or more is paid. */
	payment: WantedPayment;
	/** False where what it takes off was not paid yet, and so does not go back. */
	isRepaid: boolean;
	notes: string | null;
};

/**
 * Issues a correction of an invoice in the transaction that causes it, with an audit entry. It starts from what the last
 * correction says. The same cause gives the same document. Throws a `Failure` where there is no such invoice (404) or
 * where nothing would change (422).
 */
export async function issueCorrection(tx: Tx, deps: IssueDeps, wanted: WantedCorrection): Promise<TaxDocument> {
	const held = await heldInvoice(tx, wanted.invoiceId);
	if (!held) throw notFound(refusals.noInvoice);
	const { invoice, latest } = held;
	const occasion = { subject: invoice.subject, kind: "correction" as const, cause: wanted.cause };
	const earlier = await documentOn(tx, occasion);
	if (earlier) return earlier;
	const lines = wanted.lines.map(lineOf);
	if (!isCorrection(latest.lines, lines)) throw new Failure(422, refusals.nothingCorrected);
	const ksef = await ksefAcceptanceOf(tx, invoice.objectId);
	return issue(tx, deps, {
		occasion,
		eventId: invoice.eventId,
		actor: wanted.actor,
		correctsId: invoice.objectId,
		draft: draftOf(held, wanted, {
			lines,
			issueDate: issueDateOf(deps.clock.now()),
			ksefNumber: ksef?.ksefNumber ?? null,
		}),
	});
}

function draftOf(
	{ invoice, latest }: HeldInvoice,
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
