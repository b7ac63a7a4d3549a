import type { Tx } from "../../../kit/db/database.ts";
import type { Text } from "../../../kit/i18n/lang.ts";
import type { Sold, TaxDocument } from "../../documents/contract.ts";
import { issueDateOf } from "../../documents/rules.ts";
import { FOUNDATION } from "../../documents/seller.ts";
import { issueCorrection } from "../../documents/server/issue-correction.ts";
import { type IssueDeps, issueDocument } from "../../documents/server/issue-document.ts";
import { documentOn } from "../../documents/server/store.ts";
import { eventById } from "../../event/server/store.ts";
import { buyerOf } from "../buyer.ts";
import { type LineFacts, linesOf, type OrderFacts } from "./store.ts";

/** What documents are issued for: their `subject`. */
export function documentSubject(orderId: number): string {
	return `order:${orderId}`;
}

/** The order that a document was issued for. */
export function orderIdOf(subject: string): number | undefined {
	const id = /^order:(\d+)$/.exec(subject)?.[1];
	return id === undefined ? undefined : Number(id);
}

/**
 * Issues the document of an order in the transaction that causes it: the pro-forma of one that waits for a transfer,
 * the invoice of one that is paid (`isPaid`) or paid later by a deferred invoice. Nothing for a buyer without an
 * address. Its number is held to the commit: call it last.
 */
export async function issueOrderDocument(
	tx: Tx,
	deps: IssueDeps,
	order: OrderFacts,
	{ kind, isPaid, actor }: { kind: "proforma" | "invoice"; isPaid: boolean; actor: string },
): Promise<TaxDocument | undefined> {
	const buyer = buyerOf(order.payer);
	if (!buyer) return undefined;
	const today = issueDateOf(deps.clock.now());
	return issueDocument(tx, deps, {
		kind,
		subject: documentSubject(order.id),
		eventId: order.eventId,
		actor,
		languages: order.lang === "pl" && buyer.kind !== "company-foreign" ? "pl" : "pl-en",
		seller: FOUNDATION,
		buyer,
		lines: await soldAt(tx, order),
		// before the event, the only day there is to say is that of the payment
		saleDate: isPaid ? today : null,
		payment: {
			method: order.method,
			...(isPaid && { paidOn: today }),
			// titled as the order's page and letter say
			...(kind === "proforma" && { title: order.number }),
		},
		notes: order.payer.comments || null,
	});
}

/**
 * Corrects the invoice of an order to what is left of it after something was given back, in the transaction that gives
 * it back; `cause` names that ("refund:7"), `isRepaid` whether it had been paid. Nothing where the order has no invoice. Its number is held to the commit:
 * call it last.
 */
export async function correctOrderInvoice(
	tx: Tx,
	deps: IssueDeps,
	order: OrderFacts,
	{ cause, reason, isRepaid, actor }: { cause: string; reason: Text; isRepaid: boolean; actor: string },
): Promise<TaxDocument | undefined> {
	const invoice = await documentOn(tx, { subject: documentSubject(order.id), kind: "invoice", cause: "" });
	if (!invoice) return undefined;
	return issueCorrection(tx, deps, {
		invoiceId: invoice.objectId,
		cause,
		actor,
		reason: invoice.languages === "pl" ? reason.pl : `${reason.pl} / ${reason.en}`,
		// called as the invoice calls them, whatever the event's name is today
		lines: (await linesOf(tx, order.id)).map((line, n) => ({ ...soldOf(line), ...namesOf(invoice.lines[n]!) })),
		payment: {
			method: order.method,
			...(!isRepaid && invoice.payment.state === "due" && { dueOn: invoice.payment.dueOn }),
		},
		isRepaid,
		notes: null,
	});
}

/** The lines of an order as its documents sell them: tickets and options name their event. */
async function soldAt(tx: Tx, order: OrderFacts): Promise<Sold[]> {
	const event = (await eventById(tx, order.eventId))!;
	return (await linesOf(tx, order.id)).map((line) => {
		const sold = soldOf(line);
		if (line.kind === "fee") return sold;
		return {
			...sold,
			name: `${sold.name}, ${event.name}`,
			nameEn: `${sold.nameEn}, ${event.nameEn ?? event.name}`,
		};
	});
}

function namesOf({ name, nameEn }: Pick<Sold, "name" | "nameEn">) {
	return { name, nameEn };
}

/** A line less what was given back of it and taken off its price. */
function soldOf(line: LineFacts): Sold {
	const { name, nameEn, unitNetGrosz, vatRate, reducedGrosz } = line;
	const quantity = line.quantity - line.refundedQuantity;
	return {
		...{ name, nameEn: nameEn ?? name, quantity, unit: "szt.", unitNetGrosz },
		vatRate: vatRate as Sold["vatRate"],
		...(reducedGrosz > 0 && { reducedGrosz }),
	};
}
