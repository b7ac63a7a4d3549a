import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { standOf, type Talker, talk } from "../../../../tests/harness/chat.ts";
import { closeConversation } from "./conversations.ts";
import { eraseFromConversations } from "./member-store.ts";
import { chatMessage } from "./tables.ts";

let one: Awaited<ReturnType<typeof talk>>;
let other: number;
beforeEach(async () => {
	one = await talk();
	other = await one.open("hubert", "ola");
}, 60_000);

type SearchResult = {
	messages: { conversation: number; message: { number: number; text: string } }[];
	isMore: boolean;
};
const found = async (who: Talker, words: string): Promise<SearchResult> =>
	(await one.ask(who, `messages?lang=en&words=${encodeURIComponent(words)}`)).json();
const texts = async (who: Talker, words: string) =>
	(await found(who, words)).messages.map(({ message }) => message.text);
const say = (id: number, who: Talker, text: string) => one.sendTo(id, who, text);

describe("message search", () => {
	test.each([
		["gołąb", ["Kup gołąbki, proszę"]],
		["golab", ["Kup gołąbki, proszę"]],
		["PROSZE kup", ["Kup gołąbki, proszę"]],
		["łąbki", []],
		["c#", ["Piszesz w C#?"]],
		["prosze c#", []],
		["!?", []],
		["50%", ["Zniżka 50% dla Ciebie"]],
		["o'brien & (kawe):*", ["O'Brien pije kawę: (czarną)"]],
		["o'brien kaw", ["O'Brien pije kawę: (czarną)"]],
	])("finds words by their beginning, in any order, without punctuation: %s", async (words, shown) => {
		for (const text of ["Kup gołąbki, proszę", "Piszesz w C#?", "Zniżka 50% dla Ciebie", "O'Brien pije kawę: (czarną)"])
			await say(one.id, "anna", text);
		expect(await texts("hubert", words)).toEqual(shown);
	});

	test("finds only one's own conversations, newest first", async () => {
		await say(one.id, "anna", "Kawa o dziesiątej");
		await say(other, "ola", "Kawa o jedenastej");
		one.server.clock.set("2025-06-05T10:05:00Z");
		await say(one.id, "hubert", "Dobra kawa");
		expect((await found("hubert", "kawa")).messages.map((it) => [it.conversation, it.message.number])).toEqual([
			[one.id, 2],
			[other, 1],
			[one.id, 1],
		]);
		expect(await texts("anna", "kawa")).toEqual(["Dobra kawa", "Kawa o dziesiątej"]);
		expect(await texts("ola", "kawa")).toEqual(["Kawa o jedenastej"]);
		expect((await one.ask("anna", "messages?words=")).statusCode).toBe(200);
		expect((await one.server.app.inject("/api/chat/messages?words=kawa")).statusCode).toBe(401);
	});

	test("does not find messages that came after one closed the conversation", async () => {
		await say(one.id, "anna", "Pierwsza kawa");
		const { accountIds, eventId } = one.pair("anna", "hubert");
		await one.server.deps.db.transaction((tx) =>
			closeConversation(tx, { eventId, accountIds, closedBy: one.idOf("hubert"), now: one.server.clock.now() }),
		);
		await say(one.id, "anna", "Druga kawa");
		expect(await texts("hubert", "kawa")).toEqual(["Pierwsza kawa"]);
		expect(await texts("anna", "kawa")).toEqual(["Druga kawa", "Pierwsza kawa"]);
	});

	test("does not find messages to a stand for its staff: they search in the exhibitor app", async () => {
		const stand = await standOf(one, ["ola"]);
		const { objectId } = (await stand.open("anna")).json();
		await say(objectId, "anna", "Kawa na stoisku?");
		expect(await texts("anna", "kawa")).toEqual(["Kawa na stoisku?"]);
		expect(await texts("ola", "kawa")).toEqual([]);
	});

	test("finds twenty at most and says that there are more; messages of erased accounts are gone", async () => {
		for (let n = 0; n < 21; n++) await say(one.id, "anna", `kawa ${n}`);
		expect(await found("hubert", "kawa")).toMatchObject({ isMore: true, messages: { length: 20 } });
		expect((await found("hubert", "kawa 7")).isMore).toBe(false);
		await one.server.deps.db.transaction((tx) => eraseFromConversations(tx, one.idOf("anna")));
		expect((await found("hubert", "kawa")).messages).toEqual([]);
	});
});

test("a message of one very long word is stored, and found by its beginning", async () => {
	for (const letter of ["x", "Ж", "ế", "😀"]) {
		const text = letter.repeat(2000 / letter.length);
		expect((await say(one.id, "anna", text)).statusCode).toBe(200);
		expect(await texts("hubert", letter.repeat(3))).toEqual([text]);
	}
	const [row] = await one.server.deps.db.select().from(chatMessage).where(eq(chatMessage.number, 1));
	expect(row?.words?.length).toBeLessThan(100);
});
