import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import { account } from "../../account/server/tables.ts";
import { lecture } from "../../agenda/server/tables.ts";
import type { StoredQueueState } from "../queue.ts";

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
		/** When and where the lecture is, as the holder knows it; null where nobody noted it. */
		startsAt: instant("starts_at"),
		endsAt: instant("ends_at"),
		place: text("place"),
		/** What was known before the change that the holder has not seen yet; null where there is none. */
		beforeStartsAt: instant("before_starts_at"),
		beforePlace: text("before_place"),
	},
	(t) => [primaryKey({ columns: [t.registrationId, t.lectureId] }), index("lecture_seat_by_lecture").on(t.lectureId)],
);

/**
 * The queue of a full lecture, by id: one row per registration and lecture. While a seat is offered, `lecture_stock`
 * counts it. Rows of a lecture change only while its row of `lecture_stock` is locked.
 */
export const seatWaiting = pgTable(
	"seat_waiting",
	{
		id: id(),
		lectureId: integer("lecture_id")
			.notNull()
			.references(() => lecture.id, { onDelete: "cascade" }),
		/** No foreign key, as in `lecture_seat`. */
		registrationId: integer("registration_id").notNull(),
		accountId: text("account_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		/** Whether additional seats are open to it; of an offer, how its seat is counted. */
		isExtended: boolean("is_extended").notNull(),
		state: text("state").$type<StoredQueueState>().notNull(),
		createdAt: instant("created_at").notNull(),
		offeredUntil: instant("offered_until"),
	},
	(t) => [
		uniqueIndex("seat_waiting_once").on(t.registrationId, t.lectureId),
		index("seat_waiting_line").on(t.lectureId, t.id).where(sql`state = 'waiting'`),
		index("seat_waiting_offers").on(t.offeredUntil).where(sql`state = 'offered'`),
		index("seat_waiting_account").on(t.accountId),
	],
);
