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

/** Locks the counter of a lecture, and with it the lecture's queue, to the commit; several in the order of their ids. */
export async function lockSeats(tx: Tx, lectureId: number): Promise<void> {
	await tx.insert(lectureStock).values({ lectureId }).onConflictDoNothing();
	await tx
		.select({ id: lectureStock.lectureId })
		.from(lectureStock)
		.where(eq(lectureStock.lectureId, lectureId))
		.for("update");
}

/** Puts a registration at the end of a queue. Its counter must be locked. */
export async function addToQueue(
	tx: Tx,
	{ now, ...who }: Pick<QueueEntry, "lectureId" | "registrationId" | "accountId" | "isExtended"> & { now: Date },
): Promise<void> {
	await tx.delete(seatWaiting).where(isPlace(who));
	await tx.insert(seatWaiting).values({ ...who, state: "waiting", createdAt: now });
}

/** Who waits for a seat of a lecture, the first first. */
export function listWaiting(db: Database, lectureId: number): Promise<QueueEntry[]> {
	return db
		.select(entry)
		.from(seatWaiting)
		.where(and(eq(seatWaiting.lectureId, lectureId), isWaiting))
		.orderBy(asc(seatWaiting.id));
}

/** A registration's places in queues, in the order of their lectures' ids. */
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

/** How many wait for a lecture up to an entry, itself included. */
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

/** Of some lectures those that somebody waits for, or whose seat is offered to a registration. */
export async function queuedAmong(tx: Tx, lectureIds: number[], registrationId: number): Promise<number[]> {
	if (lectureIds.length === 0) return [];
	const isOwnOffer = and(isOffered, eq(seatWaiting.registrationId, registrationId));
	const rows = await tx
		.selectDistinct({ lectureId: seatWaiting.lectureId })
		.from(seatWaiting)
		.where(and(inArray(seatWaiting.lectureId, lectureIds), or(isWaiting, isOwnOffer)));
	return rows.map((row) => row.lectureId);
}

/** The lectures of which a seat is held for a registration at a moment. */
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

/** Takes an offer up, once, while it holds: its counted seat belongs to the registration from now on. */
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

/** Takes a registration out of a queue; gives what it had there. */
export async function removeFromQueue(tx: Tx, place: Place): Promise<QueueEntry | undefined> {
	return (await tx.delete(seatWaiting).where(isPlace(place)).returning(entry))[0];
}

/** Forgets that a registration waited for seats that it has now. */
export async function forgetWaits(tx: Tx, registrationId: number, lectureIds: number[]): Promise<void> {
	if (lectureIds.length === 0) return;
	const { lectureId, state } = seatWaiting;
	await tx
		.delete(seatWaiting)
		.where(and(eq(seatWaiting.registrationId, registrationId), inArray(lectureId, lectureIds), ne(state, "offered")));
}

/** Whether additional seats are open to who waits. */
export async function setExtended(tx: Tx, place: Place, isExtended: boolean): Promise<void> {
	await tx
		.update(seatWaiting)
		.set({ isExtended })
		.where(and(isPlace(place), isWaiting));
}

/** Ends the offers of a lecture whose time is over; gives them. */
export function endOverdue(tx: Tx, lectureId: number, now: Date): Promise<QueueEntry[]> {
	return tx
		.update(seatWaiting)
		.set({ state: "expired" })
		.where(and(eq(seatWaiting.lectureId, lectureId), isOffered, lte(seatWaiting.offeredUntil, now)))
		.returning(entry);
}

/** Empties the queue of a lecture; gives what was in it. */
export function emptyQueue(tx: Tx, lectureId: number): Promise<QueueEntry[]> {
	return tx.delete(seatWaiting).where(eq(seatWaiting.lectureId, lectureId)).returning(entry);
}

/** The lectures with something to do in their queues: somebody waits, or an offer is overdue. By id. */
export async function lecturesToServe(db: Database, now: Date): Promise<number[]> {
	const rows = await db
		.selectDistinct({ lectureId: seatWaiting.lectureId })
		.from(seatWaiting)
		.where(or(isWaiting, and(isOffered, lte(seatWaiting.offeredUntil, now))))
		.orderBy(asc(seatWaiting.lectureId));
	return rows.map((row) => row.lectureId);
}

/** The lectures whose queue has no sense any more: begun, or nobody needs a seat. By id. */
export async function lecturesPastQueue(db: Database, now: Date): Promise<number[]> {
	const rows = await db
		.selectDistinct({ lectureId: lecture.id })
		.from(lecture)
		.innerJoin(seatWaiting, eq(seatWaiting.lectureId, lecture.id))
		.where(or(lte(lecture.startsAt, now), isNull(lecture.basicSeats)))
		.orderBy(asc(lecture.id));
	return rows.map((row) => row.lectureId);
}
