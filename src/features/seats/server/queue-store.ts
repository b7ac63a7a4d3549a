import { and, asc, count, eq, gt, inArray, isNull, lte, ne, or } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { lecture } from "../../agenda/server/views.ts";
import type { StoredQueueState } from "../queue.ts";
import type { HeldSeat } from "./store.ts";
import { lectureQueueEntry } from "./tables.ts";

export type QueueEntry = {
	id: number;
	lectureId: number;
	registrationId: number;
	accountId: string;
	isExtended: boolean;
	state: StoredQueueState;
	createdAt: Date;
	offeredUntil: Date | null;
};

const entry = {
	id: lectureQueueEntry.id,
	lectureId: lectureQueueEntry.lectureId,
	registrationId: lectureQueueEntry.registrationId,
	accountId: lectureQueueEntry.accountId,
	isExtended: lectureQueueEntry.isExtended,
	state: lectureQueueEntry.state,
	createdAt: lectureQueueEntry.createdAt,
	offeredUntil: lectureQueueEntry.offeredUntil,
};

type Place = { registrationId: number; lectureId: number };
const isPlace = ({ registrationId, lectureId }: Place) =>
	and(eq(lectureQueueEntry.registrationId, registrationId), eq(lectureQueueEntry.lectureId, lectureId));
const isWaiting = eq(lectureQueueEntry.state, "waiting");
const isOffered = eq(lectureQueueEntry.state, "offered");

/** Appends a registration to a queue. The counter must be locked. */
export async function addToQueue(
	tx: Tx,
	{ now, ...who }: Pick<QueueEntry, "lectureId" | "registrationId" | "accountId" | "isExtended"> & { now: Date },
): Promise<void> {
	await tx.delete(lectureQueueEntry).where(isPlace(who));
	await tx.insert(lectureQueueEntry).values({ ...who, state: "waiting", createdAt: now });
}

/** Waiting entries in order. */
export function listWaiting(db: Database, lectureId: number): Promise<QueueEntry[]> {
	return db
		.select(entry)
		.from(lectureQueueEntry)
		.where(and(eq(lectureQueueEntry.lectureId, lectureId), isWaiting))
		.orderBy(asc(lectureQueueEntry.id));
}

/** A registration's queue entries, by lecture id. */
export function queueOfRegistration(db: Database, registrationId: number): Promise<QueueEntry[]> {
	return db
		.select(entry)
		.from(lectureQueueEntry)
		.where(eq(lectureQueueEntry.registrationId, registrationId))
		.orderBy(asc(lectureQueueEntry.lectureId));
}

export async function findQueueEntry(db: Database, place: Place): Promise<QueueEntry | undefined> {
	return (await db.select(entry).from(lectureQueueEntry).where(isPlace(place)))[0];
}

/** An account's places in the queues of an event. */
export function queueOfAccount(
	db: Database,
	{ accountId, eventId }: { accountId: string; eventId: number },
): Promise<QueueEntry[]> {
	return db
		.select(entry)
		.from(lectureQueueEntry)
		.innerJoin(lecture, eq(lecture.id, lectureQueueEntry.lectureId))
		.where(and(eq(lectureQueueEntry.accountId, accountId), eq(lecture.eventId, eventId)))
		.orderBy(asc(lecture.startsAt), asc(lectureQueueEntry.id));
}

export async function positionOf(
	db: Database,
	{ id, lectureId }: Pick<QueueEntry, "id" | "lectureId">,
): Promise<number> {
	const [row] = await db
		.select({ position: count() })
		.from(lectureQueueEntry)
		.where(and(eq(lectureQueueEntry.lectureId, lectureId), isWaiting, lte(lectureQueueEntry.id, id)));
	return row?.position ?? 0;
}

/** The lectures of `lectureIds` with a queue, or with a seat offered to the registration. */
export async function queuedAmong(tx: Tx, lectureIds: number[], registrationId: number): Promise<number[]> {
	if (lectureIds.length === 0) return [];
	const isOwnOffer = and(isOffered, eq(lectureQueueEntry.registrationId, registrationId));
	const rows = await tx
		.selectDistinct({ lectureId: lectureQueueEntry.lectureId })
		.from(lectureQueueEntry)
		.where(and(inArray(lectureQueueEntry.lectureId, lectureIds), or(isWaiting, isOwnOffer)));
	return rows.map((row) => row.lectureId);
}

/** Lectures with a seat currently offered to a registration. */
export async function offeredTo(db: Database, registrationId: number, now: Date): Promise<number[]> {
	const rows = await db
		.select({ lectureId: lectureQueueEntry.lectureId })
		.from(lectureQueueEntry)
		.where(
			and(eq(lectureQueueEntry.registrationId, registrationId), isOffered, gt(lectureQueueEntry.offeredUntil, now)),
		);
	return rows.map((row) => row.lectureId);
}

export async function setOffered(tx: Tx, id: number, offeredUntil: Date): Promise<void> {
	await tx.update(lectureQueueEntry).set({ state: "offered", offeredUntil }).where(eq(lectureQueueEntry.id, id));
}

/** Accepts a valid offer once. Its counted seat now belongs to the registration. */
export async function takeOffer(
	tx: Tx,
	place: Place,
	now: Date,
): Promise<(HeldSeat & { accountId: string }) | undefined> {
	const rows = await tx
		.delete(lectureQueueEntry)
		.where(and(isPlace(place), isOffered, gt(lectureQueueEntry.offeredUntil, now)))
		.returning({
			lectureId: lectureQueueEntry.lectureId,
			isExtended: lectureQueueEntry.isExtended,
			accountId: lectureQueueEntry.accountId,
		});
	return rows[0];
}

export async function removeFromQueue(tx: Tx, place: Place): Promise<QueueEntry | undefined> {
	return (await tx.delete(lectureQueueEntry).where(isPlace(place)).returning(entry))[0];
}

/** Deletes a registration's queue entries for seats it now has. */
export async function forgetWaits(tx: Tx, registrationId: number, lectureIds: number[]): Promise<void> {
	if (lectureIds.length === 0) return;
	const { lectureId, state } = lectureQueueEntry;
	await tx
		.delete(lectureQueueEntry)
		.where(
			and(eq(lectureQueueEntry.registrationId, registrationId), inArray(lectureId, lectureIds), ne(state, "offered")),
		);
}

/** Sets whether a waiting registration may use extended seats. */
export async function setExtended(tx: Tx, place: Place, isExtended: boolean): Promise<void> {
	await tx
		.update(lectureQueueEntry)
		.set({ isExtended })
		.where(and(isPlace(place), isWaiting));
}

/** Lets waiting entries have extended seats. The counters of their lectures must be locked. */
export async function extendEntries(tx: Tx, ids: readonly number[]): Promise<void> {
	if (ids.length === 0) return;
	await tx
		.update(lectureQueueEntry)
		.set({ isExtended: true })
		.where(and(inArray(lectureQueueEntry.id, [...ids]), isWaiting));
}

/** Ends overdue offers and returns them. */
export function endOverdue(tx: Tx, lectureId: number, now: Date): Promise<QueueEntry[]> {
	return tx
		.update(lectureQueueEntry)
		.set({ state: "expired" })
		.where(and(eq(lectureQueueEntry.lectureId, lectureId), isOffered, lte(lectureQueueEntry.offeredUntil, now)))
		.returning(entry);
}

export function emptyQueue(tx: Tx, lectureId: number): Promise<QueueEntry[]> {
	return tx.delete(lectureQueueEntry).where(eq(lectureQueueEntry.lectureId, lectureId)).returning(entry);
}

/** Ids of lectures with waiting entries or overdue offers. */
export async function lecturesToServe(db: Database, now: Date): Promise<number[]> {
	const rows = await db
		.selectDistinct({ lectureId: lectureQueueEntry.lectureId })
		.from(lectureQueueEntry)
		.where(or(isWaiting, and(isOffered, lte(lectureQueueEntry.offeredUntil, now))))
		.orderBy(asc(lectureQueueEntry.lectureId));
	return rows.map((row) => row.lectureId);
}

/** Ids of lectures that have started, or have no limited seats. */
export async function lecturesPastQueue(db: Database, now: Date): Promise<number[]> {
	const rows = await db
		.selectDistinct({ lectureId: lecture.id })
		.from(lecture)
		.innerJoin(lectureQueueEntry, eq(lectureQueueEntry.lectureId, lecture.id))
		.where(or(lte(lecture.startsAt, now), isNull(lecture.basicSeats)))
		.orderBy(asc(lecture.id));
	return rows.map((row) => row.lectureId);
}
