import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { event } from "../../event/server/tables.ts";
import type { ScenePictures } from "../pictures.ts";

export const eventScene = pgTable("event_scene", {
	eventId: integer("event_id")
		.primaryKey()
		.references(() => event.id, { onDelete: "cascade" }),
	/** A hash of the facts and the drawing's version. A difference triggers a redraw. */
	hash: text("hash").notNull(),
	pictures: jsonb("pictures").$type<ScenePictures>().notNull(),
});
