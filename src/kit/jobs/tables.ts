import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant } from "../db/columns.ts";

/** Work to do after a commit. Its row is written with the change and deleted when done. */
export const job = pgTable(
	"job",
	{
		id: id(),
		name: text("name").notNull(),
		payload: jsonb("payload").notNull(),
		/** Prevents a second unstarted job with this key. */
		singletonKey: text("singleton_key"),
		/** A recurring job has one row per name, which moves to its next time when done. */
		isRecurring: boolean("is_recurring").notNull().default(false),
		runAt: instant("run_at").notNull(),
		/** The end of the lease; null before the first one. */
		lockedUntil: instant("locked_until"),
		/** The number of claims. After crashes it exceeds `tries`. */
		starts: integer("starts").notNull().default(0),
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
