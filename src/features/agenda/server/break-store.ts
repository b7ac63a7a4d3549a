import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import type { Param } from "../../../kit/db/prepare-queries.ts";
import { calendar } from "../../event/server/views.ts";
import { calendarBreak } from "./tables.ts";

export function breaksOf(db: Database, eventId: Param<number>) {
	return db
		.select({
			calendarId: calendarBreak.calendarId,
			startsAt: calendarBreak.startsAt,
			endsAt: calendarBreak.endsAt,
			name: calendarBreak.name,
			nameEn: calendarBreak.nameEn,
		})
		.from(calendarBreak)
		.innerJoin(calendar, eq(calendar.id, calendarBreak.calendarId))
		.where(eq(calendar.eventId, eventId))
		.orderBy(asc(calendarBreak.startsAt), asc(calendarBreak.id));
}
