import { eq, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { packageStock, ticketPackage } from "./tables.ts";

/**
 * Takes places of a package in one statement, all or none; false when fewer than `count` of its `capacity` are left
 * (null is unlimited). Its row is held to the commit: take it last.
 */
export async function takePackagePlaces(
	tx: Tx,
	packageId: number,
	capacity: number | null,
	count = 1,
): Promise<boolean> {
	if (capacity !== null && count > capacity) return false;
	const limit = capacity === null ? sql`true` : sql`${packageStock.taken} + ${count} <= ${capacity}`;
	const rows = await tx
		.insert(packageStock)
		.values({ packageId, taken: count })
		.onConflictDoUpdate({
			target: packageStock.packageId,
			set: { taken: sql`${packageStock.taken} + ${count}` },
			setWhere: limit,
		})
		.returning({ taken: packageStock.taken });
	return rows.length > 0;
}

/** Gives back places of a package. */
export async function releasePackagePlaces(tx: Tx, packageId: number, count = 1): Promise<void> {
	await tx
		.update(packageStock)
		.set({ taken: sql`${packageStock.taken} - ${count}` })
		.where(eq(packageStock.packageId, packageId));
}

/** How many places a package has; null is unlimited. */
export async function packageLimitOf(db: Database, packageId: number): Promise<number | null> {
	const rows = await db
		.select({ capacity: ticketPackage.capacity })
		.from(ticketPackage)
		.where(eq(ticketPackage.id, packageId));
	return rows[0]!.capacity;
}

/**
 * How many places of a package are left at this moment, undefined where it has no limit: a cheap look before the costly
 * work, not a promise.
 */
export async function placesLeft(
	db: Database,
	{ id, capacity }: { id: number; capacity: number | null },
): Promise<number | undefined> {
	if (capacity === null) return undefined;
	const rows = await db.select().from(packageStock).where(eq(packageStock.packageId, id));
	return Math.max(0, capacity - (rows[0]?.taken ?? 0));
}

/** How many places of the packages of an event are taken, by package id; one that nobody took is missing. */
export async function placesTaken(db: Database, eventId: number): Promise<Map<number, number>> {
	const rows = await db
		.select({ packageId: packageStock.packageId, taken: packageStock.taken })
		.from(packageStock)
		.innerJoin(ticketPackage, eq(ticketPackage.id, packageStock.packageId))
		.where(eq(ticketPackage.eventId, eventId));
	return new Map(rows.map((row) => [row.packageId, row.taken]));
}
