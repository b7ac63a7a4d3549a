import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant } from "../db/columns.ts";

/** A letter: a row written in the transaction of the change that caused it. */
export const letter = pgTable(
	"letter",
	{
		id: id(),
		recipient: text("recipient").notNull(),
		sender: text("sender").notNull(),
		subject: text("subject").notNull(),
		html: text("html").notNull(),
		text: text("text").notNull(),
		lang: text("lang").$type<"pl" | "en">().notNull(),
		/** What the letter is: "activation". */
		kind: text("kind").notNull(),
		status: text("status").$type<"waiting" | "sent" | "failed">().notNull().default("waiting"),
		tries: integer("tries").notNull().default(0),
		lastError: text("last_error"),
		createdAt: instant("created_at").notNull(),
		sentAt: instant("sent_at"),
	},
	(t) => [index("letter_by_status").on(t.status, t.createdAt)],
);
