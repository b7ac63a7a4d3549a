import { and, asc, eq } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import type { Provider } from "../contract.ts";
import { payment } from "./tables.ts";

export type PaymentFacts = typeof payment.$inferSelect;
export type NewPayment = Omit<typeof payment.$inferInsert, "id">;

/**
 * The payment of a provider's reference, held to the end of the transaction; added when it is told of for the first
 * time. Two that tell of it at once follow one another.
 */
export async function heldPayment(tx: Tx, values: NewPayment): Promise<PaymentFacts> {
	await tx.insert(payment).values(values).onConflictDoNothing();
	const rows = await tx
		.select()
		.from(payment)
		.where(and(eq(payment.provider, values.provider), eq(payment.reference, values.reference)))
		.for("update");
	return rows[0]!;
}

/** A payment by its provider's reference. */
export async function paymentByReference(
	db: Database,
	provider: Provider,
	reference: string,
): Promise<PaymentFacts | undefined> {
	const rows = await db
		.select()
		.from(payment)
		.where(and(eq(payment.provider, provider), eq(payment.reference, reference)));
	return rows[0];
}

/** Changes what is known of a payment that is held. */
export async function changePayment(
	tx: Tx,
	id: number,
	values: Partial<Pick<PaymentFacts, "state" | "amountGrosz" | "settledAt">>,
): Promise<void> {
	await tx.update(payment).set(values).where(eq(payment.id, id));
}

/** Adds a payment that has just begun. */
export async function addPayment(tx: Tx, values: NewPayment): Promise<void> {
	await tx.insert(payment).values(values);
}

/** The payments of an order, first to last. */
export function paymentsOf(db: Database, orderId: number): Promise<PaymentFacts[]> {
	return db.select().from(payment).where(eq(payment.orderId, orderId)).orderBy(asc(payment.id));
}

/** Money that no order wants: the organiser's list. */
export function queuedPayments(db: Database): Promise<PaymentFacts[]> {
	return db.select().from(payment).where(eq(payment.state, "queued")).orderBy(asc(payment.id));
}
