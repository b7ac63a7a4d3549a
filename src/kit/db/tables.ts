import { pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** The releases that have migrated this database, so that an older program can name the newer one. */
export const programRelease = pgTable("program_release", {
	version: text("version").primaryKey(),
	firstStartedAt: instant("first_started_at").notNull(),
});
