import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import { event } from "../../event/server/tables.ts";

export const news = pgTable(
	"news",
	{
		id: id(),
		eventId: integer("event_id")
			.notNull()
			.references(() => event.id, { onDelete: "cascade" }),
		title: text("title").notNull(),
		titleEn: text("title_en"),
		/** HTML, sanitised on write. */
		description: text("description").notNull(),
		descriptionEn: text("description_en"),
		imageFilename: text("image_filename"),
		isHighlighted: boolean("is_highlighted").notNull().default(false),
		publicationDate: instant("publication_date").notNull(),
		tags: text("tags").array().notNull().default([]),
	},
	(t) => [index("news_by_event").on(t.eventId, t.publicationDate)],
);
