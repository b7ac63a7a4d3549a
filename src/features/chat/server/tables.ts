import { sql } from "drizzle-orm";
import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import { wordsColumn } from "../../../kit/db/words.ts";
import { account } from "../../account/server/tables.ts";
import { event } from "../../event/server/tables.ts";
import { exhibitor } from "../../exhibitors/server/tables.ts";
import type { Kind } from "../rules.ts";

/** Messages have numbers from 1 without gaps. */
export const conversation = pgTable(
	"conversation",
	{
		id: id(),
		eventId: integer("event_id")
			.notNull()
			.references(() => event.id, { onDelete: "cascade" }),
		kind: text("kind").$type<Kind>().notNull(),
		/** The company of the stand: its staff share the member row without an account. Null between two people. */
		exhibitorId: integer("exhibitor_id").references(() => exhibitor.id, { onDelete: "cascade" }),
		/** A hash of event and members makes the conversation unique; null after a member is erased. */
		pairHash: text("pair_hash").unique(),
		/** The next number locks the row, so that numbers follow the order of commits. */
		lastNumber: integer("last_number").notNull().default(0),
		openedAt: instant("opened_at").notNull(),
	},
	(t) => [index("conversation_by_event").on(t.eventId), index("conversation_by_exhibitor").on(t.exhibitorId)],
);

/** Messages refer to members by `no`, which stays when an account is erased. */
export const conversationMember = pgTable(
	"conversation_member",
	{
		conversationId: integer("conversation_id")
			.notNull()
			.references(() => conversation.id, { onDelete: "cascade" }),
		no: integer("no").notNull(),
		/** Null after the account is erased, and for a company. */
		accountId: text("account_id").references(() => account.id, { onDelete: "set null" }),
		/** The newest message that this member has seen, and when. */
		seenNumber: integer("seen_number").notNull().default(0),
		seenAt: instant("seen_at"),
		/**
		 * The time when this member closed the conversation: they receive no more messages, and the other does not
		 * notice.
		 */
		closedAt: instant("closed_at"),
	},
	(t) => [
		primaryKey({ columns: [t.conversationId, t.no] }),
		unique("conversation_member_once").on(t.conversationId, t.accountId),
		index("conversation_member_by_account").on(t.accountId),
	],
);

export const chatMessage = pgTable(
	"chat_message",
	{
		conversationId: integer("conversation_id").notNull(),
		number: integer("number").notNull(),
		memberNo: integer("member_no").notNull(),
		/** The writer for a company; null for a person's own message, and after an erasure. */
		authorId: text("author_id").references(() => account.id, { onDelete: "set null" }),
		/** A repeated key is the same message. */
		clientKey: text("client_key").notNull(),
		/** Empty after its author is erased. */
		text: text("text").notNull(),
		sentAt: instant("sent_at").notNull(),
		/** Folded words for the search; the database limits a word to 2 kB. */
		words: wordsColumn("words", sql`regexp_replace("text", '(\\S{60})\\S+', '\\1', 'g')`),
		/** True if only its author sees it, because the other member had closed the conversation. */
		isSuppressed: boolean("is_suppressed").notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.conversationId, t.number] }),
		unique("chat_message_once").on(t.conversationId, t.memberNo, t.clientKey),
		foreignKey({
			columns: [t.conversationId, t.memberNo],
			foreignColumns: [conversationMember.conversationId, conversationMember.no],
		}).onDelete("cascade"),
		index("chat_message_by_author").on(t.authorId).where(sql`${t.authorId} is not null`),
		// The job of e-mails uses this index.
		index("chat_message_by_time").on(t.sentAt).where(sql`not ${t.isSuppressed}`),
	],
);

/** The last e-mail about unseen messages, per person. */
export const chatEmailState = pgTable("chat_email_state", {
	accountId: text("account_id")
		.primaryKey()
		.references(() => account.id, { onDelete: "cascade" }),
	emailedUntil: instant("emailed_until"),
	lastAt: instant("last_at"),
});
