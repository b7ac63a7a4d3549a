import { Failure, notFound } from "../../../kit/http/failure.ts";
import { refusals } from "../texts.ts";
import { addMoneyEntry } from "./money-entry.ts";
import type { ReceiveDeps } from "./receive-payment.ts";
import { releasedPayment } from "./release-payment.ts";
import { addRefund, type PaymentRecord, refundedOfPayment } from "./store.ts";

/**
 * Starts the refund of unallocated money, once: by job at a provider, by hand for a transfer. Throws `Failure`: no such
 * payment (404), counted or already being refunded (409). Returns the payment, the refund's id and the remaining grosz.
 */
export async function refundQueued(
	deps: ReceiveDeps,
	paymentId: number,
	actor: string,
): Promise<{ payment: PaymentRecord; refundId: number; amountGrosz: number }> {
	const now = deps.clock.now();
	return deps.db.transaction(async (tx) => {
		const payment = await releasedPayment(tx, deps.moneyCommands, paymentId);
		if (!payment) throw notFound(refusals.noPayment);
		if (payment.state === "settled") throw new Failure(409, refusals.isSettled);
		if (payment.state !== "queued") throw new Failure(409, refusals.notQueued);
		const amountGrosz = payment.amountGrosz - (await refundedOfPayment(tx, paymentId));
		if (amountGrosz <= 0) throw new Failure(409, refusals.goesBack);
		const { orderId } = payment;
		const refundId = await addRefund(tx, { paymentId, amountGrosz, now });
		await addMoneyEntry(tx, deps, {
			at: now,
			actor,
			action: "payment.refunded",
			subject: `payment:${paymentId}`,
			detail: { refundId, orderId, amountGrosz },
		});
		if (orderId !== null) await deps.moneyCommands.tellOfRefund(tx, { orderId, amountGrosz });
		return { payment, refundId, amountGrosz };
	});
}
