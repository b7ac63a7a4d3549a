import { and, countDistinct, eq, isNotNull } from "drizzle-orm";
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
