import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import { account } from "../../account/server/tables.ts";
import { lecture } from "../../agenda/server/tables.ts";
import type { Chapter } from "../contract.ts";
import type { Span } from "../watched.ts";

/** The recording of a lecture; which part of the event it belongs to, the lecture's day says. */
export const recording = pgTable(
	"recording",
	{
		id: id(),
		lectureId: integer("lecture_id")
			.notNull()
			.unique()
			.references(() => lecture.id, { onDelete: "cascade" }),
		/** The film's name among the files that nobody is given by their address alone. */
		file: text("file").notNull(),
		/** How long it is. */
		seconds: integer("seconds").notNull(),
		/** In the order of the film. */
		chapters: jsonb("chapters").$type<Chapter[]>().notNull().default([]),
		/** WebVTT; null where there are none in that language. */
		captionsPl: text("captions_pl"),
		captionsEn: text("captions_en"),
		/** From when on it may be watched; null until it is published. */
		publishedAt: instant("published_at"),
	},
	(t) => [check("recording_seconds", sql`${t.seconds} > 0`)],
);

/** Where somebody stopped watching, and what they have watched. */
export const watching = pgTable(
	"watching",
	{
		accountId: text("account_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		recordingId: integer("recording_id")
			.notNull()
			.references(() => recording.id, { onDelete: "cascade" }),
		seconds: integer("seconds").notNull(),
		watched: jsonb("watched").$type<Span[]>().notNull().default([]),
		updatedAt: instant("updated_at").notNull(),
	},
	(t) => [primaryKey({ columns: [t.accountId, t.recordingId] }), index("watching_by_recording").on(t.recordingId)],
);

/** What somebody writes for themselves beside a recording. */
export const recordingNote = pgTable(
	"recording_note",
	{
		accountId: text("account_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		recordingId: integer("recording_id")
			.notNull()
			.references(() => recording.id, { onDelete: "cascade" }),
		text: text("text").notNull(),
		changedAt: instant("changed_at").notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.accountId, t.recordingId] }),
		index("recording_note_by_recording").on(t.recordingId),
	],
);
