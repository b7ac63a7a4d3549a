import type { Tx } from "../../../kit/db/database.ts";
import type { MoneyCommands } from "./money-commands.ts";
import { changePayment, lockedPaymentById, type PaymentRecord, paymentById } from "./store.ts";

/**
 * A payment held to the end of the transaction, after its order. One that an ended order had counted as a part, because
 * the rest never came, is taken off the order and is then money that no order wants. Undefined where there is none.
 */
export async function releasedPayment(
	tx: Tx,
	orders: MoneyCommands,
	paymentId: number,
): Promise<PaymentRecord | undefined> {
	// the order is held before the payment, by everybody
	const orderId = (await paymentById(tx, paymentId))?.orderId;
	if (orderId) await orders.hold(tx, { orderId });
	const payment = await lockedPaymentById(tx, paymentId);
	if (payment?.state !== "paid" || !orderId) return payment;
	if (!(await orders.takenOff(tx, { orderId, amountGrosz: payment.amountGrosz }))) return payment;
	await changePayment(tx, paymentId, { state: "queued" });
	return { ...payment, state: "queued" };
}
