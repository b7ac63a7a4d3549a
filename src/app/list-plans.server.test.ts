import { beforeAll, describe, expect, test } from "vitest";
import { plansOf } from "../../tests/harness/plans.ts";
import { freshServer, type TestServer } from "../../tests/harness/server.ts";
import { foundMessages } from "../features/chat/server/find-store.ts";
import { messagesAfter, messagesBefore } from "../features/chat/server/store.ts";
import { fetchesOf } from "../features/cvs/server/store.ts";
import { foundPeople } from "../features/matchmaking/server/people-store.ts";
import { countUnread, noticesOf } from "../features/notices/server/store.ts";
import { ordersOf } from "../features/orders/server/store.ts";
import * as rooms from "../features/rooms/server/store.ts";
import { messagesOf } from "../features/stands/server/own-store.ts";
import type { Database } from "../kit/db/database.ts";
import { emails } from "../kit/mail/store.ts";

let server: TestServer;
beforeAll(async () => {
	server = await freshServer();
});

const one = { conversationId: 1, no: 1, limit: 51 };
/** Paginated lists with the index that serves their order. */
const LISTS: [string, string, (db: Database) => Promise<unknown>][] = [
	["the newest orders of an event", "sales_order_by_event", (db) => ordersOf(db, { eventId: 1, limit: 20 })],
	["the newest orders", "sales_order_pkey", (db) => ordersOf(db, { limit: 20 })],
	["messages after one", "chat_message_conversation_id_number_pk", (db) => messagesAfter(db, { ...one, after: 5 })],
	["messages before one", "chat_message_conversation_id_number_pk", (db) => messagesBefore(db, { ...one, before: 5 })],
	[
		"messages of a lecture's chat after one",
		"room_message_lecture_id_number_pk",
		(db) => rooms.messagesAfter(db, { lectureId: 1, after: 5, limit: 51 }),
	],
	[
		"messages of a lecture's chat before one",
		"room_message_lecture_id_number_pk",
		(db) => rooms.messagesBefore(db, { lectureId: 1, before: 5, limit: 51 }),
	],
	[
		"messages of one person to a stand",
		"stand_message_of_account",
		(db) => messagesOf(db, { accountId: "anna", exhibitorId: 1 }),
	],
	[
		"the newest notices of one person",
		"notice_of_account",
		(db) => noticesOf(db, { accountId: "anna", after: undefined, limit: 31 }),
	],
	[
		"older notices of one person",
		"notice_of_account",
		(db) => noticesOf(db, { accountId: "anna", after: { createdAt: new Date(0), id: 1 }, limit: 31 }),
	],
	["the newest fetches of one person's CV", "cv_fetch_of_account", (db) => fetchesOf(db, "anna", 20)],
	["the newest e-mails", "email_message_pkey", (db) => emails(db, 1, 50)],
];

describe("a list's page is read in order from an index, without a sort", () => {
	test.each(LISTS)("%s", async (_, index, read) => {
		const [page] = await plansOf(server.deps, read);
		expect(page).toContain(index);
		expect(page).not.toMatch(/\bSort\b/);
	});
});

test("a search for people reads no full table of names, profiles or topics", async () => {
	const filters = { q: "wójcik bartek", topic: "", role: "", company: "", lookingFor: "", offering: "" };
	const own = { topics: [{ name: "Azure", nameEn: null }], lookingFor: [], offering: [] };
	const [plan] = await plansOf(server.deps, (db) =>
		foundPeople(db, { eventId: 1, viewerId: "anna" }, own, {
			filters: { ...filters, hereSince: undefined },
			limit: 24,
			offset: 0,
		}),
	);
	for (const index of ["account_by_name", "profile_by_word", "profile_topic_by_word"])
		expect(plan!.split(`Index Scan on ${index}`)).toHaveLength(3);
	expect(plan).not.toMatch(/Seq Scan on (account|profile|profile_topic)\b/);
	// the visibility row stores the ticket's ownership
	expect(plan).not.toContain("registration");
});

test("a partial index counts unread notices", async () => {
	const [plan] = await plansOf(server.deps, (db) => countUnread(db, "anna"));
	expect(plan).toContain("notice_unread");
});

test("a word search reads only one's own conversations by index", async () => {
	const [plan] = await plansOf(
		server.deps,
		(db) => foundMessages(db, { accountId: "anna", words: ["kawa", "stolik"], limit: 21 }),
		[
			`insert into conversation_member (conversation_id, no, account_id)
			 select c, n, case when c % 200 = 0 and n = 1 then 'anna' else c || '-' || n end
			 from generate_series(1, 2000) c, generate_series(1, 2) n`,
			`insert into chat_message (conversation_id, number, member_no, client_key, text, sent_at, is_suppressed)
			 select c, m, 1 + m % 2, m, 'kawa', now(), false from generate_series(1, 2000) c, generate_series(1, 10) m`,
			"analyze conversation_member",
			"analyze chat_message",
		],
	);
	expect(plan).toContain("conversation_member_by_account");
	expect(plan).toMatch(/Index Scan on chat_message_\w+\s+Index Cond: \(conversation_id = own.conversation_id\)/);
	expect(plan).not.toMatch(/Seq Scan on chat_message\b/);
});
