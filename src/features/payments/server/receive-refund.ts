import type { Tx } from "../../../kit/db/database.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { refusals } from "../texts.ts";
import { addMoneyEntry } from "./money-entry.ts";
import type { ElsewhereRefund, Word } from "./provider.ts";
import type { ReceiveDeps } from "./receive-payment.ts";
import { type SettleDeps, settle } from "./send-refunds.ts";
import {
	addRefund,
	changePayment,
	forgetRefund,
	lockPayment,
	type PaymentRecord,
	paymentByReference,
	refundById,
	refundedOfPayment,
	refundsOfPayment,
	settleRefund,
} from "./store.ts";

/** Stores the outcome of a refund that we requested. A sent refund may bounce later and then counts as failed. */
export async function receiveRefund(deps: SettleDeps, { key, state, message }: Extract<Word, { kind: "refund" }>) {
	const id = Number(/^refund-(\d+)$/.exec(key)?.[1]);
	const due = Number.isSafeInteger(id) ? await refundById(deps.db, id) : undefined;
	if (due) await settle(deps, due, { state, message, actor: `payment:${due.payment.provider}` });
}

/**
 * Records each refund that was made at the provider by hand. If an order counts the payment, they await a decision on
 * the organiser's list (`elsewhere`). Otherwise they settle the unallocated money. Throws 409 while the payment is
 * unknown, so that the provider retries.
 */
export async function receiveElsewhere(
	deps: ReceiveDeps,
	{ reference, refunds }: Extract<Word, { kind: "elsewhere" }>,
): Promise<void> {
	await deps.db.transaction(async (tx) => {
		// everybody locks the order before the payment
		const orderId = (await paymentByReference(tx, "stripe", reference))?.orderId;
		if (orderId) await deps.moneyCommands.lockOrder(tx, { orderId });
		const payment = await lockPayment(tx, "stripe", reference);
		if (!payment) return; // it belongs to another installation
		if (payment.state === "pending" || payment.state === "failed") throw new Failure(409, refusals.notKnownYet);
		for (const one of refunds) await recordElsewhere(tx, deps, payment, one);
		if (payment.state !== "queued" && payment.state !== "settled") return;
		if ((await refundedOfPayment(tx, payment.id)) < payment.amountGrosz) return;
		await changePayment(tx, payment.id, { state: "refunded" });
	});
}

async function recordElsewhere(tx: Tx, deps: ReceiveDeps, payment: PaymentRecord, one: ElsewhereRefund): Promise<void> {
	const now = deps.clock.now();
	const refunds = await refundsOfPayment(tx, payment.id);
	const existingRefund = refunds.find((it) => it.receipt === one.receipt);
	if (one.hasFailed) {
		if (!existingRefund || existingRefund.state === "failed") return;
		// a failed refund that the order counts needs another refund
		if (existingRefund.state === "elsewhere") await forgetRefund(tx, existingRefund.id);
		else await settleRefund(tx, existingRefund.id, { state: "failed", message: "failed at the provider", now });
		if (payment.state === "refunded") await changePayment(tx, payment.id, { state: "queued" });
		return addMoneyEntry(
			tx,
			deps,
			entryOf("refund.failed", existingRefund.id, { payment, amountGrosz: one.amountGrosz, now }),
		);
	}
	if (existingRefund) return;
	const { receipt, amountGrosz } = one;
	// the provider refused ours; a person made it there by hand
	const refused = refunds.find((it) => it.state === "failed" && !it.receipt && it.amountGrosz === amountGrosz);
	if (refused) {
		await settleRefund(tx, refused.id, { state: "sent", message: refused.message, now, receipt });
		return addMoneyEntry(tx, deps, entryOf("refund.sent", refused.id, { payment, amountGrosz, now }));
	}
	const state = payment.state === "paid" ? "elsewhere" : "sent";
	const id = await addRefund(tx, { paymentId: payment.id, amountGrosz, now, elsewhere: { receipt, state } });
	await addMoneyEntry(tx, deps, entryOf("refund.elsewhere", id, { payment, amountGrosz, now }));
}

function entryOf(
	action: string,
	refundId: number,
	{ payment, amountGrosz, now }: { payment: PaymentRecord; amountGrosz: number; now: Date },
) {
	return {
		at: now,
		actor: "payment:stripe",
		action,
		subject: `refund:${refundId}`,
		detail: { orderId: payment.orderId, paymentId: payment.id, amountGrosz },
	};
}
