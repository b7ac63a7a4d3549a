import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import { account } from "../../account/server/tables.ts";
import { event } from "../../event/server/tables.ts";
import type { AppointmentState } from "../rules.ts";

/** An appointment blocks no time until both have agreed. */
export const appointment = pgTable(
	"appointment",
	{
		id: id(),
		eventId: integer("event_id")
			.notNull()
			.references(() => event.id, { onDelete: "cascade" }),
		proposerId: text("proposer_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		inviteeId: text("invitee_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		timeProposerId: text("time_proposer_id").notNull(),
		state: text("state").$type<AppointmentState>().notNull(),
		startsAt: instant("starts_at").notNull(),
		endsAt: instant("ends_at").notNull(),
		/** Null for an online meeting. */
		place: text("place"),
		note: text("note").notNull().default(""),
		/** Unguessable name of the video room. */
		room: text("room").notNull(),
		/** The requested move of an agreed appointment, and its requester. */
		moveStartsAt: instant("move_starts_at"),
		moveEndsAt: instant("move_ends_at"),
		movePlace: text("move_place"),
		moveRequesterId: text("move_requester_id"),
		/** The SEQUENCE of calendar files. */
		timesMoved: integer("times_moved").notNull().default(0),
		/** Null again after the agreed time changes. */
		remindedAt: instant("reminded_at"),
		proposedAt: instant("proposed_at").notNull(),
		changedAt: instant("changed_at").notNull(),
	},
	(t) => [
		// Two people have at most one active appointment.
		uniqueIndex("appointment_standing")
			.on(t.eventId, sql`least(proposer_id, invitee_id)`, sql`greatest(proposer_id, invitee_id)`)
			.where(sql`state in ('proposed', 'agreed')`),
		index("appointment_by_proposer").on(t.proposerId, t.eventId),
		index("appointment_by_invitee").on(t.inviteeId, t.eventId),
		check("appointment_of_two", sql`proposer_id <> invitee_id`),
		check("appointment_ends_after_it_starts", sql`ends_at > starts_at`),
	],
);
