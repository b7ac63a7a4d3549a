import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import { addAuditEntry } from "../../audit/server/store.ts";
import { refusals } from "../texts.ts";
import { addRefund, lockedPaymentById, type PaymentFacts, refundedOfPayment } from "./store.ts";

/**
 * Puts money that no order wants on its way back, once: a provider's by its job, a transfer's by the organiser's hand.
 * Throws a `Failure`: no such payment (404), one that an order has counted or that goes back already (409). Gives the
 * payment, the refund's id and what of the payment was left to go back, in grosz.
 */
export async function refundQueued(
	deps: { db: NodePgDatabase; clock: { now(): Date } },
	paymentId: number,
	actor: string,
): Promise<{ payment: PaymentFacts; refundId: number; amountGrosz: number }> {
	const now = deps.clock.now();
	return deps.db.transaction(async (tx) => {
		const payment = await lockedPaymentById(tx, paymentId);
		if (!payment) throw notFound(refusals.noPayment);
		if (payment.state === "settled") throw new Failure(409, refusals.isSettled);
		if (payment.state !== "queued") throw new Failure(409, refusals.notQueued);
		const amountGrosz = payment.amountGrosz - (await refundedOfPayment(tx, paymentId));
		if (amountGrosz <= 0) throw new Failure(409, refusals.goesBack);
		const { orderId } = payment;
		const refundId = await addRefund(tx, { paymentId, amountGrosz, now });
		await addAuditEntry(tx, {
			at: now,
			actor,
			action: "payment.refunded",
			subject: `payment:${paymentId}`,
			eventId: null,
			detail: { refundId, orderId, amountGrosz },
		});
		return { payment, refundId, amountGrosz };
	});
}
