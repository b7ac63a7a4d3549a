import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Tx } from "../../../kit/db/database.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { accountById } from "../../account/server/store.ts";
import { releaseCodeUse } from "../../codes/server/store.ts";
import { revokeUnusedCodes } from "../../codes/server/team-code-store.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { eventById } from "../../event/server/store.ts";
import { releaseOptions } from "../../options/server/store.ts";
import { lastPaidBy } from "../../payments/server/came-in.ts";
import {
	addRefund,
	elsewhereRefunds,
	paymentsOf,
	type RefundRecord,
	refundedOf,
	settleRefund,
	wentElsewhere,
} from "../../payments/server/store.ts";
import { packageOfBefore } from "../email-texts.ts";
import { changeReason, extrasReason, refundReason, refusals, stillUsed, wentBackByHand } from "../refusals.ts";
import { dueGrosz, isOfChange, paidBackGrosz, type RefundPlan, refundableUntil, refundPlan } from "../rules.ts";
import type { SettleDeps } from "./confirm-order.ts";
import { inTurn } from "./order-commands.ts";
import { correctOrderInvoice } from "./order-document.ts";
import { sendOrderEmail } from "./order-emails.ts";
import type { LineRecord, OrderRecord } from "./order-facts.ts";
import { addRefunded, changeOrder, linesOf, lockOrder } from "./store.ts";
import { codesOfOrder } from "./team-code-store.ts";
import { issueTeamCodes } from "./team-codes.ts";

export type RefundDeps = SettleDeps & { db: NodePgDatabase };

/** Pieces by line position, or everything. */
export type WantedRefund = {
	orderId: number;
	tickets: { position: number; quantity: number }[] | undefined;
	/** The amount that the person saw; another amount is refused. Undefined accepts any. */
	expectedGrosz?: number;
	/** Account id, or the organiser's command. */
	actor: string;
	/** The event's refund days bind only the buyer. */
	isBuyer: boolean;
	/** True if money refunded outside this site was for these tickets, so only the rest is sent. */
	countsElsewhere?: boolean;
};

/**
 * Refunds an order fully or partly in the caller's transaction: registrations, unused codes, places, audit entry,
 * invoice correction, money and e-mail. Throws `Failure` 409: not confirmed, too late, another amount than shown, used
 * codes, tickets extended by another order, or money refunded outside this site. Throws 422 for more than the order
 * has. Returns the reduction in grosz.
 */
export async function refundOrder(tx: Tx, deps: RefundDeps, wanted: WantedRefund): Promise<number> {
	const order = await lockOrder(tx, wanted.orderId);
	const event = order && (await eventById(tx, order.eventId));
	if (!event || order.status !== "confirmed") throw new Failure(409, refusals.notRefundable);
	if (wanted.isBuyer && !refundableUntil(order, event, deps.clock.now())) throw new Failure(409, refusals.tooLate);
	const lines = await linesOf(tx, order.id);
	const plan = refundPlan(lines, wanted.tickets, { isExact: !wanted.isBuyer });
	if (!plan) throw new Failure(422, refusals.notInOrder, { fields: { tickets: [refusals.notInOrder] } });
	const takesTicket = plan.taken.some(
		({ position }) => invariant(lines[position], "the line at a place of the order").kind === "package",
	);
	if (isOfChange(lines) && wanted.isBuyer) throw new Failure(409, refusals.changeStays);
	if (takesTicket) await inTurn(deps.orderCommands.ticketWanted, tx, { orderId: order.id, isBuyer: wanted.isBuyer });
	const elsewhere = await countedElsewhere(tx, order, wanted);
	// a part was refunded for another reason
	const grossGrosz = Math.min(plan.amounts.grossGrosz, order.grossGrosz - order.refundedGrosz);
	assertExpected(wanted, grossGrosz);
	// the unpaid part of a deferred invoice is not repaid
	const backGrosz = paidBackGrosz(order, grossGrosz);
	await addRefunded(tx, order.id, { ...plan, grossGrosz, paidBackGrosz: backGrosz });
	if (plan.isWhole) await changeOrder(tx, order.id, { status: "cancelled", endedAt: deps.clock.now() });
	await payBack(tx, deps, order, backGrosz, elsewhere);
	const audited = { taken: plan.taken, grossGrosz, paidBackGrosz: backGrosz, actor: wanted.actor };
	await auditRefund(tx, deps, order, audited);
	if (plan.isWhole) await releaseCodeUse(tx, `order:${order.id}`, deps.clock.now());
	await giveTicketsBack(tx, deps, order, lines, plan);
	// the refund may settle the amount due
	if (!plan.isWhole && dueGrosz(order) <= grossGrosz) await issueTeamCodes(tx, deps, order, event);
	await tellRefund(tx, deps, {
		order,
		event,
		plan,
		paidBackGrosz: backGrosz,
		grossGrosz,
		lines,
		actor: wanted.actor,
	});
	return grossGrosz;
}

/** Throws 409 for another amount than shown. */
function assertExpected({ expectedGrosz }: WantedRefund, grossGrosz: number): void {
	if (expectedGrosz === undefined || expectedGrosz === grossGrosz) return;
	throw new Failure(409, refusals.refundChanged, { fields: { expectedGrosz: [refusals.refundChanged] } });
}

/**
 * How much of the money refunded outside this site counts for this refund. Throws 409 for buyers, and until the
 * organiser has decided.
 */
export async function countedElsewhere(
	tx: Tx,
	order: OrderRecord,
	wanted: Pick<WantedRefund, "isBuyer" | "countsElsewhere">,
): Promise<RefundRecord[]> {
	if (wanted.isBuyer && (await wentElsewhere(tx, order.id))) throw new Failure(409, refusals.alreadyElsewhere);
	const found = await elsewhereRefunds(tx, order.id);
	if (found.length === 0 || wanted.countsElsewhere) return found;
	throw new Failure(409, wentBackByHand(sumOf(found)));
}

function sumOf(refunds: RefundRecord[]): number {
	return refunds.reduce((sum, one) => sum + one.amountGrosz, 0);
}

/** Starts refunds of the order's payments, less refunds made outside this site. */
export async function payBack(
	tx: Tx,
	deps: RefundDeps,
	order: OrderRecord,
	amountGrosz: number,
	elsewhere: RefundRecord[],
): Promise<void> {
	const now = deps.clock.now();
	let left = amountGrosz - sumOf(elsewhere);
	if (left < 0) throw new Failure(409, refusals.tooMuchElsewhere);
	const already = await refundedOf(tx, order.id);
	for (const one of elsewhere) await settleRefund(tx, one.id, { state: "sent", message: one.message, now });
	for (const one of await paymentsOf(tx, order.id)) {
		const available = one.state === "paid" ? one.amountGrosz - (already.get(one.id) ?? 0) : 0;
		const part = Math.min(available, left);
		if (part > 0) await addRefund(tx, { paymentId: one.id, amountGrosz: part, now });
		left -= Math.max(0, part);
	}
	if (left > 0) throw new Error(`Order ${order.id} was paid more than its payments brought.`);
}

/** Returns tickets: locks codes before counters, and lines in the order in which places were taken. */
async function giveTicketsBack(
	tx: Tx,
	deps: RefundDeps,
	order: OrderRecord,
	lines: LineRecord[],
	{ taken, isWhole }: RefundPlan,
): Promise<void> {
	const now = deps.clock.now();
	const team = taken.flatMap(({ position, quantity }) => {
		const line = invariant(lines[position], "the line at a place of the order");
		return line.kind === "team"
			? [
					{
						id: line.id,
						name: line.name,
						packageId: invariant(line.packageId, "the package of a team's line"),
						quantity,
					},
				]
			: [];
	});
	const issued = team.length > 0 ? await codesOfOrder(tx, order.id) : [];
	for (const { id, quantity, name } of team) {
		// unpaid orders have no codes yet
		if (!issued.some((one) => one.orderLineId === id)) continue;
		const revoked = await revokeUnusedCodes(tx, id, quantity, now);
		if (revoked < quantity) throw new Failure(409, stillUsed(name, revoked));
	}
	const kinds = taken.map(({ position }) => invariant(lines[position], "the line at a place of the order").kind);
	const part = { withTicket: kinds.includes("package"), optionIds: optionsIn(lines, taken) };
	await inTurn(deps.orderCommands.givenBack, tx, { orderId: order.id, ...part });
	await releaseOptions(tx, { orderId: order.id }, now, isWhole ? undefined : part.optionIds);
	for (const { packageId, quantity } of team.sort((a, b) => a.packageId - b.packageId)) {
		await inTurn(deps.orderCommands.placesFreed, tx, { packageId, count: quantity });
	}
}

function optionsIn(lines: LineRecord[], taken: RefundPlan["taken"]): number[] {
	return taken.flatMap(({ position }) => invariant(lines[position], "the line at a place of the order").optionId ?? []);
}

/** The same lines give the same cause, so that no correction is issued twice. */
export function causeOf(lines: readonly LineRecord[]): string {
	const stateOf = ({ refundedQuantity, reducedGrosz }: LineRecord) =>
		reducedGrosz > 0 ? `${refundedQuantity}-${reducedGrosz}` : refundedQuantity;
	return `refund:${lines.map(stateOf).join(",")}`;
}

async function tellRefund(
	tx: Tx,
	deps: RefundDeps,
	details: {
		order: OrderRecord;
		event: EventRecord;
		plan: RefundPlan;
		grossGrosz: number;
		paidBackGrosz: number;
		lines: LineRecord[];
		actor: string;
	},
): Promise<void> {
	const { order, event, grossGrosz, paidBackGrosz, lines, actor } = details;
	const tickets = lines.some(({ kind }) => kind === "package" || kind === "team") ? refundReason : extrasReason;
	const reason = isOfChange(lines) ? changeReason : tickets;
	const paidBy = await lastPaidBy(tx, order.id);
	const correction = { cause: causeOf(lines), reason, isRepaid: paidBackGrosz > 0, paidBy, actor };
	const document = await correctOrderInvoice(tx, deps, order, correction);
	const buyer = order.accountId === null ? undefined : await accountById(tx, order.accountId);
	if (!buyer) return;
	const leftGrosz = dueGrosz(order) - grossGrosz + paidBackGrosz;
	const unpaid = details.plan.isWhole ? "cancelled" : leftGrosz > 0 ? "returnedUnpaid" : "returnedFree";
	await sendOrderEmail(tx, deps, {
		kind: paidBackGrosz > 0 ? "refunded" : unpaid,
		order,
		event,
		email: buyer.email,
		document,
		refundedGrosz: paidBackGrosz,
		dueGrosz: leftGrosz,
		given: details.plan.worth,
		more: isOfChange(lines) ? [packageOfBefore] : [],
	});
}

function auditRefund(
	tx: Tx,
	deps: RefundDeps,
	order: OrderRecord,
	{ actor, ...detail }: { taken: RefundPlan["taken"]; grossGrosz: number; paidBackGrosz: number; actor: string },
): Promise<void> {
	return addAuditEntry(tx, {
		at: deps.clock.now(),
		actor,
		action: "order.refunded",
		subject: `order:${order.id}`,
		eventId: order.eventId,
		detail,
	});
}
