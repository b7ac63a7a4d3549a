import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Tx } from "../../../kit/db/database.ts";
import type { PaidBy } from "../../documents/contract.ts";
import type { PaymentState, Provider } from "../contract.ts";
import { paidBy } from "./came-in.ts";
import type { MoneyCommands } from "./money-commands.ts";
import { changePayment, heldPayment, type PaymentRecord } from "./store.ts";

export type ReceiveDeps = { db: NodePgDatabase; clock: { now(): Date }; moneyCommands: MoneyCommands };

/** A provider's verified word: this much money came (or did not) under this reference for this order. */
export type Received = {
	provider: Provider;
	reference: string;
	orderId: number | null;
	amountGrosz: number;
	outcome: "paid" | "failed";
	/** Who says so, for the audit, where it is not the provider itself. */
	actor?: string;
	/** The provider's name of the money, by which it is given back. */
	receipt?: string | null;
	/** Which of its methods was used, where the provider takes several. */
	method?: PaidBy | undefined;
};

/**
 * Counts a provider's word, once, however often, late or early it comes: payment, order, what it pays
 * for and the audit entry in one transaction. Transfers add up until the order is paid; what comes beyond, like all
 * money that no order wants, is put on the organiser's list (`queued`). Gives the payment's new state. The word must have been verified before.
 */
export async function receivePayment(deps: ReceiveDeps, received: Received): Promise<PaymentState> {
	const now = deps.clock.now();
	const { moneyCommands: orders } = deps;
	return deps.db.transaction(async (tx) => {
		const { provider, reference, orderId, amountGrosz, outcome, receipt = null } = received;
		// the order is held before the payment, by everybody: whoever holds both never waits for one who waits for it
		const order = orderId === null ? undefined : await orders.hold(tx, { orderId });
		const named = orderId !== null && order ? { orderId, eventId: order.eventId } : undefined;
		const begun = { provider, reference, amountGrosz, orderId: named?.orderId ?? null };
		const held = await heldPayment(tx, { ...begun, state: "pending", createdAt: now });
		if (outcome === "failed") return failed(tx, held, now);
		if (held.state !== "pending" && held.state !== "failed") return held.state; // it was counted before
		const stored = { receipt, method: paidBy(received), settledAt: now };
		const countedGrosz = await counted(tx, deps, held, received, named);
		if (countedGrosz === 0) {
			// what came is what counts, not what was hoped for when it began
			await changePayment(tx, held.id, { ...stored, state: "queued", amountGrosz });
			await addAuditEntry(tx, queuedEntry(held.id, received, named, now));
			return "queued";
		}
		await changePayment(tx, held.id, { ...stored, state: "paid", amountGrosz: countedGrosz });
		const surplusGrosz = amountGrosz - countedGrosz;
		if (surplusGrosz > 0) await queueSurplus(tx, { received, named, now }, surplusGrosz);
		return "paid";
	});
}

/** An order that is there, as a word names it. */
type Named = { orderId: number; eventId: number };

/** How much of what came its order counts, in grosz; a reference belongs to the order that it was begun for, whatever is told later. */
async function counted(
	tx: Tx,
	{ moneyCommands: orders }: ReceiveDeps,
	held: PaymentRecord,
	received: Received,
	named: Named | undefined,
): Promise<number> {
	if (!named) return 0;
	const money = { orderId: named.orderId, amountGrosz: received.amountGrosz };
	if (held.orderId === named.orderId) {
		const inParts = received.provider === "transfer";
		return orders.came(tx, { ...money, inParts, paidBy: paidBy(received), actor: actorOf(received) });
	}
	await orders.unwanted(tx, money);
	return 0;
}

/** The name of what a transfer brought beyond what was due: a payment of its own, on the organiser's list. */
export function surplusReference(reference: string): string {
	return `${reference} (nadpłata)`;
}

async function queueSurplus(
	tx: Tx,
	{ received, named, now }: { received: Received; named: Named | undefined; now: Date },
	amountGrosz: number,
): Promise<void> {
	const { provider, receipt = null } = received;
	const reference = surplusReference(received.reference);
	const one = { provider, reference, receipt, method: paidBy(received), orderId: named?.orderId ?? null, amountGrosz };
	const { id } = await heldPayment(tx, { ...one, state: "queued", createdAt: now, settledAt: now });
	await addAuditEntry(tx, queuedEntry(id, { ...received, amountGrosz }, named, now));
}

/** A failure never undoes what was paid: it may be told late. */
async function failed(tx: Tx, held: PaymentRecord, now: Date): Promise<PaymentState> {
	if (held.state !== "pending") return held.state;
	await changePayment(tx, held.id, { state: "failed", settledAt: now });
	return "failed";
}

function actorOf({ actor, provider }: Pick<Received, "actor" | "provider">): string {
	return actor ?? `payment:${provider}`;
}

function queuedEntry(paymentId: number, received: Received, named: Named | undefined, at: Date) {
	return {
		at,
		actor: actorOf(received),
		action: "payment.queued",
		subject: `payment:${paymentId}`,
		eventId: named?.eventId ?? null,
		detail: { orderId: named?.orderId ?? null, amountGrosz: received.amountGrosz },
	};
}
