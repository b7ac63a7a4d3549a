import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import { account } from "../../account/server/tables.ts";
import { lecture } from "../../agenda/server/tables.ts";
import type { Chapter } from "../contract.ts";
import type { Span } from "../watched.ts";

/** The lecture's day decides which packages open it. */
export const recording = pgTable(
	"recording",
	{
		id: id(),
		lectureId: integer("lecture_id")
			.notNull()
			.unique()
			.references(() => lecture.id, { onDelete: "cascade" }),
		/** The film's name among the private files. */
		file: text("file").notNull(),
		seconds: integer("seconds").notNull(),
		/** In the order of the film. */
		chapters: jsonb("chapters").$type<Chapter[]>().notNull().default([]),
		/** WebVTT; null without captions. */
		captions: text("captions"),
		captionsEn: text("captions_en"),
		/** Null before publication. */
		publishedAt: instant("published_at"),
	},
	(t) => [check("recording_seconds", sql`${t.seconds} > 0`)],
);

export const watchProgress = pgTable(
	"watch_progress",
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
	(t) => [
		primaryKey({ columns: [t.accountId, t.recordingId] }),
		index("watch_progress_by_recording").on(t.recordingId),
	],
);

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
