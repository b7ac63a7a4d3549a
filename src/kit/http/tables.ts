import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";

/** A request that names itself, so that sending it twice does its work once. */
export const idempotentRequest = pgTable(
	"idempotent_request",
	{
		call: text("call").notNull(),
		key: text("key").notNull(),
		/** SHA-256 of the body without its secrets. */
		bodyHash: text("body_hash").notNull(),
		/** 0 while it is running, 1 when `answer` is there. */
		isAnswered: integer("is_answered").notNull().default(0),
		answer: jsonb("answer"),
		startedAt: instant("started_at").notNull(),
	},
	(t) => [primaryKey({ columns: [t.call, t.key] })],
);

/** How often a form was used by a visitor within a window of time, for all processes. */
export const rateLimitCount = pgTable(
	"rate_limit_count",
	{
		/** A hash of the form, the window and the visitor's address: nobody is known again in the next window. */
		key: text("key").primaryKey(),
		windowEndsAt: instant("window_ends_at").notNull(),
		uses: integer("uses").notNull(),
	},
	(t) => [index("rate_limit_count_by_end").on(t.windowEndsAt)],
);
