import { and, asc, count, eq, gt, inArray, isNull, lte, ne, or } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { lecture, lectureStock } from "../../agenda/server/tables.ts";
import type { StoredQueueState } from "../queue.ts";
import type { HeldSeat } from "./store.ts";
import { seatWaiting } from "./tables.ts";

/** A registration in the queue of a lecture. */
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
	id: seatWaiting.id,
	lectureId: seatWaiting.lectureId,
	registrationId: seatWaiting.registrationId,
	accountId: seatWaiting.accountId,
	isExtended: seatWaiting.isExtended,
	state: seatWaiting.state,
	createdAt: seatWaiting.createdAt,
	offeredUntil: seatWaiting.offeredUntil,
};

type Place = { registrationId: number; lectureId: number };
const isPlace = ({ registrationId, lectureId }: Place) =>
	and(eq(seatWaiting.registrationId, registrationId), eq(seatWaiting.lectureId, lectureId));
const isWaiting = eq(seatWaiting.state, "waiting");
const isOffered = eq(seatWaiting.state, "offered");

/** Locks a lecture's counter and queue until commit; lock several in the order of ids. */
export async function lockSeats(tx: Tx, lectureId: number): Promise<void> {
	await tx.insert(lectureStock).values({ lectureId }).onConflictDoNothing();
	await tx
		.select({ id: lectureStock.lectureId })
		.from(lectureStock)
		.where(eq(lectureStock.lectureId, lectureId))
		.for("update");
}

/** Appends a registration to a queue. The counter must be locked. */
export async function addToQueue(
	tx: Tx,
	{ now, ...who }: Pick<QueueEntry, "lectureId" | "registrationId" | "accountId" | "isExtended"> & { now: Date },
): Promise<void> {
	await tx.delete(seatWaiting).where(isPlace(who));
	await tx.insert(seatWaiting).values({ ...who, state: "waiting", createdAt: now });
}

/** Waiting entries of a lecture, in order. */
export function listWaiting(db: Database, lectureId: number): Promise<QueueEntry[]> {
	return db
		.select(entry)
		.from(seatWaiting)
		.where(and(eq(seatWaiting.lectureId, lectureId), isWaiting))
		.orderBy(asc(seatWaiting.id));
}

/** A registration's queue entries, by lecture id. */
export function queueOfRegistration(db: Database, registrationId: number): Promise<QueueEntry[]> {
	return db
		.select(entry)
		.from(seatWaiting)
		.where(eq(seatWaiting.registrationId, registrationId))
		.orderBy(asc(seatWaiting.lectureId));
}

export async function findQueueEntry(db: Database, place: Place): Promise<QueueEntry | undefined> {
	return (await db.select(entry).from(seatWaiting).where(isPlace(place)))[0];
}

/** An account's places in the queues of an event. */
export function queueOfAccount(
	db: Database,
	{ accountId, eventId }: { accountId: string; eventId: number },
): Promise<QueueEntry[]> {
	return db
		.select(entry)
		.from(seatWaiting)
		.innerJoin(lecture, eq(lecture.id, seatWaiting.lectureId))
		.where(and(eq(seatWaiting.accountId, accountId), eq(lecture.eventId, eventId)))
		.orderBy(asc(lecture.startsAt), asc(seatWaiting.id));
}

/** An entry's position in the queue, from 1. */
export async function positionOf(
	db: Database,
	{ id, lectureId }: Pick<QueueEntry, "id" | "lectureId">,
): Promise<number> {
	const [row] = await db
		.select({ position: count() })
		.from(seatWaiting)
		.where(and(eq(seatWaiting.lectureId, lectureId), isWaiting, lte(seatWaiting.id, id)));
	return row?.position ?? 0;
}

/** Of the given lectures, those with a queue or with a seat offered to the registration. */
export async function queuedAmong(tx: Tx, lectureIds: number[], registrationId: number): Promise<number[]> {
	if (lectureIds.length === 0) return [];
	const isOwnOffer = and(isOffered, eq(seatWaiting.registrationId, registrationId));
	const rows = await tx
		.selectDistinct({ lectureId: seatWaiting.lectureId })
		.from(seatWaiting)
		.where(and(inArray(seatWaiting.lectureId, lectureIds), or(isWaiting, isOwnOffer)));
	return rows.map((row) => row.lectureId);
}

/** Lectures with a seat currently offered to a registration. */
export async function offeredTo(db: Database, registrationId: number, now: Date): Promise<number[]> {
	const rows = await db
		.select({ lectureId: seatWaiting.lectureId })
		.from(seatWaiting)
		.where(and(eq(seatWaiting.registrationId, registrationId), isOffered, gt(seatWaiting.offeredUntil, now)));
	return rows.map((row) => row.lectureId);
}

/** Offers a counted seat to an entry. */
export async function setOffered(tx: Tx, id: number, offeredUntil: Date): Promise<void> {
	await tx.update(seatWaiting).set({ state: "offered", offeredUntil }).where(eq(seatWaiting.id, id));
}

/** Accepts a valid offer, once: its counted seat now belongs to the registration. */
export async function takeOffer(
	tx: Tx,
	place: Place,
	now: Date,
): Promise<(HeldSeat & { accountId: string }) | undefined> {
	const rows = await tx
		.delete(seatWaiting)
		.where(and(isPlace(place), isOffered, gt(seatWaiting.offeredUntil, now)))
		.returning({
			lectureId: seatWaiting.lectureId,
			isExtended: seatWaiting.isExtended,
			accountId: seatWaiting.accountId,
		});
	return rows[0];
}

/** Removes a registration from a queue; returns the entry. */
export async function removeFromQueue(tx: Tx, place: Place): Promise<QueueEntry | undefined> {
	return (await tx.delete(seatWaiting).where(isPlace(place)).returning(entry))[0];
}

/** Deletes a registration's queue entries for seats it now has. */
export async function forgetWaits(tx: Tx, registrationId: number, lectureIds: number[]): Promise<void> {
	if (lectureIds.length === 0) return;
	const { lectureId, state } = seatWaiting;
	await tx
		.delete(seatWaiting)
		.where(and(eq(seatWaiting.registrationId, registrationId), inArray(lectureId, lectureIds), ne(state, "offered")));
}

/** Sets whether a waiting registration is entitled to additional seats. */
export async function setExtended(tx: Tx, place: Place, isExtended: boolean): Promise<void> {
	await tx
		.update(seatWaiting)
		.set({ isExtended })
		.where(and(isPlace(place), isWaiting));
}

/** Expires a lecture's overdue offers; returns them. */
export function endOverdue(tx: Tx, lectureId: number, now: Date): Promise<QueueEntry[]> {
	return tx
		.update(seatWaiting)
		.set({ state: "expired" })
		.where(and(eq(seatWaiting.lectureId, lectureId), isOffered, lte(seatWaiting.offeredUntil, now)))
		.returning(entry);
}

export function emptyQueue(tx: Tx, lectureId: number): Promise<QueueEntry[]> {
	return tx.delete(seatWaiting).where(eq(seatWaiting.lectureId, lectureId)).returning(entry);
}

/** Ids of lectures whose queues need work: waiting entries or overdue offers. */
export async function lecturesToServe(db: Database, now: Date): Promise<number[]> {
	const rows = await db
		.selectDistinct({ lectureId: seatWaiting.lectureId })
		.from(seatWaiting)
		.where(or(isWaiting, and(isOffered, lte(seatWaiting.offeredUntil, now))))
		.orderBy(asc(seatWaiting.lectureId));
	return rows.map((row) => row.lectureId);
}

/** Ids of lectures whose queues are obsolete: started, or without limited seats. */
export async function lecturesPastQueue(db: Database, now: Date): Promise<number[]> {
	const rows = await db
		.selectDistinct({ lectureId: lecture.id })
		.from(lecture)
		.innerJoin(seatWaiting, eq(seatWaiting.lectureId, lecture.id))
		.where(or(lte(lecture.startsAt, now), isNull(lecture.basicSeats)))
		.orderBy(asc(lecture.id));
	return rows.map((row) => row.lectureId);
}
