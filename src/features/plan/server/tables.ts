import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../../../kit/db/columns.ts";
import { account } from "../../account/server/tables.ts";
import { lecture } from "../../agenda/server/tables.ts";
import { event } from "../../event/server/tables.ts";

export const favourite = pgTable(
	"favourite",
	{
		accountId: text("account_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		lectureId: integer("lecture_id")
			.notNull()
			.references(() => lecture.id, { onDelete: "cascade" }),
		addedAt: instant("added_at").notNull(),
		/** The time that the person has seen. A different time of the lecture is a change to announce. */
		startsAt: instant("starts_at").notNull(),
		endsAt: instant("ends_at").notNull(),
		place: text("place").notNull(),
		/** The time before an unseen change, or null. */
		beforeStartsAt: instant("before_starts_at"),
		beforePlace: text("before_place"),
	},
	(t) => [primaryKey({ columns: [t.accountId, t.lectureId] }), index("favourite_by_lecture").on(t.lectureId)],
);

/** A person who shows contacts the common lectures at an event. */
export const planShared = pgTable(
	"plan_shared",
	{
		accountId: text("account_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		eventId: integer("event_id")
			.notNull()
			.references(() => event.id, { onDelete: "cascade" }),
		since: instant("since").notNull(),
	},
	(t) => [primaryKey({ columns: [t.accountId, t.eventId] })],
);

/** A new URL revokes the old one. */
export const planFeed = pgTable(
	"plan_feed",
	{
		accountId: text("account_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		eventId: integer("event_id")
			.notNull()
			.references(() => event.id, { onDelete: "cascade" }),
		/** The URL is shown once; only its hash is stored. */
		secretHash: text("secret_hash").notNull().unique(),
		lang: text("lang").$type<"pl" | "en">().notNull(),
		madeAt: instant("made_at").notNull(),
		/** The device that made it, "Firefox, Windows"; null if unknown. */
		addedFrom: text("added_from"),
	},
	(t) => [primaryKey({ columns: [t.accountId, t.eventId] })],
);
