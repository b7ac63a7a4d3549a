import { and, asc, eq, inArray, lte, type SQLWrapper, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { oneRow } from "../../../kit/db/one-row.ts";
import { referencesFrom } from "../../../kit/db/references.ts";
import { event } from "../../event/server/views.ts";
import { packageHold, packageStock, ticketPackage } from "./tables.ts";

/** Taken places of each package, for metrics. Null capacity is unlimited. */
export async function countPlaces(
	db: Database,
): Promise<{ eventCode: string; packageCode: string; taken: number; capacity: number | null }[]> {
	return db
		.select({
			eventCode: event.code,
			packageCode: ticketPackage.code,
			taken: sql<number>`coalesce(${packageStock.taken}, 0)`,
			capacity: ticketPackage.capacity,
		})
		.from(ticketPackage)
		.innerJoin(event, eq(event.id, ticketPackage.eventId))
		.leftJoin(packageStock, eq(packageStock.packageId, ticketPackage.id));
}

/**
 * Takes places of a package in one statement, all or none. False if fewer than `count` of `capacity` are left (null:
 * unlimited). Locks the row until the commit, so call it last.
 */
export async function takePackagePlaces(
	tx: Tx,
	packageId: number,
	capacity: number | null,
	count = 1,
): Promise<boolean> {
	if (capacity !== null && count > capacity) return false;
	const rows = await taking(tx, packageId, capacity, count);
	return rows.length > 0;
}

/** Takes a place of a package as the guard of a larger statement. Do not combine it with other counters. */
export function placeTaking(db: Database, { id, capacity }: { id: number; capacity: number | null }): SQLWrapper {
	// the first one inserts the row, which no limit stops
	return capacity === 0 ? sql`select where false` : taking(db, id, capacity, 1);
}

/** Ends a hold as the guard of a larger statement. The caller then owns its place. */
export function reserveUntil(db: Database, id: number) {
	return db.delete(packageHold).where(eq(packageHold.id, id)).returning({ id: packageHold.id });
}

/** Returns no row if too few are left. The first one inserts the package's row. */
function taking(db: Database, packageId: number, capacity: number | null, count: number) {
	// The row's own capacity is current even if the caller read the package before a change.
	const limit = sql`coalesce(${packageStock.taken} + ${count} <= least(${capacity}::int, ${packageStock.capacity}), true)`;
	return db
		.insert(packageStock)
		.values({ packageId, taken: count })
		.onConflictDoUpdate({
			target: packageStock.packageId,
			set: { taken: sql`${packageStock.taken} + ${count}` },
			setWhere: limit,
		})
		.returning({ packageId: packageStock.packageId });
}

/**
 * Holds a place of a package before costly work, in its own statement, so that later people are refused at once.
 * Returns the hold, which expires at `endsAt`; undefined without places.
 */
export async function reservePlace(
	db: Database,
	{ id, capacity }: { id: number; capacity: number | null },
	endsAt: Date,
): Promise<number | undefined> {
	if (capacity === 0) return undefined;
	const { rows } = await db.execute<{ id: number }>(sql`with taken as (${taking(db, id, capacity, 1).getSQL()})
		insert into ${packageHold} (package_id, ends_at) select package_id, ${endsAt.toISOString()}::timestamptz from taken
		returning id`);
	return rows[0]?.id;
}

/** Ends a hold; the caller uses or releases its place. False if it had expired. */
export async function endHold(tx: Tx, id: number): Promise<boolean> {
	return (await reserveUntil(tx, id)).length > 0;
}

/** Ends an expired hold and returns its package, or undefined. */
export async function endOverdueHold(tx: Tx, now: Date): Promise<number | undefined> {
	const overdue = tx
		.select({ id: packageHold.id })
		.from(packageHold)
		.where(lte(packageHold.endsAt, now))
		.limit(1)
		.for("update", { skipLocked: true });
	const rows = await tx
		.delete(packageHold)
		.where(inArray(packageHold.id, overdue))
		.returning({ packageId: packageHold.packageId });
	return rows[0]?.packageId;
}

export async function releasePackagePlaces(tx: Tx, packageId: number, count = 1): Promise<void> {
	await tx
		.update(packageStock)
		.set({ taken: sql`${packageStock.taken} - ${count}` })
		.where(eq(packageStock.packageId, packageId));
}

/** Takes released places again, after looking the capacity up. */
export async function retakePackagePlaces(tx: Tx, packageId: number, count: number): Promise<boolean> {
	return takePackagePlaces(tx, packageId, await packageLimitOf(tx, packageId), count);
}

/** Locks the counters of packages in the common order. */
export async function lockPackageStock(tx: Tx, packageIds: readonly number[]): Promise<void> {
	const rows = tx
		.select({ id: packageStock.packageId })
		.from(packageStock)
		.where(inArray(packageStock.packageId, [...packageIds]));
	await rows.orderBy(asc(packageStock.packageId)).for("update");
}

/**
 * Locks a package with its counter and returns its capacity and taken places, so that no place is taken before the
 * commit. Undefined for a package of another event.
 */
export async function lockPackagePlaces(
	tx: Tx,
	{ eventId, packageId }: { eventId: number; packageId: number },
): Promise<{ capacity: number | null; taken: number } | undefined> {
	const packages = await tx
		.select({ capacity: ticketPackage.capacity })
		.from(ticketPackage)
		.where(and(eq(ticketPackage.id, packageId), eq(ticketPackage.eventId, eventId)))
		.for("no key update");
	const [found] = packages;
	if (!found) return undefined;
	const { capacity } = found;
	await tx.insert(packageStock).values({ packageId, taken: 0 }).onConflictDoNothing();
	const counters = await tx
		.select({ taken: packageStock.taken })
		.from(packageStock)
		.where(eq(packageStock.packageId, packageId))
		.for("update");
	return { capacity, taken: oneRow(counters).taken };
}

/** Null is unlimited. */
async function packageLimitOf(db: Database, packageId: number): Promise<number | null> {
	const rows = await db
		.select({ capacity: ticketPackage.capacity })
		.from(ticketPackage)
		.where(eq(ticketPackage.id, packageId));
	return oneRow(rows).capacity;
}

/** A cheap check before costly work, without a reservation. Undefined means unlimited. */
export async function placesLeft(
	db: Database,
	{ id, capacity }: { id: number; capacity: number | null },
): Promise<number | undefined> {
	if (capacity === null) return undefined;
	const rows = await db.select({ taken: packageStock.taken }).from(packageStock).where(eq(packageStock.packageId, id));
	return Math.max(0, capacity - (rows[0]?.taken ?? 0));
}

/** Taken places of an event's packages, by package id, without zeros. */
export async function placesTaken(db: Database, eventId: number): Promise<Map<number, number>> {
	const rows = await db
		.select({ packageId: packageStock.packageId, taken: packageStock.taken })
		.from(packageStock)
		.innerJoin(ticketPackage, eq(ticketPackage.id, packageStock.packageId))
		.where(eq(ticketPackage.eventId, eventId));
	return new Map(rows.map((row) => [row.packageId, row.taken]));
}

export const countHoldsOfPackages = referencesFrom(packageHold.packageId);
