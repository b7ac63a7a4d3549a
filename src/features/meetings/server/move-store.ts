import { and, asc, count, desc, eq, gte, lte, ne, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { breaks } from "../../../kit/db/insert-all.ts";
import { oneRow } from "../../../kit/db/one-row.ts";
import type { Span } from "../../../kit/time/span.ts";
import { type MeetingSide, type MeetingState, MOVE_ANSWER_MS } from "../rules.ts";
import { type MeetingRecord, type MoveRecord, staffTold } from "./store.ts";
import { meetingSlot, userMeeting } from "./tables.ts";

const { id, slotId, by, state, movesId, askedAt } = userMeeting;

/** This index lets only one live row have a slot. */
const ONE_EACH = "user_meeting_live_slot";

/** Returns false if another row has the slot; the transaction is then aborted. */
export async function hasSlot(write: Promise<unknown>): Promise<boolean> {
	try {
		await write;
		return true;
	} catch (error) {
		if (breaks(error, ONE_EACH)) return false;
		throw error;
	}
}

/** Declined, or unanswered in time. */
export type RefusedMove = Span & { id: number; tableName: string | null; isUnanswered: boolean };

type MoveRequest = { slotId: number; by: MeetingSide; askedAt: Date; changedAt: Date };

export async function lockMove(tx: Tx, meeting: MeetingRecord, asking: MoveRequest): Promise<void> {
	const { id: movesId, accountId, exhibitorId, room } = meeting;
	// Staff get no e-mail about their own request.
	const staffToldAt = asking.by === "person" ? null : new Date(0);
	const row = { movesId, accountId, exhibitorId, room, staffToldAt, ...asking };
	await tx.insert(userMeeting).values({ ...row, state: "asked" });
}

export async function changeMove(tx: Tx, moveId: number, asking: MoveRequest): Promise<void> {
	await tx
		.update(userMeeting)
		.set({ ...asking, staffToldAt: staffTold(asking.by === "person") })
		.where(eq(id, moveId));
}

/** The meeting keeps its slot. */
export async function closeMove(
	tx: Tx,
	moveId: number,
	{ isToTell, ...end }: { state: "declined" | "withdrawn" | "cancelled"; changedAt: Date; isToTell: boolean },
): Promise<void> {
	await tx
		.update(userMeeting)
		.set({ ...end, staffToldAt: staffTold(isToTell) })
		.where(eq(id, moveId));
}

/** Frees the meeting's former slot. */
export async function applyMove(
	tx: Tx,
	{ id: meetingId, timesMoved }: MeetingRecord,
	move: MoveRecord,
	now: Date,
): Promise<void> {
	// Deleted first, so that only one row has the slot.
	await tx.delete(userMeeting).where(eq(id, move.id));
	const accepted: MeetingSide = move.by === "person" ? "exhibitor" : "person";
	await tx
		.update(userMeeting)
		.set({
			slotId: move.slotId,
			by: accepted,
			changedAt: now,
			timesMoved: timesMoved + 1,
			remindedAt: null,
			staffToldAt: staffTold(accepted === "person"),
		})
		.where(eq(id, meetingId));
}

export async function countFailedMoves(tx: Tx, of: { meetingId: number; side: MeetingSide }): Promise<number> {
	const rows = await tx
		.select({ count: count() })
		.from(userMeeting)
		.where(and(eq(movesId, of.meetingId), eq(by, of.side), ne(state, "asked")));
	return oneRow(rows).count;
}

/** The last move that was requested after the current time was agreed. */
export async function lastMove(
	tx: Tx,
	{ id: meetingId, changedAt }: MeetingRecord,
): Promise<{ slotId: number; by: MeetingSide; state: MeetingState } | undefined> {
	const [row] = await tx
		.select({ slotId, by, state })
		.from(userMeeting)
		.where(and(eq(movesId, meetingId), gte(userMeeting.changedAt, changedAt)))
		.orderBy(desc(userMeeting.changedAt), desc(id))
		.limit(1);
	return row;
}

/** The failed moves that a person or exhibitor requested, by agreed meeting. */
export async function refusedMoves(
	db: Database,
	of: { accountId: string } | { exhibitorId: number },
): Promise<Map<number, RefusedMove>> {
	const meeting = alias(userMeeting, "meeting");
	const { startsAt, endsAt, tableName } = meetingSlot;
	const isRequester =
		"accountId" in of
			? and(eq(userMeeting.accountId, of.accountId), eq(by, "person"))
			: and(eq(userMeeting.exhibitorId, of.exhibitorId), eq(by, "exhibitor"));
	const rows = await db
		.select({ meetingId: meeting.id, state, id: slotId, startsAt, endsAt, tableName })
		.from(userMeeting)
		.innerJoin(meetingSlot, eq(meetingSlot.id, slotId))
		.innerJoin(meeting, eq(meeting.id, movesId))
		// Moves requested before the current time are over.
		.where(and(isRequester, eq(meeting.state, "agreed"), gte(userMeeting.changedAt, meeting.changedAt)))
		.orderBy(asc(userMeeting.changedAt), asc(id));
	const last = new Map(rows.map((row) => [row.meetingId, row]));
	// A move of an agreed meeting is only cancelled when it expires.
	const inVain = [...last].filter(([, row]) => row.state === "declined" || row.state === "cancelled");
	return new Map(inVain.map(([meetingId, row]) => [meetingId, { ...row, isUnanswered: row.state === "cancelled" }]));
}

export async function moveById(
	db: Database,
	moveId: number,
): Promise<{ state: Exclude<MeetingState, "agreed">; startsAt: Date } | undefined> {
	const [row] = await db
		.select({ state, startsAt: meetingSlot.startsAt })
		.from(userMeeting)
		.innerJoin(meetingSlot, eq(meetingSlot.id, slotId))
		.where(eq(id, moveId));
	// An accepted move has no row any more.
	return row?.state === "agreed" ? undefined : row && { state: row.state, startsAt: row.startsAt };
}

/** Returns meetings whose move is past its deadline, or that have a slot in the past. */
export async function meetingsMovedTooLate(db: Database, now: Date): Promise<number[]> {
	const meeting = alias(userMeeting, "meeting");
	const agreedSlot = alias(meetingSlot, "agreed_slot");
	const rows = await db
		.select({ id: meeting.id })
		.from(userMeeting)
		.innerJoin(meetingSlot, eq(meetingSlot.id, slotId))
		.innerJoin(meeting, eq(meeting.id, movesId))
		.innerJoin(agreedSlot, eq(agreedSlot.id, meeting.slotId))
		.where(
			and(
				eq(state, "asked"),
				or(
					lte(askedAt, new Date(now.getTime() - MOVE_ANSWER_MS)),
					lte(meetingSlot.startsAt, now),
					lte(agreedSlot.startsAt, now),
				),
			),
		);
	return rows.map((row) => row.id);
}
