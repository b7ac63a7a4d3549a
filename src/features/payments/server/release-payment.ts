import type { Tx } from "../../../kit/db/database.ts";
import type { MoneyCommands } from "./money-commands.ts";
import { changePayment, lockPaymentById, type PaymentRecord, paymentById } from "./store.ts";

/**
 * Locks a payment until the commit, after its order. A partial payment of an ended order becomes unallocated. Undefined
 * if there is no such payment.
 */
export async function releasedPayment(
	tx: Tx,
	orders: MoneyCommands,
	paymentId: number,
): Promise<PaymentRecord | undefined> {
	// everybody locks the order before the payment
	const orderId = (await paymentById(tx, paymentId))?.orderId;
	if (orderId) await orders.lockOrder(tx, { orderId });
	const payment = await lockPaymentById(tx, paymentId);
	if (payment?.state !== "paid" || !orderId) return payment;
	if (!(await orders.takeOffEnded(tx, { orderId, amountGrosz: payment.amountGrosz }))) return payment;
	await changePayment(tx, paymentId, { state: "queued" });
	return { ...payment, state: "queued" };
}
