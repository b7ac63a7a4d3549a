import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { id } from "../../../kit/db/columns.ts";
import { event } from "../../event/server/tables.ts";

export const partner = pgTable("partner", {
	id: id(),
	eventId: integer("event_id")
		.notNull()
		.references(() => event.id, { onDelete: "cascade" }),
	position: integer("position").notNull().default(0),
	name: text("name").notNull(),
	tier: text("tier").$type<"main" | "content" | "media">().notNull(),
	/** Drawn in one dark colour on a transparent background. */
	logoUrl: text("logo_url").notNull(),
	url: text("url"),
});
