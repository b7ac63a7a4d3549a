import { sql } from "drizzle-orm";
import { type AnyPgColumn, check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import { account } from "../../account/server/tables.ts";
import { exhibitor } from "../../exhibitors/server/tables.ts";
import type { MeetingSide, MeetingState } from "../rules.ts";

/** A time at which an exhibitor meets somebody: at a table, or online. */
export const meetingSlot = pgTable(
	"meeting_slot",
	{
		id: id(),
		exhibitorId: integer("exhibitor_id")
			.notNull()
			.references(() => exhibitor.id, { onDelete: "cascade" }),
		startsAt: instant("starts_at").notNull(),
		endsAt: instant("ends_at").notNull(),
		/** Null for what is held online. */
		tableName: text("table_name"),
		/** When the exhibitor took it back; the meetings that were to be held at it and are not stay with their people. */
		removedAt: instant("removed_at"),
	},
	(t) => [
		index("meeting_slot_by_exhibitor").on(t.exhibitorId, t.startsAt),
		check("meeting_slot_ends_after_it_starts", sql`${t.endsAt} > ${t.startsAt}`),
	],
);

/**
 * A meeting that somebody asked for, or a request to move one that is agreed (`moves_id`), which is a row of its own so
 * that the same index keeps both slots. While a row is live it holds its slot.
 */
export const userMeeting = pgTable(
	"user_meeting",
	{
		id: id(),
		slotId: integer("slot_id")
			.notNull()
			.references(() => meetingSlot.id, { onDelete: "cascade" }),
		accountId: text("account_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		/** The exhibitor of the slot. */
		exhibitorId: integer("exhibitor_id")
			.notNull()
			.references(() => exhibitor.id, { onDelete: "cascade" }),
		/** Of a request to move: the meeting, which keeps its own slot until the request is accepted and deleted. */
		movesId: integer("moves_id").references((): AnyPgColumn => userMeeting.id, { onDelete: "cascade" }),
		/** How often the agreed time has changed: the SEQUENCE of calendar files. */
		timesMoved: integer("times_moved").notNull().default(0),
		/** As the topic was called; null where the exhibitor names none. */
		topic: text("topic"),
		topicEn: text("topic_en"),
		note: text("note").notNull().default(""),
		state: text("state").$type<MeetingState>().notNull(),
		/** Who said what stands now; of a request to move, who asked. */
		by: text("by").$type<MeetingSide>().notNull(),
		/** The name of its video room, which nobody can guess. */
		room: text("room").notNull(),
		askedAt: instant("asked_at").notNull(),
		changedAt: instant("changed_at").notNull(),
		/** When the exhibitor's staff was told of what the person did last; null while they are to be told. */
		staffToldAt: instant("staff_told_at"),
		remindedAt: instant("reminded_at"),
		/** When the person took what the exhibitor declined or cancelled from their list. */
		seenAt: instant("seen_at"),
	},
	(t) => [
		uniqueIndex("user_meeting_live_slot").on(t.slotId).where(sql`${t.state} in ('asked', 'agreed')`),
		uniqueIndex("user_meeting_live_with_exhibitor")
			.on(t.accountId, t.exhibitorId)
			.where(sql`${t.state} in ('asked', 'agreed') and ${t.movesId} is null`),
		uniqueIndex("user_meeting_live_move").on(t.movesId).where(sql`${t.state} = 'asked'`),
		index("user_meeting_by_account").on(t.accountId),
		index("user_meeting_by_exhibitor").on(t.exhibitorId),
		index("user_meeting_to_tell").on(t.exhibitorId).where(sql`${t.staffToldAt} is null`),
	],
);
