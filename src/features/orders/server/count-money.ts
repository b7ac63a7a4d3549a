import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Tx } from "../../../kit/db/database.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { accountById } from "../../account/server/store.ts";
import type { PaidBy } from "../../documents/contract.ts";
import { issueDateOf, nameOf } from "../../documents/rules.ts";
import { eventById } from "../../event/server/store.ts";
import { type CameBy, receivedByDay } from "../../payments/server/came-in.ts";
import type { ReceivedMoney } from "../../payments/server/money-commands.ts";
import { packageChanged } from "../email-texts.ts";
import { dueGrosz, isOfChange, type PaymentDecision, paymentEffect } from "../rules.ts";
import { confirmOrder, retakeOrder, type SettleDeps } from "./confirm-order.ts";
import { PlacesGone } from "./order-commands.ts";
import { issueOrderDocument } from "./order-document.ts";
import { type OrderEmail, sendOrderEmail } from "./order-emails.ts";
import type { OrderRecord } from "./order-facts.ts";
import { addPaid, addRefunded, linesOf, lockOrder, orderById } from "./store.ts";

type Amount = { orderId: number; amountGrosz: number };

/**
 * Counts money for an order and e-mails the buyer about a surplus. Returns the counted grosz: 0 if nothing is due or
 * the places are gone.
 */
export async function countMoney(tx: Tx, deps: SettleDeps, money: ReceivedMoney): Promise<number> {
	const order = invariant(await lockOrder(tx, money.orderId), "the order");
	const { amountGrosz, inParts } = money;
	const decision = paymentEffect(order, { amountGrosz, isKnown: false, inParts });
	const isCounted = decision.effect !== "queue" && (await countReceived(tx, deps, order, money, decision));
	const countedGrosz = isCounted ? decision.countedGrosz : 0;
	const details = { ...order, paidGrosz: order.paidGrosz + countedGrosz };
	if (amountGrosz > countedGrosz) await emailSurplus(tx, deps, details, amountGrosz - countedGrosz);
	return countedGrosz;
}

/** E-mails the buyer about money that names this order but was begun for another. */
export async function tellOfUnwanted(tx: Tx, deps: SettleDeps, { orderId, amountGrosz }: Amount): Promise<void> {
	await emailSurplus(tx, deps, invariant(await orderById(tx, orderId), "the order"), amountGrosz);
}

/** Takes a partial payment off a locked order that ended unpaid. False if the order has not ended or counted less. */
export async function takeOffEnded(tx: Tx, { orderId, amountGrosz }: Amount): Promise<boolean> {
	const order = invariant(await orderById(tx, orderId), "the order");
	const hasEnded = order.status === "expired" || order.status === "cancelled";
	if (!hasEnded || order.paidGrosz < amountGrosz) return false;
	await addPaid(tx, orderId, -amountGrosz);
	return true;
}

/** Lowers a locked order's value by a refund outside this site that was not for tickets. */
export async function takeOffWorth(tx: Tx, { orderId, amountGrosz }: Amount): Promise<void> {
	const order = invariant(await orderById(tx, orderId), "the order");
	// at most the order's value
	const off = Math.min(amountGrosz, order.paidGrosz);
	await addRefunded(tx, orderId, { taken: [], reduced: [], grossGrosz: off, paidBackGrosz: off });
}

/** E-mails the buyer that surplus money is being refunded. */
export async function emailRefundSent(tx: Tx, deps: SettleDeps, { orderId, amountGrosz }: Amount): Promise<void> {
	const order = invariant(await orderById(tx, orderId), "the order");
	const event = await eventById(tx, order.eventId);
	await tellBuyer(tx, deps, order, { kind: "sentBack", event, refundedGrosz: amountGrosz });
}

/** Counts a payment. False if the places are gone. */
async function countReceived(
	tx: Tx,
	deps: SettleDeps,
	order: OrderRecord,
	money: ReceivedMoney,
	{ effect, countedGrosz }: PaymentDecision,
): Promise<boolean> {
	const { actor } = money;
	if (effect === "part") {
		await countPart(tx, deps, order, money);
		return true;
	}
	if (effect === "confirm") await confirmOrder(tx, deps, order, actor);
	else {
		try {
			// a savepoint rolls back an order whose places are only partly free
			await tx.transaction((inner) => retakeOrder(inner, deps, order, actor));
		} catch (error) {
			if (error instanceof PlacesGone) return false;
			throw error;
		}
	}
	await addPaid(tx, order.id, countedGrosz);
	const payments = await paymentsWith(tx, deps, order.id, { paidBy: money.paidBy, grossGrosz: countedGrosz });
	const participants = await deps.orderReads.participants(tx, { orderId: order.id });
	const document = await issueOrderDocument(tx, deps, order, { kind: "invoice", payments, participants, actor });
	const event = await eventById(tx, order.eventId);
	const tickets = await deps.orderReads.files(tx, { orderId: order.id, event });
	const more = isOfChange(await linesOf(tx, order.id)) ? [packageChanged] : [];
	const delivery = await deps.orderReads.delivery(tx, { orderId: order.id });
	const ticketCards = await deps.orderReads.tickets(tx, { orderId: order.id, lang: order.lang });
	const details = { event, document, tickets, ticketCards, participants, delivery, paidBy: money.paidBy, more };
	await tellBuyer(tx, deps, order, { ...details, kind: "paid" });
	return true;
}

/** The number of payments, including this one. */
async function paymentsWith(
	tx: Tx,
	{ clock }: Pick<SettleDeps, "clock">,
	orderId: number,
	{ paidBy: method, grossGrosz }: { paidBy: PaidBy; grossGrosz: number },
): Promise<CameBy[]> {
	return [...(await receivedByDay(tx, orderId)), { day: issueDateOf(clock.now()), grossGrosz, method }];
}

/** Counts a partial transfer and e-mails the amount due. The reservation does not change. */
async function countPart(
	tx: Tx,
	deps: SettleDeps,
	order: OrderRecord,
	{ actor, paidBy, amountGrosz: countedGrosz }: ReceivedMoney,
): Promise<void> {
	await addPaid(tx, order.id, countedGrosz);
	await addAuditEntry(tx, {
		at: deps.clock.now(),
		actor,
		action: "order.part-paid",
		subject: `order:${order.id}`,
		eventId: order.eventId,
		detail: { amountGrosz: countedGrosz },
	});
	const event = await eventById(tx, order.eventId);
	const details = { event, receivedGrosz: countedGrosz, dueGrosz: dueGrosz(order) - countedGrosz };
	if (order.status === "reserved") return tellBuyer(tx, deps, order, { ...details, kind: "partPaid" });
	const payments = await paymentsWith(tx, deps, order.id, { paidBy, grossGrosz: countedGrosz });
	const participants = await deps.orderReads.participants(tx, { orderId: order.id });
	const document = await issueOrderDocument(tx, deps, order, { kind: "invoice", payments, participants, actor });
	const isNew = document && nameOf(document) === "advance";
	await tellBuyer(tx, deps, order, { ...details, kind: "partPaidDeferred", document: isNew ? document : undefined });
}

async function tellBuyer(
	tx: Tx,
	deps: SettleDeps,
	order: OrderRecord,
	details: Omit<OrderEmail, "order" | "email">,
): Promise<void> {
	const person = order.accountId === null ? undefined : await accountById(tx, order.accountId);
	if (person) await sendOrderEmail(tx, deps, { ...details, order, email: person.email });
}

/** E-mails the buyer what happens to surplus money. */
async function emailSurplus(tx: Tx, deps: SettleDeps, order: OrderRecord, receivedGrosz: number): Promise<void> {
	const event = await eventById(tx, order.eventId);
	const isOver = order.status === "expired" || order.status === "cancelled";
	const kind = isOver ? "cameLate" : dueGrosz(order) === 0 ? "cameTwice" : "cameOther";
	await tellBuyer(tx, deps, order, { kind, event, receivedGrosz });
}
