import { and, asc, count, eq, isNull, lte, or, sql } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import type { Param } from "../../../kit/db/prepare-queries.ts";
import { account } from "../../account/server/views.ts";
import { exhibitor } from "../../exhibitors/server/views.ts";
import { OFFERED } from "./slot-store.ts";
import { meetingSlot, userMeeting } from "./tables.ts";

export function slotsOfEvent(db: Database, eventId: number) {
	return db
		.select({ exhibitorId: exhibitor.id, exhibitor: exhibitor.name, slots: count(meetingSlot.id) })
		.from(exhibitor)
		.leftJoin(meetingSlot, and(eq(meetingSlot.exhibitorId, exhibitor.id), OFFERED))
		.where(and(eq(exhibitor.eventId, eventId), eq(exhibitor.isMeetingEnabled, true)))
		.groupBy(exhibitor.id)
		.orderBy(asc(exhibitor.name), asc(exhibitor.id));
}

export function countPastMeetings(db: Database, eventId: Param<number>, now: Param<Date>) {
	return db
		.select({ count: count() })
		.from(userMeeting)
		.innerJoin(meetingSlot, eq(meetingSlot.id, userMeeting.slotId))
		.innerJoin(exhibitor, eq(exhibitor.id, userMeeting.exhibitorId))
		.where(
			and(
				eq(exhibitor.eventId, eventId),
				eq(userMeeting.state, "agreed"),
				isNull(userMeeting.movesId),
				lte(meetingSlot.endsAt, now),
			),
		);
}

/** By start. */
export function meetingsWithEvent(db: Database, eventId: number) {
	return db
		.select({
			exhibitor: exhibitor.name,
			startsAt: meetingSlot.startsAt,
			table: meetingSlot.tableName,
			firstName: account.firstName,
			lastName: account.lastName,
			state: userMeeting.state,
			isMove: sql<boolean>`${userMeeting.movesId} is not null`,
		})
		.from(userMeeting)
		.innerJoin(meetingSlot, eq(meetingSlot.id, userMeeting.slotId))
		.innerJoin(exhibitor, eq(exhibitor.id, userMeeting.exhibitorId))
		.innerJoin(account, eq(account.id, userMeeting.accountId))
		.where(and(eq(exhibitor.eventId, eventId), or(isNull(userMeeting.movesId), eq(userMeeting.state, "asked"))))
		.orderBy(asc(meetingSlot.startsAt), asc(userMeeting.id));
}
