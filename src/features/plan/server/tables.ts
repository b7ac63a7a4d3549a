import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../../../kit/db/columns.ts";
import { account } from "../../account/server/tables.ts";
import { lecture } from "../../agenda/server/tables.ts";
import { event } from "../../event/server/tables.ts";

/** A lecture that a person has starred. */
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
		/** When and where it is, as its person knows it: a lecture that says otherwise has changed and is told of. */
		startsAt: instant("starts_at").notNull(),
		endsAt: instant("ends_at").notNull(),
		place: text("place").notNull(),
		/** What was known before the change that its person has not seen yet; null where there is none. */
		beforeStartsAt: instant("before_starts_at"),
		beforePlace: text("before_place"),
	},
	(t) => [primaryKey({ columns: [t.accountId, t.lectureId] }), index("favourite_by_lecture").on(t.lectureId)],
);

/** Somebody who shows their contacts at an event which lectures they have in common. */
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

/** The secret address under which calendar programs follow a person's plan of an event; changing it revokes the old one. */
export const planFeed = pgTable(
	"plan_feed",
	{
		accountId: text("account_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		eventId: integer("event_id")
			.notNull()
			.references(() => event.id, { onDelete: "cascade" }),
		/** The address is shown once; only this is kept. */
		secretHash: text("secret_hash").notNull().unique(),
		/** The language of the entries. */
		lang: text("lang").$type<"pl" | "en">().notNull(),
		madeAt: instant("made_at").notNull(),
	},
	(t) => [primaryKey({ columns: [t.accountId, t.eventId] })],
);
