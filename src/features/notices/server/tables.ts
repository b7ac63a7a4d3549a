import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import { event } from "../../event/server/tables.ts";
import type { NoticeKind } from "../kinds.ts";

/**
 * Something that happened for a person at an event, as facts: sentences are made of them at reading. What it names has no
 * foreign keys (docs/decisions/0150): a transaction that deletes it may wait for the one that writes the notice.
 */
export const notice = pgTable(
	"notice",
	{
		id: id(),
		accountId: text("account_id").notNull(),
		eventId: integer("event_id")
			.notNull()
			.references(() => event.id, { onDelete: "cascade" }),
		kind: text("kind").$type<NoticeKind>().notNull(),
		/** Who did it: another person, or a company. */
		personId: text("person_id"),
		exhibitorId: integer("exhibitor_id"),
		lectureId: integer("lecture_id"),
		packageId: integer("package_id"),
		/** A conversation has one notice, which counts the messages since it was read last; the newest has this number. */
		conversationId: integer("conversation_id"),
		messageNumber: integer("message_number"),
		count: integer("count").notNull().default(1),
		/** When and where it is, as far as it has a time; a meeting without a place is online. */
		startsAt: instant("starts_at"),
		place: text("place"),
		/** When and where it was before, or is asked to be instead. */
		otherStartsAt: instant("other_starts_at"),
		otherPlace: text("other_place"),
		/** Until when an offer holds, and what takes it up. */
		until: instant("until"),
		offerSecret: text("offer_secret"),
		createdAt: instant("created_at").notNull(),
		readAt: instant("read_at"),
	},
	(t) => [
		index("notice_of_account").on(t.accountId, t.createdAt, t.id),
		index("notice_unread").on(t.accountId).where(sql`${t.readAt} is null`),
		uniqueIndex("notice_of_conversation").on(t.accountId, t.conversationId).where(sql`kind = 'message'`),
		index("notice_by_person").on(t.personId).where(sql`${t.personId} is not null`),
		index("notice_by_time").on(t.createdAt),
		index("notice_by_event").on(t.eventId),
	],
);
