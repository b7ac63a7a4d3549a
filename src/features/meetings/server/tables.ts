import { sql } from "drizzle-orm";
import { type AnyPgColumn, check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import { account } from "../../account/server/tables.ts";
import { exhibitor } from "../../exhibitors/server/tables.ts";
import type { MeetingSide, MeetingState } from "../rules.ts";

/** A time at which an exhibitor offers a meeting, at a table or online. */
export const meetingSlot = pgTable(
	"meeting_slot",
	{
		id: id(),
		exhibitorId: integer("exhibitor_id")
			.notNull()
			.references(() => exhibitor.id, { onDelete: "cascade" }),
		startsAt: instant("starts_at").notNull(),
		endsAt: instant("ends_at").notNull(),
		/** Null for an online slot. */
		tableName: text("table_name"),
		/** Called-off meetings at a removed slot stay in people's lists. */
		removedAt: instant("removed_at"),
	},
	(t) => [
		index("meeting_slot_by_exhibitor").on(t.exhibitorId, t.startsAt),
		check("meeting_slot_ends_after_it_starts", sql`${t.endsAt} > ${t.startsAt}`),
	],
);

/**
 * A meeting, or a request to move an agreed one (`moves_id`). Requests have their own rows, so that one index protects
 * both slots. A live row has its slot.
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
		exhibitorId: integer("exhibitor_id")
			.notNull()
			.references(() => exhibitor.id, { onDelete: "cascade" }),
		/** The meeting keeps its slot until the move is accepted and its row is deleted. */
		movesId: integer("moves_id").references((): AnyPgColumn => userMeeting.id, { onDelete: "cascade" }),
		/** The SEQUENCE of calendar files. */
		timesMoved: integer("times_moved").notNull().default(0),
		/** The text of the topic at that time; null if the exhibitor has none. */
		topic: text("topic"),
		topicEn: text("topic_en"),
		note: text("note").notNull().default(""),
		state: text("state").$type<MeetingState>().notNull(),
		/** The side that acted last. */
		by: text("by").$type<MeetingSide>().notNull(),
		/** Unguessable name of the video room. */
		room: text("room").notNull(),
		askedAt: instant("asked_at").notNull(),
		changedAt: instant("changed_at").notNull(),
		/** The time when staff were notified of the person's last action; null until then. */
		staffToldAt: instant("staff_told_at"),
		remindedAt: instant("reminded_at"),
		/** The time when the person dismissed the called-off meeting. */
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
