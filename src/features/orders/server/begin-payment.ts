import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Tx } from "../../../kit/db/database.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { accountById } from "../../account/server/store.ts";
import { eventById } from "../../event/server/store.ts";
import { cardsOf } from "../../payments/server/close-earlier.ts";
import type { CardProvider } from "../../payments/server/provider.ts";
import { addPayment, paymentsOf } from "../../payments/server/store.ts";
import { refusals } from "../refusals.ts";
import { dueGrosz, holdsUntil, isAddressTrusted, isOverdue, unconfirmedUntil } from "../rules.ts";
import type { SettleDeps } from "./confirm-order.ts";
import { issueOrderDocument } from "./order-document.ts";
import { sendOrderEmail } from "./order-emails.ts";
import type { OrderRecord } from "./order-facts.ts";
import { changeOrder, lockOrder } from "./store.ts";

export type PayDeps = SettleDeps & {
	db: NodePgDatabase;
	ids: { next(): string };
	provider: CardProvider | undefined;
};

export function keyScope({ id }: Pick<OrderRecord, "id">): string {
	return `order:${id}`;
}

/** Whether an order has an amount to pay and does not await approval. */
export function isPayable(order: OrderRecord, now: Date): boolean {
	return order.status === "reserved" && order.method !== "deferred" && dueGrosz(order) > 0 && !isOverdue(order, now);
}

/**
 * Starts a payment. A card reserves 30 minutes from now, a transfer at most 7 days from placing. With an unconfirmed
 * address a transfer neither extends the reservation nor gets a document. Returns reference and amount, or undefined
 * for a transfer. Throws 409 if nothing is due or the address is unconfirmed.
 */
export async function beginPayment(
	deps: PayDeps,
	{ id }: Pick<OrderRecord, "id">,
	method: "card" | "transfer",
): Promise<{ reference: string; amountGrosz: number } | undefined> {
	const now = deps.clock.now();
	const provider = method === "card" ? cardsOf(deps) : undefined;
	return deps.db.transaction(async (tx) => {
		const before = invariant(await lockOrder(tx, id), "the order");
		if (!isPayable(before, now)) throw new Failure(409, refusals.notPayable);
		const buyer = before.accountId === null ? undefined : await accountById(tx, before.accountId);
		const isConfirmed = isAddressTrusted(before, buyer);
		const order = { ...before, method, holdsUntil: reservationEnd(before, isConfirmed, provider, now) };
		await changeOrder(tx, id, { method, holdsUntil: order.holdsUntil });
		if (!provider) {
			if (before.method !== method && isConfirmed)
				await changeToTransfer(tx, deps, order, invariant(buyer, "the buyer whose address is confirmed").email);
			return undefined;
		}
		const reference = deps.ids.next();
		const amountGrosz = dueGrosz(order);
		await addPayment(tx, {
			orderId: id,
			provider: provider.name,
			reference,
			amountGrosz,
			state: "pending",
			createdAt: now,
		});
		return { reference, amountGrosz };
	});
}

/** The limit of transfer e-mails to a buyer who keeps changing the method. */
const MOST_EMAILS = 5;

/** Issues the pro-forma and e-mails the bank account, because the earlier e-mail named a card's half hour. */
async function changeToTransfer(tx: Tx, deps: PayDeps, order: OrderRecord, email: string): Promise<void> {
	const actor = order.accountId ?? "buyer";
	const participants = await deps.orderReads.participants(tx, { orderId: order.id });
	const document = await issueOrderDocument(tx, deps, order, { kind: "proforma", participants, actor });
	// each change back to card started a payment
	if ((await paymentsOf(tx, order.id)).length > MOST_EMAILS) return;
	const event = await eventById(tx, order.eventId);
	await sendOrderEmail(tx, deps, { kind: "transfer", order, event, email, document, participants });
}

/**
 * The end of the reservation after a payment starts. It lasts as long as the provider accepts money, otherwise at most
 * 7 days. With an unconfirmed address it ends after 90 minutes, and so must the payment. An organiser's deadline is
 * never shortened.
 */
function reservationEnd(order: OrderRecord, isConfirmed: boolean, provider: CardProvider | undefined, now: Date): Date {
	if (order.isByOrganiser) {
		const chosen = invariant(order.holdsUntil, "until when a reserved order holds").getTime();
		return new Date(Math.max(chosen, provider ? now.getTime() + provider.holdMs : 0));
	}
	const longest = isConfirmed ? holdsUntil("transfer", order.createdAt) : unconfirmedUntil(order.createdAt);
	if (!provider) return isConfirmed ? longest : invariant(order.holdsUntil, "until when a reserved order holds");
	const wanted = Math.min(holdsUntil("card", now).getTime(), longest.getTime());
	const paymentEnd = now.getTime() + provider.holdMs;
	if (!isConfirmed && paymentEnd > longest.getTime()) throw new Failure(409, refusals.confirmFirst);
	return new Date(Math.max(wanted, paymentEnd));
}
