import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant } from "../db/columns.ts";

/** The audit log, written in the transaction of the change. Holds ids, never personal data. */
export const auditEntry = pgTable(
	"audit_entry",
	{
		id: id(),
		at: instant("at").notNull(),
		/** An account's id, or the name of a command. */
		actor: text("actor").notNull(),
		action: text("action").notNull(),
		subject: text("subject").notNull(),
		eventId: integer("event_id"),
		detail: jsonb("detail").$type<Record<string, unknown>>().notNull().default({}),
	},
	(t) => [
		index("audit_entry_by_subject").on(t.subject),
		index("audit_entry_by_time").on(t.at, t.id),
		index("audit_entry_by_event").on(t.eventId, t.at, t.id),
		index("audit_entry_by_actor").on(t.actor, t.at, t.id),
		index("audit_entry_by_action").on(t.action, t.at, t.id),
		/** The kind is the action's first word. */
		index("audit_entry_by_kind").on(sql`split_part(action, '.', 1)`, t.at, t.id),
	],
);
