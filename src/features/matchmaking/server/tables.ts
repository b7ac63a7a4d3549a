import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import { account } from "../../account/server/tables.ts";
import { event } from "../../event/server/tables.ts";
import { exhibitor } from "../../exhibitors/server/tables.ts";
import type { ReportReason } from "../contract.ts";
import type { InvitationState, ReportOutcome } from "../rules.ts";

/** An invitation to talk at an event; an accepted one is a connection. */
export const invitation = pgTable(
	"invitation",
	{
		id: id(),
		eventId: integer("event_id")
			.notNull()
			.references(() => event.id, { onDelete: "cascade" }),
		/** The sender. */
		accountId: text("account_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		invitedId: text("invited_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		sentence: text("sentence").notNull(),
		state: text("state").$type<InvitationState>().notNull(),
		sentAt: instant("sent_at").notNull(),
		endedAt: instant("ended_at"),
	},
	(t) => [
		// Two people have at most one active invitation.
		uniqueIndex("invitation_standing")
			.on(t.eventId, sql`least(account_id, invited_id)`, sql`greatest(account_id, invited_id)`)
			.where(sql`state in ('open', 'accepted')`),
		index("invitation_by_sender").on(t.accountId, t.sentAt),
		index("invitation_by_invited").on(t.invitedId, t.eventId),
		check("invitation_of_two", sql`account_id <> invited_id`),
	],
);

/** Holds for all events. */
export const personBlock = pgTable(
	"person_block",
	{
		accountId: text("account_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		blockedId: text("blocked_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		since: instant("since").notNull(),
	},
	(t) => [primaryKey({ columns: [t.accountId, t.blockedId] }), index("person_block_by_blocked").on(t.blockedId)],
);

export const personReport = pgTable(
	"person_report",
	{
		id: id(),
		eventId: integer("event_id")
			.notNull()
			.references(() => event.id, { onDelete: "cascade" }),
		accountId: text("account_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		reportedId: text("reported_id").references(() => account.id, { onDelete: "cascade" }),
		exhibitorId: integer("exhibitor_id").references(() => exhibitor.id, { onDelete: "cascade" }),
		reason: text("reason").$type<ReportReason>().notNull(),
		words: text("words").notNull(),
		reportedAt: instant("reported_at").notNull(),
		/** All are null while the report is open; the account is also null for commands and after an erasure. */
		outcome: text("outcome").$type<ReportOutcome>(),
		decidedAt: instant("decided_at"),
		decidedBy: text("decided_by").references(() => account.id, { onDelete: "set null" }),
	},
	(t) => [
		index("person_report_by_event").on(t.eventId, t.reportedAt),
		check("person_report_of_one", sql`(reported_id is null) <> (exhibitor_id is null)`),
	],
);

/** Only its author reads a note. */
export const personNote = pgTable(
	"person_note",
	{
		eventId: integer("event_id")
			.notNull()
			.references(() => event.id, { onDelete: "cascade" }),
		accountId: text("account_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		aboutId: text("about_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		text: text("text").notNull(),
		changedAt: instant("changed_at").notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.accountId, t.eventId, t.aboutId] }),
		index("person_note_by_about").on(t.aboutId),
		check("person_note_of_two", sql`account_id <> about_id`),
	],
);

export const peopleSearch = pgTable(
	"people_search",
	{
		accountId: text("account_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		eventId: integer("event_id")
			.notNull()
			.references(() => event.id, { onDelete: "cascade" }),
		query: text("query").notNull(),
		savedAt: instant("saved_at").notNull(),
	},
	(t) => [primaryKey({ columns: [t.accountId, t.eventId] })],
);

export const eventBan = pgTable(
	"event_ban",
	{
		eventId: integer("event_id")
			.notNull()
			.references(() => event.id, { onDelete: "cascade" }),
		accountId: text("account_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		since: instant("since").notNull(),
	},
	(t) => [primaryKey({ columns: [t.eventId, t.accountId] })],
);
