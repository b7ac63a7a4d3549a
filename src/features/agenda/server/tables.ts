import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import { calendar, event } from "../../event/server/tables.ts";
import { exhibitor } from "../../exhibitors/server/tables.ts";
import { lecturer } from "../../speakers/server/tables.ts";

/** A tab of the agenda. An event has at most one fake tab, which comes after the others. */
export const agendaCategory = pgTable("agenda_category", {
	id: id(),
	eventId: integer("event_id")
		.notNull()
		.references(() => event.id, { onDelete: "cascade" }),
	position: integer("position").notNull().default(0),
	name: text("name").notNull(),
	nameEn: text("name_en"),
	icon: text("icon").notNull().default("list"),
	isHourlySignificant: boolean("is_hourly_significant").notNull().default(true),
	isFake: boolean("is_fake").notNull().default(false),
	sourceKey: text("source_key"),
});

export const track = pgTable("track", {
	id: id(),
	eventId: integer("event_id")
		.notNull()
		.references(() => event.id, { onDelete: "cascade" }),
	position: integer("position").notNull().default(0),
	name: text("name").notNull(),
	nameEn: text("name_en"),
	logoUrl: text("logo_url"),
	/** One of the event's colours, for the track's mark only. */
	color: text("color").notNull().default("#6b5cff"),
	sourceKey: text("source_key"),
});

/** A track's chairs (`chairmans`) and supervisors (`carers`). */
export const trackPerson = pgTable(
	"track_person",
	{
		trackId: integer("track_id")
			.notNull()
			.references(() => track.id, { onDelete: "cascade" }),
		lecturerId: integer("lecturer_id")
			.notNull()
			.references(() => lecturer.id, { onDelete: "cascade" }),
		role: text("role").$type<"chairman" | "carer">().notNull(),
		position: integer("position").notNull().default(0),
	},
	(t) => [primaryKey({ columns: [t.trackId, t.lecturerId, t.role] })],
);

/** A break across all tracks of a day. */
export const calendarBreak = pgTable("calendar_break", {
	id: id(),
	calendarId: integer("calendar_id")
		.notNull()
		.references(() => calendar.id, { onDelete: "cascade" }),
	startsAt: instant("starts_at").notNull(),
	endsAt: instant("ends_at").notNull(),
	name: text("name").notNull(),
	nameEn: text("name_en"),
	sourceKey: text("source_key"),
});

export const lecture = pgTable(
	"lecture",
	{
		id: id(),
		eventId: integer("event_id")
			.notNull()
			.references(() => event.id, { onDelete: "cascade" }),
		categoryId: integer("category_id")
			.notNull()
			.references(() => agendaCategory.id, { onDelete: "cascade" }),
		calendarId: integer("calendar_id")
			.notNull()
			.references(() => calendar.id, { onDelete: "cascade" }),
		trackId: integer("track_id").references(() => track.id, { onDelete: "set null" }),
		exhibitorId: integer("exhibitor_id").references(() => exhibitor.id, { onDelete: "set null" }),
		subject: text("subject").notNull(),
		/** A two-character code; `isInEnglish` on the wire is `language === "en"`. */
		language: text("language").notNull().default("pl"),
		startsAt: instant("starts_at").notNull(),
		endsAt: instant("ends_at").notNull(),
		place: text("place").notNull().default(""),
		/** 1 to 3; null if an imported schedule has none. */
		difficultyLevel: integer("difficulty_level"),
		isHot: boolean("is_hot").notNull().default(false),
		shortDescription: text("short_description").notNull().default(""),
		/** HTML, sanitised when stored; null without one. */
		description: text("description"),
		tags: text("tags").array().notNull().default([]),
		/** Translations into Polish and English if `language` is another. */
		subjectPl: text("subject_pl"),
		subjectEn: text("subject_en"),
		shortDescriptionPl: text("short_description_pl"),
		shortDescriptionEn: text("short_description_en"),
		descriptionPl: text("description_pl"),
		descriptionEn: text("description_en"),
		/**
		 * Seats for all packages; null if none are needed. The statuses of spec §4 follow from it and `lecture_stock`.
		 */
		basicSeats: integer("basic_seats"),
		extendedSeats: integer("extended_seats").notNull().default(0),
		/** The lecture's key in an imported schedule. */
		sourceKey: text("source_key"),
		/** A hash of the last import detects changes. */
		sourceHash: text("source_hash"),
	},
	(t) => [
		index("lecture_by_category").on(t.categoryId, t.startsAt),
		index("lecture_by_event").on(t.eventId),
		uniqueIndex("lecture_by_source").on(t.eventId, t.sourceKey),
		check("lecture_seats_not_negative", sql`coalesce(${t.basicSeats}, 0) >= 0 and ${t.extendedSeats} >= 0`),
	],
);

/** Polish and English names of an event's tags; tags without a row have only their original. */
export const lectureTag = pgTable(
	"lecture_tag",
	{
		eventId: integer("event_id")
			.notNull()
			.references(() => event.id, { onDelete: "cascade" }),
		name: text("name").notNull(),
		namePl: text("name_pl"),
		nameEn: text("name_en"),
	},
	(t) => [primaryKey({ columns: [t.eventId, t.name] })],
);

/** The taken seats of a lecture per package. The slice `seats` stores the reservations. */
export const lectureStock = pgTable(
	"lecture_stock",
	{
		lectureId: integer("lecture_id")
			.primaryKey()
			.references(() => lecture.id, { onDelete: "cascade" }),
		basicTaken: integer("basic_taken").notNull().default(0),
		extendedTaken: integer("extended_taken").notNull().default(0),
	},
	(t) => [check("lecture_stock_not_negative", sql`${t.basicTaken} >= 0 and ${t.extendedTaken} >= 0`)],
);

export const lectureLecturer = pgTable(
	"lecture_lecturer",
	{
		lectureId: integer("lecture_id")
			.notNull()
			.references(() => lecture.id, { onDelete: "cascade" }),
		lecturerId: integer("lecturer_id")
			.notNull()
			.references(() => lecturer.id, { onDelete: "cascade" }),
		position: integer("position").notNull().default(0),
	},
	(t) => [primaryKey({ columns: [t.lectureId, t.lecturerId] }), index("lecture_lecturer_by_lecturer").on(t.lecturerId)],
);

export const lectureLink = pgTable("lecture_link", {
	id: id(),
	lectureId: integer("lecture_id")
		.notNull()
		.references(() => lecture.id, { onDelete: "cascade" }),
	position: integer("position").notNull().default(0),
	title: text("title").notNull(),
	url: text("url").notNull(),
});
