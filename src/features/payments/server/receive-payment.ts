import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Tx } from "../../../kit/db/database.ts";
import { accountById } from "../../account/server/store.ts";
import { addAuditEntry } from "../../audit/server/store.ts";
import { eventById } from "../../event/server/store.ts";
import { paymentEffect } from "../../orders/rules.ts";
import { issueOrderDocument } from "../../orders/server/order-document.ts";
import { sendOrderLetter } from "../../orders/server/order-letters.ts";
import { addPaid, lockedOrder, type OrderFacts } from "../../orders/server/store.ts";
import { confirmOrder, PlacesGone, retakeOrder, type SettleDeps } from "../../registration/server/settle.ts";
import { registrationsOfOrder } from "../../registration/server/store.ts";
import { ticketFile } from "../../registration/server/ticket-file.ts";
import type { PaymentState, Provider } from "../contract.ts";
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
};

/**
 * Counts a provider's word, once, however often, late or early it comes (decisions §4): payment, order, what it pays
 * for and the audit entry in one transaction. Money that no order wants is put on the organiser's list (`queued`).
 * Gives the payment's new state. The word must have been verified before.
 */
export async function receivePayment(deps: ReceiveDeps, received: Received): Promise<PaymentState> {
	const now = deps.clock.now();
	return deps.db.transaction(async (tx) => {
		const { outcome, receipt = null, actor: _, ...named } = received;
		// the order is held before the payment, by everybody: whoever holds both never waits for one who waits for it
		const order = received.orderId === null ? undefined : await lockedOrder(tx, received.orderId);
		const held = await heldPayment(tx, { ...named, orderId: order?.id ?? null, state: "pending", createdAt: now });
		if (outcome === "failed") return failed(tx, held, now);
		const isKnown = held.state !== "pending" && held.state !== "failed";
		// a reference belongs to the order that it was begun for, whatever is told later
		const meant = held.orderId === (order?.id ?? null) ? order : undefined;
		const effect = paymentEffect(meant, { amountGrosz: received.amountGrosz, isKnown });
		if (effect === "none") return held.state;
		const isCounted = effect !== "queue" && (await counted(tx, deps, meant!, received, effect));
		const state = isCounted ? "paid" : "queued";
		// what came is what counts, not what was hoped for when it began
		await changePayment(tx, held.id, { state, amountGrosz: received.amountGrosz, receipt, settledAt: now });
		if (!isCounted) await addAuditEntry(tx, queuedEntry(held, received, order, now));
		return state;
	});
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
	{ amountGrosz, ...received }: Received,
	effect: "confirm" | "retake",
): Promise<boolean> {
	const actor = actorOf(received);
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
	await addPaid(tx, order.id, amountGrosz);
	const document = await issueOrderDocument(tx, deps, order, { kind: "invoice", isPaid: true, actor });
	const person = order.accountId === null ? undefined : await accountById(tx, order.accountId);
	const event = (await eventById(tx, order.eventId))!;
	const registrations = (await registrationsOfOrder(tx, order.id)).filter((one) => one.status === "confirmed");
	const tickets = registrations.map((one) => ticketFile(event, one.id));
	if (person) await sendOrderLetter(tx, deps, { kind: "paid", order, event, email: person.email, document, tickets });
	return true;
}

function actorOf({ actor, provider }: Pick<Received, "actor" | "provider">): string {
	return actor ?? `payment:${provider}`;
}

function queuedEntry(held: PaymentFacts, received: Received, order: OrderFacts | undefined, at: Date) {
	return {
		at,
		actor: actorOf(received),
		action: "payment.queued",
		subject: `payment:${held.id}`,
		eventId: order?.eventId ?? null,
		detail: { orderId: order?.id ?? null, amountGrosz: received.amountGrosz },
	};
}
