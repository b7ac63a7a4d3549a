import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import { account } from "../../account/server/tables.ts";
import { lecture } from "../../agenda/server/tables.ts";
import { calendar, event } from "../../event/server/tables.ts";
import type { StoredStream } from "../rules.ts";

/**
 * A stream of a hall on a day, or of one lecture, which replaces the hall's. Public data of an event never contains it.
 */
export const liveStream = pgTable(
	"live_stream",
	{
		id: id(),
		eventId: integer("event_id")
			.notNull()
			.references(() => event.id, { onDelete: "cascade" }),
		calendarId: integer("calendar_id").references(() => calendar.id, { onDelete: "cascade" }),
		place: text("place"),
		lectureId: integer("lecture_id")
			.unique()
			.references(() => lecture.id, { onDelete: "cascade" }),
		kind: text("kind").$type<StoredStream["kind"]>().notNull(),
		/** An address, an external id or the name of a private file (`StoredStream`). */
		source: text("source").notNull(),
		hosts: text("hosts").array().notNull().default([]),
	},
	(t) => [
		unique("live_stream_of_room").on(t.calendarId, t.place),
		index("live_stream_by_event").on(t.eventId),
		check(
			"live_stream_of_room_or_lecture",
			sql`(${t.lectureId} is null) = (${t.calendarId} is not null and ${t.place} is not null)`,
		),
	],
);

export const livePresence = pgTable(
	"live_presence",
	{
		lectureId: integer("lecture_id")
			.notNull()
			.references(() => lecture.id, { onDelete: "cascade" }),
		accountId: text("account_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		countedMs: integer("counted_ms").notNull(),
		lastAt: instant("last_at").notNull(),
	},
	(t) => [primaryKey({ columns: [t.lectureId, t.accountId] }), index("live_presence_by_account").on(t.accountId)],
);

export const liveQuestion = pgTable(
	"live_question",
	{
		id: id(),
		lectureId: integer("lecture_id")
			.notNull()
			.references(() => lecture.id, { onDelete: "cascade" }),
		accountId: text("account_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		text: text("text").notNull(),
		isAnonymous: boolean("is_anonymous").notNull(),
		state: text("state").$type<"open" | "answered" | "hidden">().notNull().default("open"),
		askedAt: instant("asked_at").notNull(),
	},
	(t) => [index("live_question_by_lecture").on(t.lectureId), index("live_question_by_account").on(t.accountId)],
);

export const liveVote = pgTable(
	"live_vote",
	{
		questionId: integer("question_id")
			.notNull()
			.references(() => liveQuestion.id, { onDelete: "cascade" }),
		accountId: text("account_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
	},
	(t) => [primaryKey({ columns: [t.questionId, t.accountId] }), index("live_vote_by_account").on(t.accountId)],
);
