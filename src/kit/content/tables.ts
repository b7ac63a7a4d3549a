import { integer, pgTable } from "drizzle-orm/pg-core";

/**
 * Counts changes to public content in one row, which each writer's transaction increments last. Cached responses are
 * compared with it (docs/decisions/0005).
 */
export const contentVersion = pgTable("content_version", {
	id: integer("id").primaryKey().default(1),
	version: integer("version").notNull().default(1),
});
