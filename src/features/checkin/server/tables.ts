import { index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import { lecture } from "../../agenda/server/tables.ts";
import { calendar } from "../../event/server/tables.ts";
import { registration } from "../../ticket-holders/server/tables.ts";

/** A scan of a ticket, once per entrance of a day and once per lecture. */
export const checkIn = pgTable(
	"check_in",
	{
		id: id(),
		registrationId: integer("registration_id")
			.notNull()
			.references(() => registration.id, { onDelete: "cascade" }),
		calendarId: integer("calendar_id")
			.notNull()
			.references(() => calendar.id, { onDelete: "cascade" }),
		/** Null at the entrance of the day. */
		lectureId: integer("lecture_id").references(() => lecture.id, { onDelete: "cascade" }),
		at: instant("at").notNull(),
		/** The command that scanned. */
		scannedBy: text("scanned_by").notNull(),
	},
	(t) => [
		unique("check_in_once").on(t.registrationId, t.calendarId, t.lectureId).nullsNotDistinct(),
		index("check_in_by_lecture").on(t.lectureId),
		index("check_in_by_calendar").on(t.calendarId),
	],
);
