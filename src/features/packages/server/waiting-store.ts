import { and, asc, count, eq, exists, gt, inArray, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { oneRow } from "../../../kit/db/one-row.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import type { WaitingState } from "../waiting-contract.ts";
import { ticketPackage, waitingEntry } from "./tables.ts";

const waitingEntryColumns = {
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

/** Adds a person to a line. False, and nothing is written, where the address stands in it already. */
export async function addWaiting(tx: Tx, values: Omit<typeof waitingEntry.$inferInsert, "id">): Promise<boolean> {
	const rows = await tx.insert(waitingEntry).values(values).onConflictDoNothing().returning({ id: waitingEntry.id });
	return rows.length > 0;
}

/** How many stand in line up to an address, itself included: 1 is next. 0 where it does not wait. */
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

/** The entry that a secret opens, by the hash of the secret. */
export async function waitingBySecret(db: Database, secretHash: string): Promise<WaitingRecord | undefined> {
	const rows = await db.select(waitingEntryColumns).from(waitingEntry).where(eq(waitingEntry.secretHash, secretHash));
	return rows[0];
}

/** As `waitingBySecret`, held to the end of the transaction. */
export async function lockedWaiting(tx: Tx, secretHash: string): Promise<WaitingRecord | undefined> {
	const rows = await tx
		.select(waitingEntryColumns)
		.from(waitingEntry)
		.where(eq(waitingEntry.secretHash, secretHash))
		.for("update");
	return rows[0];
}

/** Where an address stands in the line of a package, held; undefined where it does not. */
export async function lockedWaitingOf(tx: Tx, packageId: number, email: string): Promise<WaitingRecord | undefined> {
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

/** Waits with a confirmed address. */
const isNextInLine = and(eq(waitingEntry.state, "waiting"), isNotNull(waitingEntry.confirmedAt));

/** The next in line of a package with a confirmed address, held; those that others hold are left out. */
export async function nextWaiting(tx: Tx, packageId: number): Promise<WaitingRecord | undefined> {
	const rows = await tx
		.select(waitingEntryColumns)
		.from(waitingEntry)
		.where(and(eq(waitingEntry.packageId, packageId), isNextInLine))
		.orderBy(asc(waitingEntry.id))
		.limit(1)
		.for("update", { skipLocked: true });
	return rows[0];
}

/** The offer that is overdue longest, held; those that others hold are left out. */
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

/** Changes an entry that is held. */
export async function changeWaiting(
	tx: Tx,
	id: number,
	values: Partial<Pick<WaitingRecord, "state" | "secretHash" | "offeredUntil" | "confirmedAt">>,
): Promise<void> {
	await tx.update(waitingEntry).set(values).where(eq(waitingEntry.id, id));
}

/** Takes an offer up, once, while it holds: its place belongs to a registration from now on. */
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

/** Confirms the address of somebody in line by the secret of their e-mail. */
export async function confirmWaiting(db: Database, secretHash: string, now: Date): Promise<void> {
	await db
		.update(waitingEntry)
		.set({ confirmedAt: now })
		.where(and(eq(waitingEntry.secretHash, secretHash), isNull(waitingEntry.confirmedAt)));
}

/** As `confirmWaiting`, in every line that a confirmed address stands in. */
export async function confirmWaitingOf(tx: Tx, email: string, now: Date): Promise<void> {
	await tx
		.update(waitingEntry)
		.set({ confirmedAt: now })
		.where(and(eq(waitingEntry.email, email), eq(waitingEntry.state, "waiting"), isNull(waitingEntry.confirmedAt)));
}

/** The packages that somebody with a confirmed address waits for, with their capacities. */
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

/** Forgets an address in every line; gives the packages of which it was offered a place, in the order of their keys. */
export async function forgetWaiting(tx: Tx, email: string): Promise<number[]> {
	const rows = await tx
		.delete(waitingEntry)
		.where(eq(waitingEntry.email, email))
		.returning({ packageId: waitingEntry.packageId, state: waitingEntry.state });
	return rows.flatMap((row) => (row.state === "offered" ? row.packageId : [])).toSorted((a, b) => a - b);
}

/** The lines that an address stands or stood in. */
export function waitingOf(db: Database, email: string) {
	const { firstName, state, createdAt, confirmedAt, offeredUntil } = waitingEntry;
	return db
		.select({ packageCode: ticketPackage.code, firstName, state, createdAt, confirmedAt, offeredUntil })
		.from(waitingEntry)
		.innerJoin(ticketPackage, eq(ticketPackage.id, waitingEntry.packageId))
		.where(eq(waitingEntry.email, email))
		.orderBy(asc(waitingEntry.id));
}
