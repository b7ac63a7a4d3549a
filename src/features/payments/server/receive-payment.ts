import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Tx } from "../../../kit/db/database.ts";
import type { PaidBy } from "../../documents/contract.ts";
import type { PaymentState, Provider } from "../contract.ts";
import { paidBy } from "./came-in.ts";
import type { MoneyCommands } from "./money-commands.ts";
import { changePayment, lockOrAddPayment, type PaymentRecord } from "./store.ts";

export type ReceiveDeps = { db: NodePgDatabase; clock: { now(): Date }; moneyCommands: MoneyCommands };

export type ProviderMessage = {
	provider: Provider;
	reference: string;
	orderId: number | null;
	amountGrosz: number;
	outcome: "paid" | "failed";
	/** The actor for the audit, if it is not the provider. */
	actor?: string;
	/** The provider's id, which refunds need. */
	receipt?: string | null;
	/** The method, if the provider has several. */
	method?: PaidBy | undefined;
};

/**
 * Counts a provider's verified message once, even if it is repeated, late or early, in one transaction with order,
 * tickets and audit entry. Transfers add up until the order is paid. Unallocated and surplus money goes to the
 * organiser's list (`queued`). Returns the payment's new state.
 */
export async function receivePayment(deps: ReceiveDeps, received: ProviderMessage): Promise<PaymentState> {
	const now = deps.clock.now();
	const { moneyCommands: orders } = deps;
	return deps.db.transaction(async (tx) => {
		const { provider, reference, orderId, amountGrosz, outcome, receipt = null } = received;
		// everybody locks the order before the payment, to prevent deadlocks
		const order = orderId === null ? undefined : await orders.lockOrder(tx, { orderId });
		const named = orderId !== null && order ? { orderId, eventId: order.eventId } : undefined;
		const begun = { provider, reference, amountGrosz, orderId: named?.orderId ?? null };
		const paymentRow = await lockOrAddPayment(tx, { ...begun, state: "pending", createdAt: now });
		if (outcome === "failed") return failed(tx, paymentRow, now);
		if (paymentRow.state !== "pending" && paymentRow.state !== "failed") return paymentRow.state; // counted already
		const stored = { receipt, method: paidBy(received), settledAt: now };
		const countedGrosz = await countForOrder(tx, deps, paymentRow, received, named);
		if (countedGrosz === 0) {
			// not the expected one
			await changePayment(tx, paymentRow.id, { ...stored, state: "queued", amountGrosz });
			await addAuditEntry(tx, queuedEntry(paymentRow.id, received, named, now));
			return "queued";
		}
		await changePayment(tx, paymentRow.id, { ...stored, state: "paid", amountGrosz: countedGrosz });
		const surplusGrosz = amountGrosz - countedGrosz;
		if (surplusGrosz > 0) await queueSurplus(tx, { received, named, now }, surplusGrosz);
		return "paid";
	});
}

type NamedOrder = { orderId: number; eventId: number };

/** Counts money for the named order. Returns the counted grosz. A reference stays with its first order. */
async function countForOrder(
	tx: Tx,
	{ moneyCommands: orders }: ReceiveDeps,
	held: PaymentRecord,
	received: ProviderMessage,
	named: NamedOrder | undefined,
): Promise<number> {
	if (!named) return 0;
	const money = { orderId: named.orderId, amountGrosz: received.amountGrosz };
	if (held.orderId === named.orderId) {
		const inParts = received.provider === "transfer";
		return orders.countMoney(tx, { ...money, inParts, paidBy: paidBy(received), actor: actorOf(received) });
	}
	await orders.tellOfUnwanted(tx, money);
	return 0;
}

/** A transfer's surplus is a separate payment on the organiser's list. */
export function surplusReference(reference: string): string {
	return `${reference} (nadpłata)`;
}

async function queueSurplus(
	tx: Tx,
	{ received, named, now }: { received: ProviderMessage; named: NamedOrder | undefined; now: Date },
	amountGrosz: number,
): Promise<void> {
	const { provider, receipt = null } = received;
	const reference = surplusReference(received.reference);
	const one = { provider, reference, receipt, method: paidBy(received), orderId: named?.orderId ?? null, amountGrosz };
	const { id } = await lockOrAddPayment(tx, { ...one, state: "queued", createdAt: now, settledAt: now });
	await addAuditEntry(tx, queuedEntry(id, { ...received, amountGrosz }, named, now));
}

/** Records a failure. It never undoes a payment, because failures may be reported late. */
async function failed(tx: Tx, held: PaymentRecord, now: Date): Promise<PaymentState> {
	if (held.state !== "pending") return held.state;
	await changePayment(tx, held.id, { state: "failed", settledAt: now });
	return "failed";
}

function actorOf({ actor, provider }: Pick<ProviderMessage, "actor" | "provider">): string {
	return actor ?? `payment:${provider}`;
}

function queuedEntry(paymentId: number, received: ProviderMessage, named: NamedOrder | undefined, at: Date) {
	return {
		at,
		actor: actorOf(received),
		action: "payment.queued",
		subject: `payment:${paymentId}`,
		eventId: named?.eventId ?? null,
		detail: { orderId: named?.orderId ?? null, amountGrosz: received.amountGrosz },
	};
}
