import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import { event } from "../../event/server/tables.ts";
import { reader } from "../../readers/server/tables.ts";

/** A letter that a reader asked for at a moment: sent once, when it is confirmed and its moment has come. */
export const reminder = pgTable(
	"reminder",
	{
		id: id(),
		readerId: integer("reader_id")
			.notNull()
			.references(() => reader.id, { onDelete: "cascade" }),
		eventId: integer("event_id")
			.notNull()
			.references(() => event.id, { onDelete: "cascade" }),
		dueAt: instant("due_at").notNull(),
		lang: text("lang").$type<"pl" | "en">().notNull(),
		askedAt: instant("asked_at").notNull(),
		confirmedAt: instant("confirmed_at"),
		endedAt: instant("ended_at"),
		sentAt: instant("sent_at"),
	},
	(t) => [
		unique("reminder_once").on(t.readerId, t.eventId, t.dueAt),
		index("reminder_due").on(t.dueAt).where(sql`confirmed_at is not null and ended_at is null and sent_at is null`),
	],
);
