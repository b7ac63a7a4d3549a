import { and, count, countDistinct, eq, exists, inArray, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { orderLine, salesOrder } from "./tables.ts";

/** Unpaid orders of an event by package id, without zeros. */
export async function countUnpaidByPackage(db: Database, eventId: number): Promise<Map<number, number>> {
	const rows = await db
		.select({ packageId: orderLine.packageId, count: countDistinct(salesOrder.id) })
		.from(salesOrder)
		.innerJoin(orderLine, eq(orderLine.orderId, salesOrder.id))
		.where(and(eq(salesOrder.eventId, eventId), eq(salesOrder.status, "reserved"), isNotNull(orderLine.packageId)))
		.groupBy(orderLine.packageId);
	return new Map(rows.flatMap((row) => (row.packageId === null ? [] : [[row.packageId, row.count]])));
}

/**
 * Orders of packages that stand, by the span in which they were placed. `ends` are ascending and exclusive; span 0 is
 * before the first of them.
 */
export async function countPlacedBetween(
	db: Database,
	eventId: number,
	ends: readonly Date[],
): Promise<Map<number, number>> {
	const bounds = `{${ends.map((end) => end.toISOString()).join(",")}}`;
	const packages = db
		.select({ id: orderLine.id })
		.from(orderLine)
		.where(and(eq(orderLine.orderId, salesOrder.id), isNotNull(orderLine.packageId)));
	const rows = await db
		.select({
			span: sql<number>`width_bucket(${salesOrder.createdAt}, ${bounds}::timestamptz[])`,
			orders: count(),
		})
		.from(salesOrder)
		.where(
			and(eq(salesOrder.eventId, eventId), inArray(salesOrder.status, ["reserved", "confirmed"]), exists(packages)),
		)
		.groupBy(sql`1`);
	return new Map(rows.map(({ span, orders }) => [span, orders]));
}

/** Whether an order, also an ended one, has a line of an option. */
export async function hasOptionLine(db: Database, optionId: number): Promise<boolean> {
	const rows = await db.select({ id: orderLine.id }).from(orderLine).where(eq(orderLine.optionId, optionId)).limit(1);
	return rows.length > 0;
}
