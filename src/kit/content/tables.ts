import { integer, pgTable } from "drizzle-orm/pg-core";

/**
 * The number of changes to public content; one row, incremented last in each writer's transaction. Cached responses
 * are compared with it (docs/decisions/0005).
 */
export const contentVersion = pgTable("content_version", {
	id: integer("id").primaryKey().default(1),
	version: integer("version").notNull().default(1),
});
