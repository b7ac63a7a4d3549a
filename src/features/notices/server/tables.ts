import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import { event } from "../../event/server/tables.ts";
import type { NoticeKind } from "../kinds.ts";

/**
 * A notice's facts; reading makes sentences of them. Without foreign keys (docs/decisions/0150): a deletion of a
 * referenced row might wait for the transaction that writes the notice.
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
		/** The person who acted, unless it is a company. */
		personId: text("person_id"),
		exhibitorId: integer("exhibitor_id"),
		lectureId: integer("lecture_id"),
		packageId: integer("package_id"),
		/** A conversation has one notice, which counts messages since the last reading. This is the newest message's id. */
		conversationId: integer("conversation_id"),
		messageNumber: integer("message_number"),
		count: integer("count").notNull().default(1),
		/** Without a place a meeting is online. */
		startsAt: instant("starts_at"),
		place: text("place"),
		/** The former or requested time. */
		otherStartsAt: instant("other_starts_at"),
		otherPlace: text("other_place"),
		/** When an offer expires, and the token that accepts it. */
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
