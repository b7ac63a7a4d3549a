import { asc, eq, inArray, lte, type SQLWrapper, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { oneRow } from "../../../kit/db/one-row.ts";
import { event } from "../../event/server/tables.ts";
import { packageHold, packageStock, ticketPackage } from "./tables.ts";

/** How many places of each package are taken, for metrics; a null capacity is unlimited. */
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
	const rows = await taking(tx, packageId, capacity, count);
	return rows.length > 0;
}

/** As part of a statement, whose guard it is: takes a place of a package. Call it with nothing else that counts. */
export function placeTaking(db: Database, { id, capacity }: { id: number; capacity: number | null }): SQLWrapper {
	// the first one of a package inserts its row, which no limit stops
	return capacity === 0 ? sql`select where false` : taking(db, id, capacity, 1);
}

/** As part of a statement, whose guard it is: ends a hold, whose place is then the caller's. */
export function holdEnding(db: Database, id: number) {
	return db.delete(packageHold).where(eq(packageHold.id, id)).returning({ id: packageHold.id });
}

/** The statement that takes places; gives no row where too few are left. A package of which nothing was taken has none. */
function taking(db: Database, packageId: number, capacity: number | null, count: number) {
	const limit = capacity === null ? sql`true` : sql`${packageStock.taken} + ${count} <= ${capacity}`;
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
 * Takes a place of a package before the costly work for whoever gets it, in a statement of its own; whoever comes after
 * the last one is told so at once. Gives the hold, which is free again at `endsAt`; undefined where no place is left.
 */
export async function holdPlace(
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

/** Ends a hold, whose place is then the caller's, to use or to give back; false where it had ended. */
export async function endHold(tx: Tx, id: number): Promise<boolean> {
	return (await holdEnding(tx, id)).length > 0;
}

/** As `endHold`, of one whose time is over. Gives its package; undefined where there is none. */
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

/** Gives back places of a package. */
export async function releasePackagePlaces(tx: Tx, packageId: number, count = 1): Promise<void> {
	await tx
		.update(packageStock)
		.set({ taken: sql`${packageStock.taken} - ${count}` })
		.where(eq(packageStock.packageId, packageId));
}

/** As `takePackagePlaces`, of places that were given back before: the package is looked up. */
export async function retakePackagePlaces(tx: Tx, packageId: number, count: number): Promise<boolean> {
	return takePackagePlaces(tx, packageId, await packageLimitOf(tx, packageId), count);
}

/** Holds the counters of several packages, in the order in which everybody holds them; one that has none has nothing to be held. */
export async function holdPackageStock(tx: Tx, packageIds: readonly number[]): Promise<void> {
	const rows = tx
		.select({ id: packageStock.packageId })
		.from(packageStock)
		.where(inArray(packageStock.packageId, [...packageIds]));
	await rows.orderBy(asc(packageStock.packageId)).for("update");
}

/** How many places a package has; null is unlimited. */
async function packageLimitOf(db: Database, packageId: number): Promise<number | null> {
	const rows = await db
		.select({ capacity: ticketPackage.capacity })
		.from(ticketPackage)
		.where(eq(ticketPackage.id, packageId));
	return oneRow(rows).capacity;
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
	const rows = await db.select({ taken: packageStock.taken }).from(packageStock).where(eq(packageStock.packageId, id));
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
