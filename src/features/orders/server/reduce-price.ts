import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Tx } from "../../../kit/db/database.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { accountById } from "../../account/server/store.ts";
import type { TaxDocument } from "../../documents/contract.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { eventById } from "../../event/server/store.ts";
import { lastPaidBy } from "../../payments/server/came-in.ts";
import { reductionReason, refusals, tooMuchOff } from "../refusals.ts";
import { dueGrosz, paidBackGrosz, worthOf } from "../rules.ts";
import { correctOrderInvoice } from "./order-document.ts";
import { sendOrderEmail } from "./order-emails.ts";
import type { LineRecord, OrderRecord } from "./order-facts.ts";
import { causeOf, countedElsewhere, payBack, type RefundDeps } from "./refund-order.ts";
import { addRefunded, linesOf, lockOrder } from "./store.ts";
import { issueTeamCodes } from "./team-codes.ts";

export type WantedReduction = {
	orderId: number;
	/** Null if the order has a single line. */
	position: number | null;
	grossGrosz: number;
	actor: string;
	/** True if money refunded outside this site was for this reduction, so only the rest is sent. */
	countsElsewhere: boolean;
};

/**
 * Lowers the price of a confirmed order's line, in one transaction with audit entry, invoice correction, refund and
 * e-mail. Tickets stay valid. Throws `Failure`: not confirmed, or money was refunded outside this site (409); no such
 * line, or more than its remaining value (422). Returns the correction; undefined without an invoice.
 */
export function reducePrice(deps: RefundDeps, wanted: WantedReduction): Promise<TaxDocument | undefined> {
	return deps.db.transaction(async (tx) => {
		const { grossGrosz, actor, countsElsewhere } = wanted;
		const order = await lockOrder(tx, wanted.orderId);
		if (order?.status !== "confirmed") throw new Failure(409, refusals.notRefundable);
		const lines = await linesOf(tx, order.id);
		const { position, reducedGrosz } = reducible(order, lines, wanted);
		const elsewhere = await countedElsewhere(tx, order, { isBuyer: false, countsElsewhere });
		const backGrosz = paidBackGrosz(order, grossGrosz);
		const reduced = [{ position, reducedGrosz: reducedGrosz + grossGrosz }];
		await addRefunded(tx, order.id, { taken: [], reduced, grossGrosz, paidBackGrosz: backGrosz });
		await payBack(tx, deps, order, backGrosz, elsewhere);
		await addAuditEntry(tx, {
			at: deps.clock.now(),
			actor,
			action: "order.reduced",
			subject: `order:${order.id}`,
			eventId: order.eventId,
			detail: { position, grossGrosz, paidBackGrosz: backGrosz },
		});
		const paidBy = await lastPaidBy(tx, order.id);
		const correction = { cause: causeOf(lines), reason: reductionReason, isRepaid: backGrosz > 0, paidBy, actor };
		const document = await correctOrderInvoice(tx, deps, order, correction);
		const event = await eventById(tx, order.eventId);
		// the reduction may settle the amount due
		if (dueGrosz(order) <= grossGrosz) await issueTeamCodes(tx, deps, order, event);
		await tellReduction(tx, deps, { order, event, document, grossGrosz, paidBackGrosz: backGrosz });
		return document;
	});
}

function reducible(order: OrderRecord, lines: LineRecord[], { position, grossGrosz }: WantedReduction): LineRecord {
	if (position === null && lines.length > 1) throw new Failure(422, refusals.whichLine);
	const line = lines.find((one) => one.position === (position ?? 0));
	if (!line) throw new Failure(422, refusals.noSuchLine);
	// less, if part of the order was refunded for another reason
	const most = Math.min(worthOf(line).grossGrosz, order.grossGrosz - order.refundedGrosz);
	if (grossGrosz > most) throw new Failure(422, tooMuchOff(most));
	return line;
}

async function tellReduction(
	tx: Tx,
	deps: RefundDeps,
	{
		order,
		event,
		document,
		grossGrosz,
		paidBackGrosz,
	}: {
		order: OrderRecord;
		event: EventRecord;
		document: TaxDocument | undefined;
		grossGrosz: number;
		paidBackGrosz: number;
	},
): Promise<void> {
	const buyer = order.accountId === null ? undefined : await accountById(tx, order.accountId);
	if (!buyer) return;
	await sendOrderEmail(tx, deps, {
		kind: paidBackGrosz > 0 ? "reduced" : "reducedUnpaid",
		order,
		event,
		email: buyer.email,
		document,
		refundedGrosz: grossGrosz,
		dueGrosz: dueGrosz(order) - grossGrosz + paidBackGrosz,
	});
}
