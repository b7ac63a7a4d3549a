import { and, asc, count, desc, eq, gt, inArray, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { oneRow } from "../../../kit/db/one-row.ts";
import type { Span } from "../../../kit/time/span.ts";
import { account } from "../../account/server/tables.ts";
import { event } from "../../event/server/tables.ts";
import { exhibitor } from "../../exhibitors/server/tables.ts";
import { registration } from "../../registration/server/tables.ts";
import type { MeetingSide, MeetingState } from "../rules.ts";
import { LIVE } from "./slot-store.ts";
import { meetingSlot, userMeeting } from "./tables.ts";

/** Who asked for a meeting. */
type Asker = { firstName: string; lastName: string };

/** A time that is asked for instead of an agreed one. */
export type MoveRecord = Span & {
	id: number;
	slotId: number;
	tableName: string | null;
	by: MeetingSide;
	askedAt: Date;
};

/** A meeting with its slot and its exhibitor, and the move that waits for an answer. */
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
	...{ id, slotId, accountId, exhibitorId, topic, topicEn, note, state, by, room, changedAt },
	...{ eventId: exhibitor.eventId, exhibitorName: exhibitor.name, logoUrl: exhibitor.logoUrl },
	...{ startsAt: meetingSlot.startsAt, endsAt: meetingSlot.endsAt, tableName: meetingSlot.tableName },
	...{
		timesMoved: userMeeting.timesMoved,
		seenAt: userMeeting.seenAt,
		firstName: account.firstName,
		lastName: account.lastName,
	},
	move: { id: move.id, slotId: move.slotId, by: move.by, askedAt: move.askedAt },
	moveSlot: { startsAt: moveSlot.startsAt, endsAt: moveSlot.endsAt, tableName: moveSlot.tableName },
};

/** Meetings with whoever asked, by start; requests to move stand with theirs. */
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

/** Lets one transaction after the other book for a person; gives the events that they have a confirmed ticket for. */
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

/** As `meetingById`, held until the end of the transaction. */
export async function lockedMeeting(tx: Tx, meetingId: number): Promise<MeetingRecord | undefined> {
	// read after the lock: what is joined to a row that was waited for would be as it was before
	await tx.select({ id }).from(userMeeting).where(eq(id, meetingId)).for("update");
	return meetingById(tx, meetingId);
}

/** A person's live meetings, at every event, by start. */
export function liveMeetingsOf(db: Database, person: string): Promise<MeetingRecord[]> {
	return meetings(db, and(eq(accountId, person), LIVE));
}

/** A person's meetings at an event, by start, whatever became of them. */
export function meetingsAt(db: Database, of: { accountId: string; eventId: number }): Promise<MeetingRecord[]> {
	return meetings(db, and(eq(accountId, of.accountId), eq(exhibitor.eventId, of.eventId)));
}

/** The meetings of an exhibitor with who asked, by start. */
export function meetingsWith(db: Database, of: number): Promise<(MeetingRecord & Asker)[]> {
	return meetings(db, eq(exhibitorId, of));
}

type NewMeeting = Pick<
	MeetingRecord,
	"slotId" | "accountId" | "exhibitorId" | "topic" | "topicEn" | "note" | "room" | "changedAt"
>;

/** Holds a slot for somebody who asks for it; undefined where somebody holds it already. */
export async function holdSlot(tx: Tx, meeting: NewMeeting): Promise<number | undefined> {
	const rows = await tx
		.insert(userMeeting)
		.values({ ...meeting, state: "asked", by: "person", askedAt: meeting.changedAt })
		.onConflictDoNothing()
		.returning({ id });
	return rows[0]?.id;
}

/** When the staff was told of a row: not yet, of what is to be told; otherwise as it was, or as long ago as can be. */
export const staffTold = (isToTell: boolean) => (isToTell ? null : sql`coalesce(${userMeeting.staffToldAt}, 'epoch')`);

/** Writes what became of a meeting. What the person did, the staff is to be told. */
export async function changeMeeting(
	tx: Tx,
	meetingId: number,
	change: { state: MeetingState; by: MeetingSide; changedAt: Date; slotId?: number },
): Promise<void> {
	// a meeting at another time is reminded of anew
	const moved = change.slotId === undefined ? {} : { remindedAt: null };
	await tx
		.update(userMeeting)
		.set({ ...change, ...moved, staffToldAt: staffTold(change.by === "person") })
		.where(eq(id, meetingId));
}

/** Takes what an exhibitor declined or cancelled from the person's list; gives what it is, undefined where there is none. */
export async function seeEnd(
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

/** The meetings of a person, and their requests to move one, for the person. */
export function meetingsOf(db: Database, person: string) {
	return db
		.select({
			...{ exhibitor: exhibitor.name, eventCode: event.code, startsAt: meetingSlot.startsAt },
			...{ endsAt: meetingSlot.endsAt, table: meetingSlot.tableName, topic, note, state },
			...{ askedAt: userMeeting.askedAt, changedAt, isMove: sql<boolean>`${movesId} is not null` },
		})
		.from(userMeeting)
		.innerJoin(meetingSlot, eq(meetingSlot.id, slotId))
		.innerJoin(exhibitor, eq(exhibitor.id, exhibitorId))
		.innerJoin(event, eq(event.id, exhibitor.eventId))
		.where(eq(accountId, person))
		.orderBy(desc(id));
}

/** A person's requests at an event that wait for an answer, those to move a meeting with them. */
export async function openCount(tx: Tx, of: { accountId: string; eventId: number }): Promise<number> {
	const rows = await tx
		.select({ count: count() })
		.from(userMeeting)
		.innerJoin(exhibitor, eq(exhibitor.id, exhibitorId))
		.where(and(eq(accountId, of.accountId), eq(exhibitor.eventId, of.eventId), eq(state, "asked"), eq(by, "person")));
	return oneRow(rows).count;
}

/**
 * Another live meeting of a person, or a time asked for instead of one, that overlaps a span of time; undefined where
 * there is none. The times of one meeting may overlap each other: it is held at one of them.
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
