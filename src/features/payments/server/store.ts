import { and, asc, eq, gte, lte, ne, sum } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { oneRow } from "../../../kit/db/one-row.ts";
import type { PaidBy } from "../../documents/contract.ts";
import type { PaymentState, Provider, RefundState } from "../contract.ts";
import { payment, refund } from "./tables.ts";

export const paymentColumns = {
	id: payment.id,
	createdAt: payment.createdAt,
	state: payment.state,
	method: payment.method,
	currency: payment.currency,
	receipt: payment.receipt,
	orderId: payment.orderId,
	provider: payment.provider,
	reference: payment.reference,
	amountGrosz: payment.amountGrosz,
	settledAt: payment.settledAt,
};

const refundColumns = {
	id: refund.id,
	createdAt: refund.createdAt,
	state: refund.state,
	message: refund.message,
	receipt: refund.receipt,
	amountGrosz: refund.amountGrosz,
	settledAt: refund.settledAt,
	paymentId: refund.paymentId,
};

export type PaymentRecord = {
	id: number;
	orderId: number | null;
	provider: Provider;
	reference: string;
	receipt: string | null;
	method: PaidBy | null;
	amountGrosz: number;
	state: PaymentState;
	createdAt: Date;
	settledAt: Date | null;
};
export type NewPayment = {
	orderId?: number | null | undefined;
	provider: Provider;
	reference: string;
	receipt?: string | null | undefined;
	method?: PaidBy | null | undefined;
	amountGrosz: number;
	currency?: string | undefined;
	state: PaymentState;
	createdAt: Date;
	settledAt?: Date | null | undefined;
};

/**
 * Locks the payment of a provider's reference until the commit, and adds it on first report. Concurrent reports wait.
 */
export async function lockOrAddPayment(tx: Tx, values: NewPayment): Promise<PaymentRecord> {
	await tx.insert(payment).values(values).onConflictDoNothing();
	const rows = await tx
		.select(paymentColumns)
		.from(payment)
		.where(and(eq(payment.provider, values.provider), eq(payment.reference, values.reference)))
		.for("update");
	return oneRow(rows);
}

export async function paymentByReference(
	db: Database,
	provider: Provider,
	reference: string,
): Promise<PaymentRecord | undefined> {
	const rows = await db
		.select(paymentColumns)
		.from(payment)
		.where(and(eq(payment.provider, provider), eq(payment.reference, reference)));
	return rows[0];
}

export async function lockPayment(tx: Tx, provider: Provider, reference: string): Promise<PaymentRecord | undefined> {
	const rows = await tx
		.select(paymentColumns)
		.from(payment)
		.where(and(eq(payment.provider, provider), eq(payment.reference, reference)))
		.for("update");
	return rows[0];
}

/** A provider's payments begun between two times with an unknown outcome, oldest first. */
export function openPayments(
	db: Database,
	provider: Provider,
	{ from, until }: { from: Date; until: Date },
): Promise<PaymentRecord[]> {
	return db
		.select(paymentColumns)
		.from(payment)
		.where(
			and(
				eq(payment.provider, provider),
				eq(payment.state, "pending"),
				gte(payment.createdAt, from),
				lte(payment.createdAt, until),
			),
		)
		.orderBy(asc(payment.createdAt), asc(payment.id));
}

/** Marks a payment that could not begin as failed, unless a message came meanwhile. */
export async function failPayment(db: Database, provider: Provider, reference: string, now: Date): Promise<void> {
	await db
		.update(payment)
		.set({ state: "failed", settledAt: now })
		.where(and(eq(payment.provider, provider), eq(payment.reference, reference), eq(payment.state, "pending")));
}

export async function changePayment(
	tx: Tx,
	id: number,
	values: Partial<Pick<PaymentRecord, "state" | "amountGrosz" | "settledAt" | "receipt" | "method">>,
): Promise<void> {
	await tx.update(payment).set(values).where(eq(payment.id, id));
}

export async function addPayment(tx: Tx, values: NewPayment): Promise<void> {
	await tx.insert(payment).values(values);
}

export function paymentsOf(db: Database, orderId: number): Promise<PaymentRecord[]> {
	return db.select(paymentColumns).from(payment).where(eq(payment.orderId, orderId)).orderBy(asc(payment.id));
}

/** Unallocated payments on the organiser's list. */
export function queuedPayments(db: Database): Promise<PaymentRecord[]> {
	return db.select(paymentColumns).from(payment).where(eq(payment.state, "queued")).orderBy(asc(payment.id));
}

/** Locks refunds that were made at the provider and that the order does not count. */
export async function elsewhereRefunds(tx: Tx, orderId: number): Promise<RefundRecord[]> {
	const rows = await tx
		.select({ refund: refundColumns })
		.from(refund)
		.innerJoin(payment, eq(payment.id, refund.paymentId))
		.where(and(eq(payment.orderId, orderId), eq(refund.state, "elsewhere")))
		.orderBy(asc(refund.id))
		.for("update", { of: refund });
	return rows.map((row) => row.refund);
}

/** Whether a payment of the order was ever refunded at the provider by hand. */
export async function wentElsewhere(db: Database, orderId: number): Promise<boolean> {
	return (await refundsOf(db, orderId)).some((one) => one.receipt !== null);
}

export async function paymentById(db: Database, id: number): Promise<PaymentRecord | undefined> {
	const rows = await db.select(paymentColumns).from(payment).where(eq(payment.id, id));
	return rows[0];
}

export async function lockPaymentById(tx: Tx, id: number): Promise<PaymentRecord | undefined> {
	const rows = await tx.select(paymentColumns).from(payment).where(eq(payment.id, id)).for("update");
	return rows[0];
}

/** A payment's refunds, oldest first. */
export function refundsOfPayment(db: Database, paymentId: number): Promise<RefundRecord[]> {
	return db.select(refundColumns).from(refund).where(eq(refund.paymentId, paymentId)).orderBy(asc(refund.id));
}

export type RefundRecord = {
	id: number;
	paymentId: number;
	amountGrosz: number;
	state: RefundState | "elsewhere";
	receipt: string | null;
	message: string | null;
	createdAt: Date;
	settledAt: Date | null;
};
export type DueRefund = RefundRecord & { payment: PaymentRecord };

/** Adds a refund to be sent, or one made at the provider (`elsewhere`). Returns its id. */
export async function addRefund(
	tx: Tx,
	{
		paymentId,
		amountGrosz,
		now,
		elsewhere,
	}: { paymentId: number; amountGrosz: number; now: Date; elsewhere?: Pick<RefundRecord, "receipt" | "state"> },
): Promise<number> {
	const settled = elsewhere && { ...elsewhere, message: "given back at the provider", settledAt: now };
	const rows = await tx
		.insert(refund)
		.values({ paymentId, amountGrosz, state: "due", createdAt: now, ...settled })
		.returning({ id: refund.id });
	return oneRow(rows).id;
}

export async function forgetRefund(tx: Tx, id: number): Promise<void> {
	await tx.delete(refund).where(eq(refund.id, id));
}

export async function refundsOf(db: Database, orderId: number): Promise<RefundRecord[]> {
	const rows = await db
		.select({ refund: refundColumns })
		.from(refund)
		.innerJoin(payment, eq(payment.id, refund.paymentId))
		.where(eq(payment.orderId, orderId))
		.orderBy(asc(refund.id));
	return rows.map((row) => row.refund);
}

/** The refunded amounts of an order's payments, in grosz by payment id. */
export async function refundedOf(db: Database, orderId: number): Promise<Map<number, number>> {
	const sums = new Map<number, number>();
	for (const one of await refundsOf(db, orderId)) {
		sums.set(one.paymentId, (sums.get(one.paymentId) ?? 0) + one.amountGrosz);
	}
	return sums;
}

/** The refunded grosz of a payment, including pending refunds. */
export async function refundedOfPayment(db: Database, paymentId: number): Promise<number> {
	const rows = await db
		.select({ sum: sum(refund.amountGrosz).mapWith(Number) })
		.from(refund)
		.where(eq(refund.paymentId, paymentId));
	return rows[0]?.sum ?? 0;
}

export async function refundById(db: Database, id: number): Promise<DueRefund | undefined> {
	const rows = await db
		.select({ refund: refundColumns, payment: paymentColumns })
		.from(refund)
		.innerJoin(payment, eq(payment.id, refund.paymentId))
		.where(eq(refund.id, id));
	return rows[0] && { ...rows[0].refund, payment: rows[0].payment };
}

/** Pending and failed refunds, for the organiser's list. */
export async function unsettledRefunds(db: Database): Promise<DueRefund[]> {
	const rows = await db
		.select({ refund: refundColumns, payment: paymentColumns })
		.from(refund)
		.innerJoin(payment, eq(payment.id, refund.paymentId))
		.where(ne(refund.state, "sent"))
		.orderBy(asc(refund.id));
	return rows.map((row) => ({ ...row.refund, payment: row.payment }));
}

/** Stores a refund's outcome. False if it is known already. A sent refund that bounces counts as failed. */
export async function settleRefund(
	db: Database,
	id: number,
	{ now, ...values }: { state: "sent" | "failed"; message: string | null; receipt?: string; now: Date },
): Promise<boolean> {
	const rows = await db
		.update(refund)
		.set({ ...values, settledAt: now })
		.where(and(eq(refund.id, id), ne(refund.state, values.state)))
		.returning({ id: refund.id });
	return rows.length > 0;
}
