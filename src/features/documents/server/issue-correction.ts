import type { Tx } from "../../../kit/db/database.ts";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import type { Sold, TaxDocument } from "../contract.ts";
import { differenceOf, isCorrection, issueDateOf, lineOf, totalsOf } from "../rules.ts";
import { refusals } from "../texts.ts";
import { type IssueDeps, issue, paymentOf, type WantedPayment, wordsOf } from "./issue-document.ts";
import { documentOn, heldInvoice, ksefAcceptanceOf } from "./store.ts";

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
	/** How and when money goes back, or more is paid. */
	payment: WantedPayment;
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
	const issueDate = issueDateOf(deps.clock.now());
	const [totalsBefore, totalsAfter] = [totalsOf(latest.lines), totalsOf(lines)];
	const totals = differenceOf(totalsBefore, totalsAfter);
	const ksef = await ksefAcceptanceOf(tx, invoice.objectId);
	const { currency, languages, seller, buyer, saleDate } = invoice;
	return issue(tx, deps, {
		occasion,
		eventId: invoice.eventId,
		actor: wanted.actor,
		correctsId: invoice.objectId,
		draft: {
			kind: "correction",
			issueDate,
			saleDate,
			currency,
			languages,
			seller,
			buyer,
			lines,
			totals,
			words: wordsOf(totals),
			payment: paymentOf(wanted.payment, issueDate),
			notes: wanted.notes,
			correction: {
				reason: wanted.reason,
				number: invoice.number,
				issueDate: invoice.issueDate,
				ksefNumber: ksef?.ksefNumber ?? null,
				before: latest.lines,
				totalsBefore,
				totalsAfter,
			},
		},
	});
}
