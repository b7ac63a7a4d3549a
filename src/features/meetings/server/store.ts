import { and, asc, count, desc, eq, gt, inArray, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { oneRow } from "../../../kit/db/one-row.ts";
import type { Span } from "../../../kit/time/span.ts";
import { account } from "../../account/server/views.ts";
import { event } from "../../event/server/views.ts";
import { exhibitor } from "../../exhibitors/server/views.ts";
import { registration } from "../../ticket-holders/server/views.ts";
import type { MeetingSide, MeetingState } from "../rules.ts";
import { LIVE } from "./slot-store.ts";
import { meetingSlot, userMeeting } from "./tables.ts";

type Asker = { firstName: string; lastName: string };

export type MoveRecord = Span & {
	id: number;
	slotId: number;
	tableName: string | null;
	by: MeetingSide;
	askedAt: Date;
};

export type MeetingRecord = Span & {
	id: number;
	slotId: number;
	accountId: string;
	exhibitorId: number;
	eventId: number;
	exhibitorName: string;
	logoUrl: string;
	tableName: string | null;
	topic: string | null;
	topicEn: string | null;
	note: string;
	state: MeetingState;
	by: MeetingSide;
	room: string;
	changedAt: Date;
	seenAt: Date | null;
	timesMoved: number;
	move: MoveRecord | null;
};

const { id, slotId, accountId, exhibitorId, topic, topicEn, note, state, by, room, changedAt, movesId } = userMeeting;
const move = alias(userMeeting, "move");
const moveSlot = alias(meetingSlot, "move_slot");
const MEETING = {
	id,
	slotId,
	accountId,
	exhibitorId,
	topic,
	topicEn,
	note,
	state,
	by,
	room,
	changedAt,
	eventId: exhibitor.eventId,
	exhibitorName: exhibitor.name,
	logoUrl: exhibitor.logoUrl,
	startsAt: meetingSlot.startsAt,
	endsAt: meetingSlot.endsAt,
	tableName: meetingSlot.tableName,
	timesMoved: userMeeting.timesMoved,
	seenAt: userMeeting.seenAt,
	firstName: account.firstName,
	lastName: account.lastName,
	move: { id: move.id, slotId: move.slotId, by: move.by, askedAt: move.askedAt },
	moveSlot: { startsAt: moveSlot.startsAt, endsAt: moveSlot.endsAt, tableName: moveSlot.tableName },
};

/** Sorted by start. */
async function meetings(db: Database, where: SQL | undefined): Promise<(MeetingRecord & Asker)[]> {
	const rows = await db
		.select(MEETING)
		.from(userMeeting)
		.innerJoin(meetingSlot, eq(meetingSlot.id, slotId))
		.innerJoin(exhibitor, eq(exhibitor.id, exhibitorId))
		.innerJoin(account, eq(account.id, accountId))
		.leftJoin(move, and(eq(move.movesId, id), eq(move.state, "asked")))
		.leftJoin(moveSlot, eq(moveSlot.id, move.slotId))
		.where(and(isNull(movesId), where))
		.orderBy(asc(meetingSlot.startsAt), asc(id));
	return rows.map(({ move, moveSlot, ...row }) => ({ ...row, move: move && moveSlot && { ...move, ...moveSlot } }));
}

/** Makes bookings of a person run one by one; returns the events with a confirmed ticket. */
export async function lockPerson(tx: Tx, person: string): Promise<Set<number>> {
	const rows = await tx
		.select({ eventId: registration.eventId, status: registration.status })
		.from(registration)
		.where(eq(registration.accountId, person))
		.orderBy(asc(registration.packageId), asc(registration.id))
		.for("update");
	return new Set(rows.filter((row) => row.status === "confirmed").map((row) => row.eventId));
}

export async function meetingById(db: Database, meetingId: number): Promise<MeetingRecord | undefined> {
	const [row] = await meetings(db, eq(id, meetingId));
	return row;
}

export async function lockMeeting(tx: Tx, meetingId: number): Promise<MeetingRecord | undefined> {
	// Reads after the lock: rows joined while waiting would be outdated.
	await tx.select({ id }).from(userMeeting).where(eq(id, meetingId)).for("update");
	return meetingById(tx, meetingId);
}

/** Sorted by start. */
export function liveMeetingsOf(db: Database, person: string): Promise<MeetingRecord[]> {
	return meetings(db, and(eq(accountId, person), LIVE));
}

/** In any state, by start. */
export function meetingsAt(db: Database, of: { accountId: string; eventId: number }): Promise<MeetingRecord[]> {
	return meetings(db, and(eq(accountId, of.accountId), eq(exhibitor.eventId, of.eventId)));
}

/** Sorted by start. */
export function meetingsWith(db: Database, of: number): Promise<(MeetingRecord & Asker)[]> {
	return meetings(db, eq(exhibitorId, of));
}

type NewMeeting = Pick<
	MeetingRecord,
	"slotId" | "accountId" | "exhibitorId" | "topic" | "topicEn" | "note" | "room" | "changedAt"
>;

/** Undefined if the slot is taken. */
export async function lockSlot(tx: Tx, meeting: NewMeeting): Promise<number | undefined> {
	const rows = await tx
		.insert(userMeeting)
		.values({ ...meeting, state: "asked", by: "person", askedAt: meeting.changedAt })
		.onConflictDoNothing()
		.returning({ id });
	return rows[0]?.id;
}

/** Null makes the job notify staff. Otherwise an earlier time stays; the epoch means that nothing was to report. */
export const staffTold = (isToTell: boolean) => (isToTell ? null : sql`coalesce(${userMeeting.staffToldAt}, 'epoch')`);

/** Staff are notified of the person's actions. */
export async function changeMeeting(
	tx: Tx,
	meetingId: number,
	change: { state: MeetingState; by: MeetingSide; changedAt: Date; slotId?: number },
): Promise<void> {
	// A moved meeting has another reminder.
	const moved = change.slotId === undefined ? {} : { remindedAt: null };
	await tx
		.update(userMeeting)
		.set({ ...change, ...moved, staffToldAt: staffTold(change.by === "person") })
		.where(eq(id, meetingId));
}

/** Undefined without such a meeting. */
export async function dismissMeeting(
	db: Database,
	{ meetingId, person, now }: { meetingId: number; person: string; now: Date },
): Promise<{ meetingId: number; state: MeetingState } | undefined> {
	const ended = inArray(state, ["declined", "cancelled"]);
	const [row] = await db
		.update(userMeeting)
		.set({ seenAt: now })
		.where(and(eq(id, meetingId), eq(accountId, person), eq(by, "exhibitor"), isNull(movesId), ended))
		.returning({ meetingId: id, state });
	return row;
}

export function meetingsOf(db: Database, person: string) {
	return db
		.select({
			exhibitor: exhibitor.name,
			eventCode: event.code,
			startsAt: meetingSlot.startsAt,
			endsAt: meetingSlot.endsAt,
			table: meetingSlot.tableName,
			topic,
			note,
			state,
			askedAt: userMeeting.askedAt,
			changedAt,
			isMove: sql<boolean>`${movesId} is not null`,
		})
		.from(userMeeting)
		.innerJoin(meetingSlot, eq(meetingSlot.id, slotId))
		.innerJoin(exhibitor, eq(exhibitor.id, exhibitorId))
		.innerJoin(event, eq(event.id, exhibitor.eventId))
		.where(eq(accountId, person))
		.orderBy(desc(id));
}

/** Includes moves. */
export async function openCount(tx: Tx, of: { accountId: string; eventId: number }): Promise<number> {
	const rows = await tx
		.select({ count: count() })
		.from(userMeeting)
		.innerJoin(exhibitor, eq(exhibitor.id, exhibitorId))
		.where(and(eq(accountId, of.accountId), eq(exhibitor.eventId, of.eventId), eq(state, "asked"), eq(by, "person")));
	return oneRow(rows).count;
}

/**
 * Finds another live meeting or open move that overlaps; undefined if there is none. The two slots of one meeting may
 * overlap, because only one of them takes place.
 */
export async function otherMeeting(
	tx: Tx,
	{ startsAt, endsAt, ...of }: Span & { accountId: string; without: number },
): Promise<{ id: number } | undefined> {
	const [row] = await tx
		.select({ id })
		.from(userMeeting)
		.innerJoin(meetingSlot, eq(meetingSlot.id, slotId))
		.where(
			and(
				eq(accountId, of.accountId),
				LIVE,
				ne(sql`coalesce(${movesId}, ${id})`, of.without),
				lt(meetingSlot.startsAt, endsAt),
				gt(meetingSlot.endsAt, startsAt),
			),
		)
		.limit(1);
	return row;
}
