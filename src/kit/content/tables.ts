import { integer, pgTable } from "drizzle-orm/pg-core";

/**
 * Counts the changes of everything that the public sees; one row. A writer adds one in its own transaction, last.
 * Cached responses are compared with it (docs/decisions/0005).
 */
export const contentVersion = pgTable("content_version", {
	id: integer("id").primaryKey().default(1),
	version: integer("version").notNull().default(1),
});
