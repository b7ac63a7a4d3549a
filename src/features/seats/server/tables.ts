import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import { account } from "../../account/server/tables.ts";
import { lecture } from "../../agenda/server/tables.ts";
import type { StoredQueueState } from "../queue.ts";

/** Counters in `lecture_stock` are derived from these rows. */
export const lectureSeat = pgTable(
	"lecture_seat",
	{
		/** No foreign key: registrations depend on seats. */
		registrationId: integer("registration_id").notNull(),
		lectureId: integer("lecture_id")
			.notNull()
			.references(() => lecture.id, { onDelete: "cascade" }),
		/** When taken. */
		isExtended: boolean("is_extended").notNull(),
		takenAt: instant("taken_at").notNull(),
		/** Restored with the registration. */
		releasedAt: instant("released_at"),
		/** Known to the holder; null if not recorded. */
		startsAt: instant("starts_at"),
		endsAt: instant("ends_at"),
		place: text("place"),
		/** The time before a change that the holder has not seen yet; otherwise null. */
		beforeStartsAt: instant("before_starts_at"),
		/** The place before it. */
		beforePlace: text("before_place"),
	},
	(t) => [primaryKey({ columns: [t.registrationId, t.lectureId] }), index("lecture_seat_by_lecture").on(t.lectureId)],
);

/**
 * Ordered by id: one row per registration and lecture. `lecture_stock` counts offered seats; lock the lecture's row of
 * it before changing this queue.
 */
export const lectureQueueEntry = pgTable(
	"lecture_queue_entry",
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
		/** An offered seat is then counted among extended ones. */
		isExtended: boolean("is_extended").notNull(),
		state: text("state").$type<StoredQueueState>().notNull(),
		createdAt: instant("created_at").notNull(),
		offeredUntil: instant("offered_until"),
	},
	(t) => [
		uniqueIndex("lecture_queue_entry_once").on(t.registrationId, t.lectureId),
		index("lecture_queue_entry_waiting").on(t.lectureId, t.id).where(sql`state = 'waiting'`),
		index("lecture_queue_entry_offers").on(t.offeredUntil).where(sql`state = 'offered'`),
		index("lecture_queue_entry_account").on(t.accountId),
	],
);
