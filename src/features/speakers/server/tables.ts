import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id } from "../../../kit/db/columns.ts";
import { event } from "../../event/server/tables.ts";

/** A person who speaks at an event, sits in its programme council, or both. */
export const lecturer = pgTable(
	"lecturer",
	{
		id: id(),
		eventId: integer("event_id")
			.notNull()
			.references(() => event.id, { onDelete: "cascade" }),
		/** The position among speakers; null if not listed. */
		position: integer("position"),
		/** Null for somebody outside the council. */
		councilPosition: integer("council_position"),
		title: text("title"),
		firstName: text("first_name").notNull(),
		lastName: text("last_name").notNull().default(""),
		jobPosition: text("job_position").notNull().default(""),
		jobPositionEn: text("job_position_en"),
		organization: text("organization").notNull().default(""),
		imageUrl: text("image_url"),
		/** HTML, sanitised when written. */
		biography: text("biography"),
		biographyEn: text("biography_en"),
		linkedinUrl: text("linkedin_url"),
		twitterUrl: text("twitter_url"),
		otherSocialMediaUrl: text("other_social_media_url"),
		repositoryUrl: text("repository_url"),
		websiteUrl: text("website_url"),
		sourceKey: text("source_key"),
		sourceHash: text("source_hash"),
	},
	(t) => [
		index("lecturer_by_event").on(t.eventId, t.position),
		uniqueIndex("lecturer_by_source").on(t.eventId, t.sourceKey),
	],
);
