import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import type { Span } from "../../../kit/time/span.ts";
import type { OwnMeeting } from "../contract.ts";
import { isRoomOpen, moveEnds, roomAddress } from "../rules.ts";
import type { AskedMeeting } from "../staff-contract.ts";
import type { RefusedMove } from "./move-store.ts";
import type { SlotRecord } from "./slot-store.ts";
import type { MeetingRecord } from "./store.ts";

export function slotSpanShape({ id, startsAt, endsAt, tableName }: Omit<SlotRecord, "exhibitorId">) {
	return {
		slotId: id,
		startDate: startsAt.toISOString(),
		endDate: endsAt.toISOString(),
		isOnline: tableName === null,
		table: tableName,
	};
}

function moveShape({ move, startsAt }: MeetingRecord) {
	if (!move) return null;
	const { by } = move;
	return {
		...slotSpanShape({ ...move, id: move.slotId }),
		by,
		answerByDate: moveEnds(move, { startsAt }).toISOString(),
	};
}

type ShapeContext = { lang: Lang; now: Date; roomsUrl: string };

/** Includes the failed move of one's own side. */
type MeetingView = MeetingRecord & { refused: RefusedMove | undefined };

function meetingShape(one: MeetingView, { lang, now, roomsUrl }: ShapeContext) {
	const isOnline = one.tableName === null;
	return {
		meetingId: one.id,
		...slotSpanShape({ ...one, id: one.slotId }),
		topic: one.topic === null ? null : localized(lang, one.topic, one.topicEn),
		note: one.note,
		state: one.state,
		by: one.by,
		roomUrl: isOnline && isRoomOpen(one, one.state, now) ? roomAddress(roomsUrl, one.room) : null,
		isOver: one.startsAt <= now,
		refusedMove: one.refused ? { ...slotSpanShape(one.refused), isUnanswered: one.refused.isUnanswered } : null,
		move: moveShape(one),
	};
}

export function ownShape(one: MeetingView, plan: readonly PlannedLecture[], shown: ShapeContext): OwnMeeting {
	const { exhibitorId: objectId, exhibitorName: name, logoUrl } = one;
	const { move, ...shape } = meetingShape(one, shown);
	return {
		...shape,
		exhibitor: { objectId, name, logoUrl },
		clashes: clashesOf(one, plan),
		isSeen: one.seenAt !== null,
		move: one.move && move && { ...move, clashes: clashesOf(one.move, plan) },
	};
}

/** Contains the person's name, but no contact data. */
export function requestShape(
	one: MeetingView & { firstName: string; lastName: string },
	shown: ShapeContext,
): AskedMeeting {
	const { firstName, lastName } = one;
	return { ...meetingShape(one, shown), firstName, lastName };
}

export type PlannedLecture = Span & { subject: string };

export function clashesOf(span: Span, plan: readonly PlannedLecture[]): string[] {
	return plan.filter((one) => one.startsAt < span.endsAt && span.startsAt < one.endsAt).map((one) => one.subject);
}
