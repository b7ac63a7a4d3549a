import type { Database, Tx } from "../../../kit/db/database.ts";
import type { Text } from "../../../kit/i18n/lang.ts";
import { removeBuyerFromProformas } from "../../documents/server/erasure-store.ts";
import { isOver } from "../../event/over.ts";
import { endOfEvent, eventById } from "../../event/server/store.ts";
import { ordersWithMoneyToGoBack } from "../../payments/server/erasure-store.ts";
import { endsWithBuyer, obstacleOf } from "../erasure.ts";
import { obstacleTexts, officeObstacleTexts } from "../erasure-texts.ts";
import { retentionEnd, settledOn } from "../retention.ts";
import { isOfChange, refundableUntil } from "../rules.ts";
import type { SettleDeps } from "./confirm-order.ts";
import { documentSubject } from "./document-subject.ts";
import { type KeptOrder, lockOrdersOf, ordersRetained, takeBuyerOut } from "./erasure-store.ts";
import { releaseOrder } from "./expire-orders.ts";
import type { OrderRecord } from "./order-facts.ts";
import { linesOf, ordersOfAccount } from "./store.ts";

/** Locks an account's orders until the commit, so that no payment interferes. */
export async function lockOrders(tx: Tx, accountId: string): Promise<void> {
	await lockOrdersOf(tx, accountId);
}

/** The buyer, with all orders or those of one event. */
type Buyer = { accountId: string; event?: { id: number } | undefined };

/** The obstacles to erasing a buyer, with remedies, newest order first. An organiser gets other words. */
export async function orderObstacles(
	db: Database,
	deps: SettleDeps,
	{ accountId, event: at }: Buyer,
): Promise<{ text: Text; orderNumber: string }[]> {
	const orders = (await ordersOfAccount(db, accountId)).filter((one) => !at || one.eventId === at.id);
	const texts = at ? officeObstacleTexts : obstacleTexts;
	const waiting = await ordersWithMoneyToGoBack(
		db,
		orders.map((one) => one.id),
	);
	const found = [];
	for (const order of orders) {
		const event = await eventById(db, order.eventId);
		const lines = await linesOf(db, order.id);
		const obstacle = obstacleOf({
			...order,
			kinds: lines.map((line) => line.kind),
			isOver: await isOrderOver(db, deps, order),
			hasMoneyToGoBack: waiting.has(order.id),
			isRefundable: !isOfChange(lines) && refundableUntil(order, event, deps.clock.now()) !== null,
		});
		if (obstacle) found.push({ text: texts[obstacle](order.number), orderNumber: order.number });
	}
	return found;
}

/** Whether the order's meetup edition is over, or else its event. */
async function isOrderOver(db: Database, { clock, orderReads }: SettleDeps, order: OrderRecord): Promise<boolean> {
	const event = await eventById(db, order.eventId);
	const edition = event.isMeeting ? await orderReads.endsAt(db, { orderId: order.id }) : undefined;
	return isOver({ endsAt: edition ?? (await endOfEvent(db, event)) }, clock.now());
}

/**
 * Ends an account's orders; call it only if none blocks erasure. Unpaid orders, and free orders for future events, end,
 * and their places and codes become free. Only tax documents keep the name. Returns the ids of ended orders, whose
 * pending payments must be closed.
 */
export async function eraseOrders(tx: Tx, deps: SettleDeps, accountId: string): Promise<number[]> {
	const orders = await lockOrdersOf(tx, accountId);
	const ended: number[] = [];
	for (const order of orders) {
		if (!endsWithBuyer({ status: order.status, isOver: await isOrderOver(tx, deps, order) })) continue;
		await releaseOrder(tx, deps, order, { status: "cancelled", actor: accountId });
		ended.push(order.id);
	}
	const ids = orders.map((one) => one.id);
	await removeBuyerFromProformas(tx, ids.map(documentSubject));
	await takeBuyerOut(tx, ids);
	return ended;
}

/** A document that outlives its buyer's account. `until` is its last day. */
export type KeptDocument = { number: string; until: string };

export async function retainedDocumentsOf(db: Database, { accountId, event: at }: Buyer): Promise<KeptDocument[]> {
	const orders = (await ordersRetained(db, { accountId })).filter((one) => !at || one.eventId === at.id);
	return orders.flatMap((order) => order.documents.map(({ number }) => ({ number, until: lastDayOf(order) })));
}

export function lastDayOf({ documents, paidAt, eventEndsAt, timeZone }: KeptOrder): string {
	const issueDates = documents.map((one) => one.issueDate);
	return retentionEnd(settledOn({ issueDates, moments: [...paidAt, ...(eventEndsAt ? [eventEndsAt] : [])], timeZone }));
}
