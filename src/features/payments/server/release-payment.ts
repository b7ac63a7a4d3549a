import type { Tx } from "../../../kit/db/database.ts";
import { addPaid, lockedOrder } from "../../orders/server/store.ts";
import { changePayment, lockedPaymentById, type PaymentFacts, paymentById } from "./store.ts";

/**
 * A payment held to the end of the transaction, after its order. One that an ended order had counted as a part, because
 * the rest never came, is taken off the order and is then money that no order wants. Undefined where there is none.
 */
export async function releasedPayment(tx: Tx, paymentId: number): Promise<PaymentFacts | undefined> {
	// the order is held before the payment, by everybody
	const orderId = (await paymentById(tx, paymentId))?.orderId;
	const order = orderId ? await lockedOrder(tx, orderId) : undefined;
	const payment = await lockedPaymentById(tx, paymentId);
	const hasEnded = order?.status === "expired" || order?.status === "cancelled";
	if (payment?.state !== "paid" || !order || !hasEnded || order.paidGrosz < payment.amountGrosz) return payment;
	await addPaid(tx, order.id, -payment.amountGrosz);
	await changePayment(tx, paymentId, { state: "queued" });
	return { ...payment, state: "queued" };
}
