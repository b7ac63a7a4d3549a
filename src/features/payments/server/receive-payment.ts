import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Tx } from "../../../kit/db/database.ts";
import { accountById } from "../../account/server/store.ts";
import { addAuditEntry } from "../../audit/server/store.ts";
import type { PaidBy } from "../../documents/contract.ts";
import { issueDateOf, nameOf } from "../../documents/rules.ts";
import { eventById } from "../../event/server/store.ts";
import { dueGrosz, type PaymentDecision, paymentEffect } from "../../orders/rules.ts";
import { PlacesGone } from "../../orders/server/order-commands.ts";
import { issueOrderDocument, type OrderPayment } from "../../orders/server/order-document.ts";
import { type OrderLetter, sendOrderLetter } from "../../orders/server/order-letters.ts";
import { confirmOrder, retakeOrder, type SettleDeps } from "../../orders/server/settle.ts";
import { addPaid, lockedOrder, type OrderFacts } from "../../orders/server/store.ts";
import type { PaymentState, Provider } from "../contract.ts";
import { cameIn, paidBy } from "./came-in.ts";
import { changePayment, heldPayment, type PaymentFacts } from "./store.ts";

export type ReceiveDeps = SettleDeps & { db: NodePgDatabase };

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
 * Counts a provider's word, once, however often, late or early it comes (decisions §4): payment, order, what it pays
 * for and the audit entry in one transaction. Transfers add up until the order is paid; what comes beyond, like all
 * money that no order wants, is put on the organiser's list (`queued`). Gives the payment's new state. The word must have been verified before.
 */
export async function receivePayment(deps: ReceiveDeps, received: Received): Promise<PaymentState> {
	const now = deps.clock.now();
	return deps.db.transaction(async (tx) => {
		const { provider, reference, amountGrosz, outcome, receipt = null } = received;
		const named = { provider, reference, amountGrosz };
		// the order is held before the payment, by everybody: whoever holds both never waits for one who waits for it
		const order = received.orderId === null ? undefined : await lockedOrder(tx, received.orderId);
		const held = await heldPayment(tx, { ...named, orderId: order?.id ?? null, state: "pending", createdAt: now });
		if (outcome === "failed") return failed(tx, held, now);
		const isKnown = held.state !== "pending" && held.state !== "failed";
		// a reference belongs to the order that it was begun for, whatever is told later
		const meant = held.orderId === (order?.id ?? null) ? order : undefined;
		const decision = paymentEffect(meant, { amountGrosz, isKnown, inParts: provider === "transfer" });
		if (decision.effect === "none") return held.state;
		const isCounted = decision.effect !== "queue" && (await counted(tx, deps, meant!, received, decision));
		const kept = { receipt, method: paidBy(received), settledAt: now };
		if (!isCounted) {
			// what came is what counts, not what was hoped for when it began
			await changePayment(tx, held.id, { ...kept, state: "queued", amountGrosz });
			await addAuditEntry(tx, queuedEntry(held.id, received, order, now));
			if (order) await tellQueued(tx, deps, order, amountGrosz);
			return "queued";
		}
		const { countedGrosz } = decision;
		await changePayment(tx, held.id, { ...kept, state: "paid", amountGrosz: countedGrosz });
		const surplusGrosz = amountGrosz - countedGrosz;
		if (surplusGrosz > 0) {
			await queueSurplus(tx, { received, order, now }, surplusGrosz);
			await tellQueued(tx, deps, { ...meant!, paidGrosz: meant!.paidGrosz + countedGrosz }, surplusGrosz);
		}
		return "paid";
	});
}

/** The name of what a transfer brought beyond what was due: a payment of its own, on the organiser's list. */
export function surplusReference(reference: string): string {
	return `${reference} (nadpłata)`;
}

async function queueSurplus(
	tx: Tx,
	{ received, order, now }: { received: Received; order: OrderFacts | undefined; now: Date },
	amountGrosz: number,
): Promise<void> {
	const { provider, receipt = null } = received;
	const reference = surplusReference(received.reference);
	const one = { provider, reference, receipt, method: paidBy(received), orderId: order?.id ?? null, amountGrosz };
	const { id } = await heldPayment(tx, { ...one, state: "queued", createdAt: now, settledAt: now });
	await addAuditEntry(tx, queuedEntry(id, { ...received, amountGrosz }, order, now));
}

/** A failure never undoes what was paid: it may be told late. */
async function failed(tx: Tx, held: PaymentFacts, now: Date): Promise<PaymentState> {
	if (held.state !== "pending") return held.state;
	await changePayment(tx, held.id, { state: "failed", settledAt: now });
	return "failed";
}

/** Counts the money for the order; false where its places are gone. */
async function counted(
	tx: Tx,
	deps: ReceiveDeps,
	order: OrderFacts,
	received: Received,
	{ effect, countedGrosz }: PaymentDecision,
): Promise<boolean> {
	const actor = actorOf(received);
	if (effect === "part") {
		await countPart(tx, deps, order, { received, countedGrosz });
		return true;
	}
	if (effect === "confirm") await confirmOrder(tx, deps, order, actor);
	else {
		try {
			// a savepoint: what was taken of an order that cannot be had whole is given back
			await tx.transaction((inner) => retakeOrder(inner, deps, order, actor));
		} catch (error) {
			if (error instanceof PlacesGone) return false;
			throw error;
		}
	}
	await addPaid(tx, order.id, countedGrosz);
	const payments = await cameInWith(tx, deps, order.id, { received, countedGrosz });
	const participants = await deps.orderReads.participants(tx, { orderId: order.id });
	const document = await issueOrderDocument(tx, deps, order, { kind: "invoice", payments, participants, actor });
	const event = (await eventById(tx, order.eventId))!;
	const tickets = await deps.orderReads.files(tx, { orderId: order.id, event });
	const told = { event, document, tickets, participants, paidBy: paidBy(received) };
	await tellBuyer(tx, deps, order, { ...told, kind: "paid" });
	return true;
}

/** The money of an order with what is being counted now. */
async function cameInWith(
	tx: Tx,
	deps: ReceiveDeps,
	orderId: number,
	{ received, countedGrosz }: { received: Received; countedGrosz: number },
): Promise<OrderPayment[]> {
	const now = { day: issueDateOf(deps.clock.now()), grossGrosz: countedGrosz, method: paidBy(received) };
	return [...(await cameIn(tx, orderId)), now];
}

/** Counts a part of a transfer, and tells the buyer what is missing: the order goes on waiting as it did. */
async function countPart(
	tx: Tx,
	deps: ReceiveDeps,
	order: OrderFacts,
	{ received, countedGrosz }: { received: Received; countedGrosz: number },
): Promise<void> {
	const actor = actorOf(received);
	await addPaid(tx, order.id, countedGrosz);
	await addAuditEntry(tx, {
		...{ at: deps.clock.now(), actor, action: "order.part-paid" },
		...{ subject: `order:${order.id}`, eventId: order.eventId, detail: { amountGrosz: countedGrosz } },
	});
	const event = (await eventById(tx, order.eventId))!;
	const told = { event, receivedGrosz: countedGrosz, dueGrosz: dueGrosz(order) - countedGrosz };
	if (order.status === "reserved") return tellBuyer(tx, deps, order, { ...told, kind: "partPaid" });
	const payments = await cameInWith(tx, deps, order.id, { received, countedGrosz });
	const participants = await deps.orderReads.participants(tx, { orderId: order.id });
	const document = await issueOrderDocument(tx, deps, order, { kind: "invoice", payments, participants, actor });
	const isNew = document && nameOf(document) === "advance";
	await tellBuyer(tx, deps, order, { ...told, kind: "partPaidDeferred", document: isNew ? document : undefined });
}

/** Writes to whoever ordered, where the account still is. */
async function tellBuyer(
	tx: Tx,
	deps: ReceiveDeps,
	order: OrderFacts,
	told: Omit<OrderLetter, "order" | "email">,
): Promise<void> {
	const person = order.accountId === null ? undefined : await accountById(tx, order.accountId);
	if (person) await sendOrderLetter(tx, deps, { ...told, order, email: person.email });
}

/** Whoever paid what their order does not want is told what becomes of it. */
async function tellQueued(tx: Tx, deps: ReceiveDeps, order: OrderFacts, receivedGrosz: number): Promise<void> {
	const event = (await eventById(tx, order.eventId))!;
	const isOver = order.status === "expired" || order.status === "cancelled";
	const kind = isOver ? "cameLate" : dueGrosz(order) === 0 ? "cameTwice" : "cameOther";
	await tellBuyer(tx, deps, order, { kind, event, receivedGrosz });
}

function actorOf({ actor, provider }: Pick<Received, "actor" | "provider">): string {
	return actor ?? `payment:${provider}`;
}

function queuedEntry(paymentId: number, received: Received, order: OrderFacts | undefined, at: Date) {
	return {
		at,
		actor: actorOf(received),
		action: "payment.queued",
		subject: `payment:${paymentId}`,
		eventId: order?.eventId ?? null,
		detail: { orderId: order?.id ?? null, amountGrosz: received.amountGrosz },
	};
}
