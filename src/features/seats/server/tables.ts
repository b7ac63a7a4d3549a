import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import { account } from "../../account/server/tables.ts";
import { lecture } from "../../agenda/server/tables.ts";
import type { StoredQueueState } from "../queue.ts";

/** These rows define the counters in `lecture_stock`. */
export const lectureSeat = pgTable(
	"lecture_seat",
	{
		/** No foreign key, because registrations depend on seats. */
		registrationId: integer("registration_id").notNull(),
		lectureId: integer("lecture_id")
			.notNull()
			.references(() => lecture.id, { onDelete: "cascade" }),
		isExtended: boolean("is_extended").notNull(),
		takenAt: instant("taken_at").notNull(),
		/** A restored registration gets it back. */
		releasedAt: instant("released_at"),
		/** The time that the holder has seen; null if not recorded. */
		startsAt: instant("starts_at"),
		endsAt: instant("ends_at"),
		place: text("place"),
		/** The time before an unseen change; otherwise null. */
		beforeStartsAt: instant("before_starts_at"),
		/** The place before it. */
		beforePlace: text("before_place"),
	},
	(t) => [primaryKey({ columns: [t.registrationId, t.lectureId] }), index("lecture_seat_by_lecture").on(t.lectureId)],
);

/**
 * A row per registration and lecture; the id gives the order. `lecture_stock` counts offered seats, so lock the
 * lecture's row there before changing this queue.
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
		/** An offered seat then counts as extended. */
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
