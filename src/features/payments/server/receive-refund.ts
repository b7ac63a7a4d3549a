import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { Failure } from "../../../kit/http/failure.ts";
import { addAuditEntry } from "../../audit/server/store.ts";
import { refusals } from "../texts.ts";
import type { Word } from "./provider.ts";
import { settle } from "./send-refunds.ts";
import { addRefund, changePayment, lockedPayment, refundById, refundedOfPayment, settleRefund } from "./store.ts";

type Deps = { db: NodePgDatabase; clock: { now(): Date } };

/** Keeps how one of our refunds went at its provider. One that went may come back later: then it has failed. */
export async function receiveRefund(deps: Deps, { key, state, message }: Extract<Word, { kind: "refund" }>) {
	const id = Number(/^refund-(\d+)$/.exec(key)?.[1]);
	const due = Number.isSafeInteger(id) ? await refundById(deps.db, id) : undefined;
	if (due) await settle(deps, due, { state, message, actor: `payment:${due.payment.provider}` });
}

/**
 * Keeps what of a payment went back past us, by the organiser's hand at the provider, so that it is not given back
 * twice. Throws a 409, for the provider to tell it again, where the payment itself was not told yet.
 */
export async function receiveCharge(deps: Deps, { reference, refundedGrosz }: Extract<Word, { kind: "charge" }>) {
	const now = deps.clock.now();
	await deps.db.transaction(async (tx) => {
		const payment = await lockedPayment(tx, "stripe", reference);
		if (!payment) return; // another installation's
		if (payment.state === "pending" || payment.state === "failed") throw new Failure(409, refusals.notToldYet);
		const elsewhere = refundedGrosz - (await refundedOfPayment(tx, payment.id));
		if (elsewhere <= 0) return;
		const id = await addRefund(tx, { paymentId: payment.id, amountGrosz: elsewhere, now });
		await settleRefund(tx, id, { state: "sent", message: "given back at the provider", now });
		if (payment.state === "queued" && refundedGrosz >= payment.amountGrosz) {
			await changePayment(tx, payment.id, { state: "refunded" });
		}
		await addAuditEntry(tx, {
			at: now,
			actor: "payment:stripe",
			action: "refund.elsewhere",
			subject: `refund:${id}`,
			eventId: null,
			detail: { orderId: payment.orderId, paymentId: payment.id, amountGrosz: elsewhere },
		});
	});
}
