import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant } from "../db/columns.ts";

/** Work to be done after a change has committed: a row written in the change's transaction, deleted when it is done. */
export const job = pgTable(
	"job",
	{
		id: id(),
		name: text("name").notNull(),
		payload: jsonb("payload").notNull(),
		/** While a job with this key has not begun, another one with it is not added. */
		singletonKey: text("singleton_key"),
		/** Comes back by itself: one row per name, moved to its next moment when done. */
		isRecurring: boolean("is_recurring").notNull().default(false),
		runAt: instant("run_at").notNull(),
		/** Until when a process has it; in the past when nobody does, null before the first time. */
		lockedUntil: instant("locked_until"),
		/** How often a process took it; more than `tries` when processes ended on it. */
		starts: integer("starts").notNull().default(0),
		/** How often it failed. */
		tries: integer("tries").notNull().default(0),
		lastError: text("last_error"),
		failedAt: instant("failed_at"),
		createdAt: instant("created_at").notNull(),
	},
	(t) => [
		index("job_due").on(t.runAt).where(sql`failed_at is null`),
		uniqueIndex("job_singleton").on(t.name, t.singletonKey).where(sql`locked_until is null and failed_at is null`),
		uniqueIndex("job_recurring").on(t.name).where(sql`is_recurring`),
	],
);
