import { boolean, index, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { instant } from "../../../kit/db/columns.ts";
import { lecture } from "../../agenda/server/tables.ts";

/** A seat at a lecture: one per registration and lecture. The facts behind the counters in `lecture_stock`. */
export const lectureSeat = pgTable(
	"lecture_seat",
	{
		/** No foreign key: registrations stand upon seats, and give them back when they end. */
		registrationId: integer("registration_id").notNull(),
		lectureId: integer("lecture_id")
			.notNull()
			.references(() => lecture.id, { onDelete: "cascade" }),
		/** Whether additional seats were open to it when it was taken. */
		isExtended: boolean("is_extended").notNull(),
		takenAt: instant("taken_at").notNull(),
		/** When the registration ended; it is taken again should the registration come back. */
		releasedAt: instant("released_at"),
	},
	(t) => [primaryKey({ columns: [t.registrationId, t.lectureId] }), index("lecture_seat_by_lecture").on(t.lectureId)],
);
