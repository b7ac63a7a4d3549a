import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Tx } from "../../../kit/db/database.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { accountById } from "../../account/server/store.ts";
import { dueDateOf, dueOnOf, issueDateOf, transferTitleOf } from "../../documents/rules.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { eventById } from "../../event/server/store.ts";
import { codesLater, packageChanged } from "../email-texts.ts";
import { refusals } from "../refusals.ts";
import { holdsUntil, isOfChange, isOverdue } from "../rules.ts";
import { confirmOrder, type SettleDeps } from "./confirm-order.ts";
import { inTurn } from "./order-commands.ts";
import { issueOrderDocument } from "./order-document.ts";
import { sendOrderEmail, tellOrganiser } from "./order-emails.ts";
import type { OrderRecord } from "./order-facts.ts";
import { changeOrder, linesOf, lockOrder, lockWaitingOrders, owedByInvoice } from "./store.ts";

/** `secret` is known only when the order is placed. */
type OrderEmail = { event: EventRecord; email: string; actor: string; secret?: string };

/**
 * Advances the reserved order of a buyer with a confirmed address. A free order is confirmed, and a transfer gets 7
 * days and its pro-forma. A deferred order is accepted, or awaits approval above the event's credit limit. An order by an
 * organiser keeps its deadline. Returns the order. Numbers documents, so call it last.
 */
export async function advanceOrder(
	tx: Tx,
	deps: SettleDeps,
	order: OrderRecord,
	telling: OrderEmail,
): Promise<OrderRecord> {
	if (order.grossGrosz === 0) {
		await confirmOrder(tx, deps, order, telling.actor);
		return { ...order, status: "confirmed", holdsUntil: null };
	}
	if (order.method === "card") return order;
	if (order.method === "transfer") return holdForTransfer(tx, deps, order, telling);
	const limit = telling.event.deferredLimitGrosz;
	const owed = limit === null ? 0 : await owedByInvoice(tx, order);
	if (limit === null || owed + order.grossGrosz <= limit) return acceptOrder(tx, deps, order, telling);
	return holdForApproval(tx, deps, order, telling);
}

async function extendHold(tx: Tx, order: OrderRecord): Promise<OrderRecord> {
	if (order.isByOrganiser) return order;
	const until = holdsUntil(order.method, order.createdAt);
	await changeOrder(tx, order.id, { holdsUntil: until });
	return { ...order, holdsUntil: until };
}

async function holdForTransfer(
	tx: Tx,
	deps: SettleDeps,
	order: OrderRecord,
	telling: OrderEmail,
): Promise<OrderRecord> {
	const { actor, ...details } = telling;
	const longer = await extendHold(tx, order);
	const participants = await deps.orderReads.participants(tx, { orderId: order.id });
	const document = await issueOrderDocument(tx, deps, longer, { kind: "proforma", participants, actor });
	const delivery = await deps.orderReads.delivery(tx, { orderId: order.id });
	await sendOrderEmail(tx, deps, { ...details, kind: "transfer", order: longer, document, participants, delivery });
	return longer;
}

async function holdForApproval(
	tx: Tx,
	deps: SettleDeps,
	order: OrderRecord,
	telling: OrderEmail,
): Promise<OrderRecord> {
	const { actor: _, ...details } = telling;
	const longer = await extendHold(tx, order);
	await sendOrderEmail(tx, deps, { ...details, kind: "approval", order: longer, document: undefined });
	await tellOrganiser(tx, deps, { event: telling.event, order: longer });
	return longer;
}

/**
 * Accepts a reserved order with deferred payment: confirms it and sends the tickets with the invoice, or with a
 * pro-forma while no invoice may be issued. A team's codes are issued after payment.
 */
async function acceptOrder(tx: Tx, deps: SettleDeps, order: OrderRecord, telling: OrderEmail): Promise<OrderRecord> {
	const { actor, ...details } = telling;
	const now = deps.clock.now();
	await inTurn(deps.orderCommands.confirmed, tx, { orderId: order.id });
	const values = { status: "confirmed" as const, confirmedAt: now, holdsUntil: null };
	const participants = await deps.orderReads.participants(tx, { orderId: order.id });
	const document = await issueOrderDocument(tx, deps, order, { kind: "invoice", participants, actor });
	const dueOn = (document && dueOnOf(document)) ?? dueDateOf("deferred", issueDateOf(now));
	await changeOrder(tx, order.id, { ...values, dueOn });
	await addAuditEntry(tx, {
		at: now,
		actor,
		action: "order.accepted",
		subject: `order:${order.id}`,
		eventId: order.eventId,
		detail: { grossGrosz: order.grossGrosz, dueOn },
	});
	const tickets = await deps.orderReads.files(tx, { orderId: order.id, event: telling.event });
	const delivery = await deps.orderReads.delivery(tx, { orderId: order.id });
	const lines = await linesOf(tx, order.id);
	const isTeam = lines.some((line) => line.kind === "team");
	// the event is far ahead
	const kind = document?.kind === "proforma" ? "deferredProforma" : "deferred";
	const title = document && transferTitleOf(document);
	const more = isTeam ? [codesLater] : isOfChange(lines) ? [packageChanged] : [];
	const ticketCards = await deps.orderReads.tickets(tx, { orderId: order.id, lang: order.lang });
	const parts = { document, tickets, ticketCards, participants, delivery, more };
	const accepted = { order: { ...order, ...values }, ...parts, ...(title && { title }) };
	await sendOrderEmail(tx, deps, { ...details, ...accepted, kind });
	return { ...order, ...values, dueOn };
}

/** Approves a deferred order above the event's credit limit. Throws 409 if the order does not await approval. */
export async function approveOrder(
	deps: SettleDeps & { db: NodePgDatabase },
	{ id }: Pick<OrderRecord, "id">,
	actor: string,
): Promise<OrderRecord> {
	return deps.db.transaction(async (tx) => {
		const order = invariant(await lockOrder(tx, id), "the order");
		const buyer = order.accountId === null ? undefined : await accountById(tx, order.accountId);
		const isWaiting = order.status === "reserved" && order.method === "deferred" && !isOverdue(order, deps.clock.now());
		if (!isWaiting || !buyer) throw new Failure(409, refusals.notToApprove);
		if (!buyer.emailVerified) throw new Failure(409, refusals.approveUnconfirmed);
		const event = await eventById(tx, order.eventId);
		return acceptOrder(tx, deps, order, { event, email: buyer.email, actor });
	});
}

/** Advances an account's unpaid orders with full reservation times, in the transaction that confirms its address. */
export async function advanceWaitingOrders(
	tx: Tx,
	deps: SettleDeps,
	{ accountId }: { accountId: string },
): Promise<void> {
	const { email } = invariant(await accountById(tx, accountId), "the account");
	for (const order of await lockWaitingOrders(tx, accountId)) {
		if (order.isByOrganiser || isOverdue(order, deps.clock.now())) continue;
		const event = await eventById(tx, order.eventId);
		await advanceOrder(tx, deps, order, { event, email, actor: accountId });
	}
}
