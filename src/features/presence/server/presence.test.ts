import { eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addressOf, type Listener, listen, standOf, type Talker, talk } from "../../../../tests/harness/chat.ts";
import { databaseUrl, otherProcess } from "../../../../tests/harness/server.ts";
import { closeConversation, openConversation, openWithStand } from "../../chat/server/conversations.ts";
import { eventBan, personBlock } from "../../matchmaking/server/tables.ts";
import { profile, profileShown } from "../../profiles/server/tables.ts";
import { onlineAmong, peopleOnline } from "./store.ts";
import { presencePerson, presenceProcess } from "./tables.ts";

// PGlite allows a single process
describe.runIf(databaseUrl())("who is online, in two processes on one PostgreSQL", () => {
	let one: Awaited<ReturnType<typeof talk>>;
	let other: FastifyInstance;
	let anna: Listener;
	const { now } = { now: new Date("2025-06-05T10:00:00Z") };

	beforeAll(async () => {
		one = await talk();
		other = await otherProcess(one.server);
		for (const app of [one.server.app, other]) await addressOf(app);
		for (const who of ["anna", "hubert", "ola"] as const) await show(who);
		anna = await listen(await addressOf(other), one.cookieOf("anna"));
	});
	afterAll(async () => {
		anna.socket.close();
		await one.server.app.close();
		await other.close();
	});
	beforeEach(async () => {
		const { db } = one.server.deps;
		await db.delete(personBlock);
		await db.delete(eventBan);
		await db.transaction((tx) => openConversation(tx, { ...one.pair("anna", "hubert"), now }));
		await show("anna");
	});

	async function show(who: Talker): Promise<void> {
		const { db } = one.server.deps;
		const words = { headline: "", company: "", about: "", lookingForText: "", offeringText: "" };
		const lists = { lookingFor: [], offering: [], languages: [], links: [] };
		const accountId = one.idOf(who);
		await db
			.insert(profile)
			.values({ accountId, ...words, ...lists, updatedAt: now })
			.onConflictDoNothing();
		await db.insert(profileShown).values({ accountId, eventId: one.event.id, since: now }).onConflictDoNothing();
	}
	const online = async (who: Talker) => (await one.ask(who, "online")).json();
	const sees = async (who: Talker) => (await online(who)).people;

	test("a person connected to one process is online for their contacts in the other, and for nobody else", async () => {
		await expect.poll(() => sees("hubert")).toEqual([one.idOf("anna")]);
		expect([await sees("ola"), await sees("anna")]).toEqual([[], []]);
		expect((await one.server.app.inject("/api/chat/online")).statusCode).toBe(401);
	});

	test.each([
		["has blocked them", (tx) => block(tx, "anna", "hubert")],
		["was blocked by them", (tx) => block(tx, "hubert", "anna")],
		[
			"is banned from the event",
			(tx) => tx.insert(eventBan).values({ ...at(), accountId: one.idOf("anna"), since: now }),
		],
		["hides the profile", (tx) => tx.delete(profileShown).where(eq(profileShown.accountId, one.idOf("anna")))],
		["has closed the conversation", (tx) => closed(tx, "anna")],
		["is no more heard by them", (tx) => closed(tx, "hubert")],
	] satisfies [string, (tx: Tx) => Promise<unknown>][])("a person who %s is not shown", async (_, change) => {
		expect(await sees("hubert")).toEqual([one.idOf("anna")]);
		await one.server.deps.db.transaction(async (tx) => void (await change(tx)));
		expect(await sees("hubert")).toEqual([]);
	});

	test("a person can hide their status and show it again", async () => {
		expect((await one.ask("anna", "online", { isShown: false })).json()).toEqual({ isShown: false });
		expect([await sees("hubert"), (await online("anna")).isShown]).toEqual([[], false]);
		await one.ask("anna", "online", { isShown: true });
		expect([await sees("hubert"), (await online("anna")).isShown]).toEqual([[one.idOf("anna")], true]);
	});

	test("a company is online while another staff member is", async () => {
		const { db } = one.server.deps;
		const stand = await standOf(one, ["anna"]);
		const of = { eventId: one.event.id, exhibitorId: stand.id, now };
		for (const who of ["ola", "anna"] as const)
			await db.transaction((tx) => openWithStand(tx, { ...of, accountId: one.idOf(who) }));
		expect([(await online("ola")).exhibitors, (await online("anna")).exhibitors]).toEqual([[stand.id], []]);
		const there = () => onlineAmong(db, [one.idOf("ola"), one.idOf("anna"), "nobody"]);
		expect([...(await there())]).toEqual([one.idOf("anna")]);
		await one.ask("anna", "online", { isShown: false });
		expect([(await online("ola")).exhibitors, (await there()).size]).toEqual([[], 0]);
		await one.ask("anna", "online", { isShown: true });
		await stand.leave("anna");
		expect((await online("ola")).exhibitors).toEqual([]);
	});

	test("a second connection keeps a person online until it ends; a killed process's people go offline", async () => {
		const { db } = one.server.deps;
		const second = await listen(await addressOf(other), one.cookieOf("anna"));
		anna.socket.close();
		await new Promise((done) => setTimeout(done, 1500));
		expect(await sees("hubert")).toEqual([one.idOf("anna")]);
		second.socket.close();
		await expect.poll(() => sees("hubert")).toEqual([]);
		await db.insert(presenceProcess).values({ id: "killed", seenAt: sql`now()` });
		await db.insert(presencePerson).values({ processId: "killed", accountId: one.idOf("anna") });
		expect(await sees("hubert")).toEqual([one.idOf("anna")]);
		// within a transaction the database's clock stands still
		const seenAfter = (seconds: number) =>
			db.transaction(async (tx) => {
				const seenAt = sql`now() - make_interval(secs => ${seconds})`;
				await tx.update(presenceProcess).set({ seenAt }).where(eq(presenceProcess.id, "killed"));
				return peopleOnline(tx, one.idOf("hubert"));
			});
		expect([await seenAfter(14), await seenAfter(16)]).toEqual([[one.idOf("anna")], []]);
		expect(await sees("hubert")).toEqual([]);
	});

	type Tx = Parameters<Parameters<typeof one.server.deps.db.transaction>[0]>[0];
	const at = () => ({ eventId: one.event.id });
	const block = (tx: Tx, who: Talker, whom: Talker) =>
		tx.insert(personBlock).values({ accountId: one.idOf(who), blockedId: one.idOf(whom), since: now });
	const closed = (tx: Tx, who: Talker) =>
		closeConversation(tx, { ...one.pair("anna", "hubert"), closedBy: one.idOf(who), now });
});
