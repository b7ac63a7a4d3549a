import { and, asc, count, eq, exists, gt, inArray, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { oneRow } from "../../../kit/db/one-row.ts";
import { referencesFrom } from "../../../kit/db/references.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { event } from "../../event/server/views.ts";
import type { WaitingState } from "../waiting-contract.ts";
import { ticketPackage, waitingEntry } from "./tables.ts";

export const waitingEntryColumns = {
	id: waitingEntry.id,
	email: waitingEntry.email,
	firstName: waitingEntry.firstName,
	lang: waitingEntry.lang,
	state: waitingEntry.state,
	confirmedAt: waitingEntry.confirmedAt,
	secretHash: waitingEntry.secretHash,
	packageId: waitingEntry.packageId,
	offeredUntil: waitingEntry.offeredUntil,
};

export type WaitingRecord = {
	id: number;
	packageId: number;
	email: string;
	firstName: string;
	lang: Lang;
	state: WaitingState;
	secretHash: string;
	offeredUntil: Date | null;
	confirmedAt: Date | null;
};

export async function addWaiting(tx: Tx, values: Omit<typeof waitingEntry.$inferInsert, "id">): Promise<boolean> {
	const rows = await tx.insert(waitingEntry).values(values).onConflictDoNothing().returning({ id: waitingEntry.id });
	return rows.length > 0;
}

/** The position from 1; 0 if the address does not wait. */
export async function positionOf(db: Database, packageId: number, email: string): Promise<number> {
	const own = db
		.select({ id: waitingEntry.id })
		.from(waitingEntry)
		.where(
			and(eq(waitingEntry.packageId, packageId), eq(waitingEntry.email, email), eq(waitingEntry.state, "waiting")),
		);
	const rows = await db
		.select({ count: count() })
		.from(waitingEntry)
		.where(
			and(
				eq(waitingEntry.packageId, packageId),
				eq(waitingEntry.state, "waiting"),
				lte(waitingEntry.id, sql`(${own})`),
			),
		);
	return oneRow(rows).count;
}

export async function waitingBySecret(db: Database, secretHash: string): Promise<WaitingRecord | undefined> {
	const rows = await db.select(waitingEntryColumns).from(waitingEntry).where(eq(waitingEntry.secretHash, secretHash));
	return rows[0];
}

/** Like `waitingBySecret`, locked until the commit. */
export async function lockWaiting(tx: Tx, secretHash: string): Promise<WaitingRecord | undefined> {
	const rows = await tx
		.select(waitingEntryColumns)
		.from(waitingEntry)
		.where(eq(waitingEntry.secretHash, secretHash))
		.for("update");
	return rows[0];
}

/** Undefined without an entry. */
export async function lockWaitingOf(tx: Tx, packageId: number, email: string): Promise<WaitingRecord | undefined> {
	const rows = await tx
		.select(waitingEntryColumns)
		.from(waitingEntry)
		.where(
			and(
				eq(waitingEntry.packageId, packageId),
				eq(waitingEntry.email, email),
				inArray(waitingEntry.state, ["waiting", "offered"]),
			),
		)
		.for("update");
	return rows[0];
}

/** Waiting with a confirmed address. */
export const isNextInLine = and(eq(waitingEntry.state, "waiting"), isNotNull(waitingEntry.confirmedAt));

function inLine(db: Database, packageId: number) {
	return db
		.select(waitingEntryColumns)
		.from(waitingEntry)
		.where(and(eq(waitingEntry.packageId, packageId), isNextInLine))
		.orderBy(asc(waitingEntry.id))
		.limit(1);
}

/** The next confirmed entry, without a lock. */
export async function firstInLine(db: Database, packageId: number): Promise<WaitingRecord | undefined> {
	return (await inLine(db, packageId))[0];
}

/** The next confirmed entry, skipping locked rows. */
export async function nextWaiting(tx: Tx, packageId: number): Promise<WaitingRecord | undefined> {
	return (await inLine(tx, packageId).for("update", { skipLocked: true }))[0];
}

/** The offer that is overdue longest, skipping locked rows. */
export async function overdueOffer(tx: Tx, now: Date): Promise<WaitingRecord | undefined> {
	const rows = await tx
		.select(waitingEntryColumns)
		.from(waitingEntry)
		.where(and(eq(waitingEntry.state, "offered"), lte(waitingEntry.offeredUntil, now)))
		.orderBy(asc(waitingEntry.offeredUntil))
		.limit(1)
		.for("update", { skipLocked: true });
	return rows[0];
}

export async function changeWaiting(
	tx: Tx,
	id: number,
	values: Partial<Pick<WaitingRecord, "state" | "secretHash" | "offeredUntil" | "confirmedAt">>,
): Promise<void> {
	await tx.update(waitingEntry).set(values).where(eq(waitingEntry.id, id));
}

/** Accepts a valid offer once. A registration then owns its place. */
export async function takeOffer(tx: Tx, secretHash: string, now: Date): Promise<boolean> {
	const rows = await tx
		.update(waitingEntry)
		.set({ state: "taken" })
		.where(
			and(
				eq(waitingEntry.secretHash, secretHash),
				eq(waitingEntry.state, "offered"),
				gt(waitingEntry.offeredUntil, now),
			),
		)
		.returning({ id: waitingEntry.id });
	return rows.length > 0;
}

/** Confirms a waiting address by the secret of its e-mail. */
export async function confirmWaiting(db: Database, secretHash: string, now: Date): Promise<void> {
	await db
		.update(waitingEntry)
		.set({ confirmedAt: now })
		.where(and(eq(waitingEntry.secretHash, secretHash), isNull(waitingEntry.confirmedAt)));
}

/** Confirms every entry of an address. */
export async function confirmWaitingOf(tx: Tx, email: string, now: Date): Promise<void> {
	await tx
		.update(waitingEntry)
		.set({ confirmedAt: now })
		.where(and(eq(waitingEntry.email, email), eq(waitingEntry.state, "waiting"), isNull(waitingEntry.confirmedAt)));
}

export function awaitedPackages(db: Database): Promise<{ id: number; capacity: number | null }[]> {
	const waits = db
		.select({ id: waitingEntry.id })
		.from(waitingEntry)
		.where(and(eq(waitingEntry.packageId, ticketPackage.id), isNextInLine));
	return db
		.select({ id: ticketPackage.id, capacity: ticketPackage.capacity })
		.from(ticketPackage)
		.where(exists(waits))
		.orderBy(asc(ticketPackage.id));
}

/** Deletes an address from every list. Returns the packages of its open offers, by id. */
export async function forgetWaiting(tx: Tx, email: string): Promise<number[]> {
	const rows = await tx
		.delete(waitingEntry)
		.where(eq(waitingEntry.email, email))
		.returning({ packageId: waitingEntry.packageId, state: waitingEntry.state });
	return rows.flatMap((row) => (row.state === "offered" ? row.packageId : [])).toSorted((a, b) => a - b);
}

/** Current and past entries of an address. */
export function waitingOf(db: Database, email: string) {
	const { firstName, state, createdAt, confirmedAt, offeredUntil } = waitingEntry;
	return db
		.select({
			eventCode: event.code,
			packageCode: ticketPackage.code,
			firstName,
			state,
			createdAt,
			confirmedAt,
			offeredUntil,
		})
		.from(waitingEntry)
		.innerJoin(ticketPackage, eq(ticketPackage.id, waitingEntry.packageId))
		.innerJoin(event, eq(event.id, ticketPackage.eventId))
		.where(eq(waitingEntry.email, email))
		.orderBy(asc(waitingEntry.id));
}

export const countEntriesOfPackages = referencesFrom(waitingEntry.packageId);

/** People in the waiting lists of an event, by package. */
export async function countWaiting(db: Database, eventId: number): Promise<Map<number, number>> {
	const rows = await db
		.select({ packageId: waitingEntry.packageId, waiting: count() })
		.from(waitingEntry)
		.innerJoin(ticketPackage, eq(ticketPackage.id, waitingEntry.packageId))
		.where(and(eq(ticketPackage.eventId, eventId), eq(waitingEntry.state, "waiting")))
		.groupBy(waitingEntry.packageId);
	return new Map(rows.map(({ packageId, waiting }) => [packageId, waiting]));
}
