import { sql } from "drizzle-orm";
import {
	boolean,
	foreignKey,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	unique,
	uniqueIndex,
} from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import { account } from "../../account/server/tables.ts";
import { lecture } from "../../agenda/server/tables.ts";
import { event } from "../../event/server/tables.ts";

/** The first message creates it. */
export const room = pgTable(
	"room",
	{
		lectureId: integer("lecture_id")
			.primaryKey()
			.references(() => lecture.id, { onDelete: "cascade" }),
		eventId: integer("event_id")
			.notNull()
			.references(() => event.id, { onDelete: "cascade" }),
		/** Taking the next number locks the row, so that numbers follow the order of commits. */
		lastNumber: integer("last_number").notNull().default(0),
		lastMember: integer("last_member").notNull().default(0),
		/** The minimum time between a person's messages. */
		slowSeconds: integer("slow_seconds").notNull().default(0),
	},
	(t) => [index("room_by_event").on(t.eventId)],
);

/** Messages refer to a member by `no`, which survives the account's erasure. */
export const roomMember = pgTable(
	"room_member",
	{
		lectureId: integer("lecture_id")
			.notNull()
			.references(() => room.lectureId, { onDelete: "cascade" }),
		no: integer("no").notNull(),
		/** Null once the account is erased. */
		accountId: text("account_id").references(() => account.id, { onDelete: "set null" }),
		/** When this member wrote last. */
		spokeAt: instant("spoke_at"),
	},
	(t) => [
		primaryKey({ columns: [t.lectureId, t.no] }),
		unique("room_member_once").on(t.lectureId, t.accountId),
		index("room_member_by_account").on(t.accountId),
	],
);

export const roomMessage = pgTable(
	"room_message",
	{
		lectureId: integer("lecture_id").notNull(),
		number: integer("number").notNull(),
		memberNo: integer("member_no").notNull(),
		/** Messages of an author with the same key are one. */
		clientKey: text("client_key").notNull(),
		/** Empty once its author is erased. */
		text: text("text").notNull(),
		sentAt: instant("sent_at").notNull(),
		isHidden: boolean("is_hidden").notNull().default(false),
	},
	(t) => [
		primaryKey({ columns: [t.lectureId, t.number] }),
		unique("room_message_once").on(t.lectureId, t.memberNo, t.clientKey),
		foreignKey({
			columns: [t.lectureId, t.memberNo],
			foreignColumns: [roomMember.lectureId, roomMember.no],
		}).onDelete("cascade"),
	],
);

/** A moderator of all live chats of an event, or of one lecture's. */
export const roomModerator = pgTable(
	"room_moderator",
	{
		id: id(),
		eventId: integer("event_id")
			.notNull()
			.references(() => event.id, { onDelete: "cascade" }),
		accountId: text("account_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		/** Null for all rooms. */
		lectureId: integer("lecture_id").references(() => lecture.id, { onDelete: "cascade" }),
		since: instant("since").notNull(),
	},
	(t) => [
		uniqueIndex("room_moderator_once").on(t.eventId, t.accountId, sql`coalesce(lecture_id, 0)`),
		index("room_moderator_by_account").on(t.accountId),
	],
);

/** A person who may not write in an event's live chats. */
export const roomBan = pgTable(
	"room_ban",
	{
		eventId: integer("event_id")
			.notNull()
			.references(() => event.id, { onDelete: "cascade" }),
		accountId: text("account_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		since: instant("since").notNull(),
	},
	(t) => [primaryKey({ columns: [t.eventId, t.accountId] }), index("room_ban_by_account").on(t.accountId)],
);

export const roomPoll = pgTable(
	"room_poll",
	{
		id: id(),
		lectureId: integer("lecture_id")
			.notNull()
			.references(() => room.lectureId, { onDelete: "cascade" }),
		question: text("question").notNull(),
		isOpen: boolean("is_open").notNull(),
		askedAt: instant("asked_at").notNull(),
	},
	(t) => [
		index("room_poll_by_lecture").on(t.lectureId),
		// allows one open poll
		uniqueIndex("room_poll_open").on(t.lectureId).where(sql`is_open`),
	],
);

export const roomPollOption = pgTable(
	"room_poll_option",
	{
		pollId: integer("poll_id")
			.notNull()
			.references(() => roomPoll.id, { onDelete: "cascade" }),
		no: integer("no").notNull(),
		text: text("text").notNull(),
	},
	(t) => [primaryKey({ columns: [t.pollId, t.no] })],
);

export const roomPollVote = pgTable(
	"room_poll_vote",
	{
		pollId: integer("poll_id").notNull(),
		accountId: text("account_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		optionNo: integer("option_no").notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.pollId, t.accountId] }),
		foreignKey({
			columns: [t.pollId, t.optionNo],
			foreignColumns: [roomPollOption.pollId, roomPollOption.no],
		}).onDelete("cascade"),
		index("room_poll_vote_by_account").on(t.accountId),
	],
);
