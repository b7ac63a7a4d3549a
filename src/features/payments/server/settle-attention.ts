import type { Tx } from "../../../kit/db/database.ts";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import { refusals } from "../texts.ts";
import { addMoneyEntry } from "./money-entry.ts";
import type { ReceiveDeps } from "./receive-payment.ts";
import { releasedPayment } from "./release-payment.ts";
import { changePayment, refundById, settleRefund } from "./store.ts";

type Settlement = { reason: string; actor: string };

/**
 * Takes unallocated money off the organiser's list without a refund, such as a mistyped amount. The audit keeps the
 * reason. Throws `Failure`: no such payment (404), or not on the list (409). Returns its amount.
 */
export function settleQueued(deps: ReceiveDeps, paymentId: number, settling: Settlement): Promise<number> {
	return deps.db.transaction(async (tx) => {
		const payment = await releasedPayment(tx, deps.moneyCommands, paymentId);
		if (!payment) throw notFound(refusals.noPayment);
		if (payment.state !== "queued") throw new Failure(409, refusals.notSettleable);
		await changePayment(tx, paymentId, { state: "settled" });
		const { orderId, amountGrosz } = payment;
		await audit(tx, deps, settling, { subject: `payment:${paymentId}`, orderId, amountGrosz });
		return amountGrosz;
	});
}

/**
 * Decides that a refund at the provider was not for tickets: the order keeps them and its value decreases. Throws
 * `Failure`: no such refund (404), or one that the order counts (409). Returns its amount.
 */
export function settleElsewhere(deps: ReceiveDeps, refundId: number, settling: Settlement): Promise<number> {
	return deps.db.transaction(async (tx) => {
		const orderId = (await refundById(tx, refundId))?.payment.orderId;
		if (orderId) await deps.moneyCommands.lockOrder(tx, { orderId });
		const found = orderId ? await refundById(tx, refundId) : undefined;
		if (!found || !orderId) throw notFound(refusals.noRefund);
		if (found.state !== "elsewhere") throw new Failure(409, refusals.notSettleable);
		const { amountGrosz } = found;
		await deps.moneyCommands.lowerValue(tx, { orderId, amountGrosz });
		await settleRefund(tx, refundId, { state: "sent", message: found.message, now: deps.clock.now() });
		await audit(tx, deps, settling, { subject: `refund:${refundId}`, orderId, amountGrosz });
		return amountGrosz;
	});
}

function audit(
	tx: Tx,
	deps: ReceiveDeps,
	{ reason, actor }: Settlement,
	{ subject, ...detail }: { subject: string; orderId: number | null; amountGrosz: number },
): Promise<void> {
	const [kind] = subject.split(":");
	const entry = { at: deps.clock.now(), actor, action: `${kind}.settled`, subject };
	return addMoneyEntry(tx, deps, { ...entry, detail: { ...detail, reason } });
}
