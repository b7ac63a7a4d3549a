import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";

/** A request with an idempotency key, so that a retry does its work once. */
export const idempotentRequest = pgTable(
	"idempotent_request",
	{
		call: text("call").notNull(),
		key: text("key").notNull(),
		/** SHA-256 of the body without its secrets. */
		bodyHash: text("body_hash").notNull(),
		/** 0 while running, 1 once `answer` is stored. */
		isAnswered: integer("is_answered").notNull().default(0),
		answer: jsonb("answer"),
		startedAt: instant("started_at").notNull(),
	},
	(t) => [primaryKey({ columns: [t.call, t.key] })],
);

/** Uses of a form by a visitor in a window, for all processes. */
export const rateLimitCount = pgTable(
	"rate_limit_count",
	{
		/** A hash of form, window and visitor's address: visitors cannot be linked across windows. */
		key: text("key").primaryKey(),
		windowEndsAt: instant("window_ends_at").notNull(),
		uses: integer("uses").notNull(),
	},
	(t) => [index("rate_limit_count_by_end").on(t.windowEndsAt)],
);
