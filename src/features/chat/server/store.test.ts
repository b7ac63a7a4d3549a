import { beforeEach, expect, test } from "vitest";
import { addEvent } from "../../../../tests/harness/content.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { account } from "../../account/server/tables.ts";
import { openConversation } from "./conversations.ts";
import { deleteConversations, eventsWithConversations, membershipOf } from "./store.ts";

let server: TestServer;
let [june, november] = [0, 0];
const NOW = new Date("2025-04-30T10:00:00Z");

beforeEach(async () => {
	server = await freshServer();
	({ id: june } = await addEvent(server.deps));
	({ id: november } = await addEvent(server.deps, { code: "THS25" }));
	const person = { name: "", firstName: "", lastName: "", createdAt: NOW, updatedAt: NOW };
	const people = ["anna", "ewa", "jan"].map((id) => ({ ...person, id, email: `${id}@x.example` }));
	await server.deps.db.insert(account).values(people);
});

const talk = (eventId: number, ...accountIds: [string, string]) =>
	server.deps.db.transaction((tx) => openConversation(tx, { eventId, accountIds, now: NOW }));

test("conversations are deleted with their event alone", async () => {
	const { db } = server.deps;
	const [here, again, there] = [
		await talk(june, "anna", "ewa"),
		await talk(june, "anna", "jan"),
		await talk(november, "anna", "ewa"),
	];
	expect((await eventsWithConversations(db)).toSorted()).toEqual([june, november]);
	await deleteConversations(db, []);
	expect((await eventsWithConversations(db)).toSorted()).toEqual([june, november]);
	await deleteConversations(db, [june]);
	expect(await eventsWithConversations(db)).toEqual([november]);
	const left = await Promise.all(
		[here, again, there].map((conversationId) => membershipOf(db, { conversationId, accountId: "anna" })),
	);
	expect(left.map((one) => one?.eventId)).toEqual([undefined, undefined, november]);
});
