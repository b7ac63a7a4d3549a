import { afterAll, beforeAll, expect, test } from "vitest";
import { listenToHints } from "../../../../tests/harness/changes.ts";
import { addressOf } from "../../../../tests/harness/chat.ts";
import { fair, NOON } from "../../../../tests/harness/meetings.ts";
import type { TestPerson } from "../../../../tests/harness/people.ts";
import { databaseUrl, doDueWork, otherProcess } from "../../../../tests/harness/server.ts";
import { account } from "../../account/server/tables.ts";
import { exhibitorStaff } from "../../exhibitors/server/tables.ts";
import { SECONDS_TO_ANSWER } from "../made-up.ts";

let site: Awaited<ReturnType<typeof fair>>;
let ewa: TestPerson;
let roland: TestPerson;
let connection: Awaited<ReturnType<typeof listenToHints>>;
const closing: (() => unknown)[] = [];

/** Roland hides that he is online; both companies have generated staff. */
beforeAll(async () => {
	site = await fair();
	closing.push(() => site.server.app.close());
	// On PostgreSQL Roland is connected to another process.
	const where = databaseUrl() ? await otherProcess(site.server) : site.server.app;
	if (where !== site.server.app) closing.unshift(() => where.close());
	await addressOf(site.server.app);
	[ewa, roland] = [await site.person("ewa", "expo"), await site.person("roland", "expo")];
	const now = new Date(NOON);
	const madeUp = "00000000-0000-4000-9000-000000002900";
	const names = { name: "Ada Baran", firstName: "Ada", lastName: "Baran", createdAt: now, updatedAt: now };
	await site.deps.db.insert(account).values({ id: madeUp, email: "2900@demo.example", emailVerified: true, ...names });
	for (const exhibitorId of [site.norvika, site.lumigrad])
		await site.deps.db.insert(exhibitorStaff).values({ exhibitorId, accountId: madeUp, grantedAt: now });
	await site.work(roland, site.norvika);
	await roland.ask("/api/chat/online", { method: "POST", payload: { isShown: false } });
	connection = await listenToHints(where, roland);
	closing.unshift(() => connection.socket.close());
});
afterAll(async () => {
	for (const close of closing) await close();
});

const set = (seconds: number) => site.server.clock.set(new Date(NOON - 86_400_000 + seconds * 1000).toISOString());
const isHere = (is: boolean) =>
	expect.poll(() => site.deps.hereReads.isAnyHere(site.deps.db, [roland.id]), { timeout: 20_000 }).toBe(is);
const post = async (url: string, payload: object) => (await site.post(ewa, url, payload)).json();
const writes = (id: number) => post(`/api/event/MSTS25/stands/${id}/messages`, { text: "Halo?", hasProfile: false });
const form = async (id: number) => {
	const { messages } = (await ewa.ask(`/api/event/MSTS25/stands/${id}`)).json();
	return messages.filter((one: { answer: string | null }) => one.answer !== null).length;
};
const states = async () => (await site.own(ewa)).map((one: { state: string }) => one.state);
const chats = async (id: number) => {
	const { objectId } = await post(`/api/chat/exhibitors/${id}`, {});
	await post(`/api/chat/conversations/${objectId}/messages`, { key: crypto.randomUUID(), text: "Dzień dobry" });
	return async () => (await ewa.ask(`/api/chat/conversations/${objectId}/messages`)).json().messages.length;
};

test("generated staff do not answer while other staff of the company is online in any process; later, and for other companies, they do", async () => {
	set(0);
	await isHere(true);
	await site.asks(ewa, await site.slot(site.norvika, 0), { topicId: site.topic });
	await writes(site.norvika);
	const inNorvika = await chats(site.norvika);
	const inLumigrad = await chats(site.lumigrad);
	await writes(site.lumigrad);
	set(SECONDS_TO_ANSWER + 1);
	await doDueWork(site.server);
	expect([await states(), await form(site.norvika), await form(site.lumigrad)]).toEqual([["asked"], 0, 1]);
	await expect.poll(inLumigrad, { timeout: 20_000 }).toBe(2);
	expect(await inNorvika()).toBe(1);

	connection.socket.close();
	await isHere(false);
	await writes(site.norvika);
	await site.asks(ewa, await site.slot(site.lumigrad, 60));
	set(2 * SECONDS_TO_ANSWER + 2);
	await doDueWork(site.server);
	expect(await form(site.norvika)).toBe(1);
	expect((await states()).filter((state: string) => state !== "asked")).toHaveLength(1);
}, 60_000);
