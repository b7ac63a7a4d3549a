import sharp from "sharp";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { addParticipant, meets } from "../../../../tests/harness/matchmaking.ts";
import { meeting, type TestPerson } from "../../../../tests/harness/people.ts";
import { profile, profileShown } from "../../profiles/server/tables.ts";
import { registration } from "../../ticket-holders/server/tables.ts";
import { eventBan, invitation, personBlock } from "./tables.ts";

/** A person without a log-in, with another event's ticket, or with a package. */
type Role = "nobody" | "stranger" | "expo" | "basic" | "standard";
const ROLES = ["nobody", "stranger", "expo", "basic", "standard"] as const;
const STATES = [
	"shown",
	"no profile",
	"hidden",
	"blocked",
	"declined",
	"banned",
	"event over",
	"profiles past",
] as const;
type State = (typeof STATES)[number];
type Call = "search" | "person" | "invite" | "lists" | "answer" | "block" | "report";
const CALLS: Call[] = ["search", "person", "invite", "lists", "answer", "block", "report"];

let site: Awaited<ReturnType<typeof meeting>>;
let people: Record<Role, TestPerson>;
let ewa: TestPerson;
beforeAll(async () => {
	site = await meeting();
	people = {
		nobody: site.nobody,
		stranger: await site.person("stranger", "elsewhere"),
		expo: await site.person("expo", "expo"),
		basic: await addParticipant(site, "basic", "basic"),
		standard: await addParticipant(site, "standard", "standard"),
	};
	ewa = await addParticipant(site, "ewa", "standard");
	const payload = await sharp({ create: { width: 99, height: 99, channels: 3, background: "#c33" } })
		.png()
		.toBuffer();
	const headers = { "content-type": "image/png" };
	await ewa.ask(`/api/User/Profile/Image/${ewa.id}`, { method: "POST", payload, headers });
}, 60_000);
const shownBefore: (typeof profileShown.$inferSelect)[] = [];
const saidBefore: (typeof profile.$inferSelect)[] = [];
let times = 0;
beforeEach(async () => {
	const { db } = site.deps;
	for (const table of [invitation, personBlock, eventBan]) await db.delete(table);
	if (saidBefore.length === 0) {
		saidBefore.push(...(await db.select().from(profile)));
		shownBefore.push(...(await db.select().from(profileShown)));
	}
	await db.insert(profile).values(saidBefore).onConflictDoNothing();
	await db.insert(profileShown).values(shownBefore).onConflictDoNothing();
	await db.update(registration).set({ status: "confirmed" });
	// Clears the limits in memory.
	site.server.clock.set(new Date(Date.parse("2025-05-01T10:00:00Z") + 3_600_000 * ++times).toISOString());
});

/** Puts a person into a state towards Ewa. Returns the id of her invitation to them, if any. */
async function put(who: TestPerson, state: State): Promise<number> {
	const { db, clock } = site.deps;
	const { eq } = await import("drizzle-orm");
	const [eventId, now] = [site.event.id, clock.now()];
	const theirs = {
		eventId,
		accountId: ewa.id,
		invitedId: who.id,
		sentence: "Kawa?",
		state: "open" as const,
		sentAt: now,
	};
	const hasAccount = who.id !== "nobody";
	let id = 1;
	if (state === "declined" && hasAccount) {
		const declined = { ...theirs, accountId: who.id, invitedId: ewa.id, state: "declined" as const, endedAt: now };
		await db.insert(invitation).values(declined);
	} else if (hasAccount) id = (await db.insert(invitation).values(theirs).returning())[0]!.id;
	if (state === "no profile") await db.delete(profile).where(eq(profile.accountId, who.id));
	if (state === "hidden") await db.delete(profileShown).where(eq(profileShown.accountId, who.id));
	if (state === "blocked" && hasAccount)
		await db.insert(personBlock).values({ accountId: ewa.id, blockedId: who.id, since: now });
	if (state === "banned" && hasAccount) await db.insert(eventBan).values({ eventId, accountId: who.id, since: now });
	if (state === "profiles past") site.server.clock.set("2025-07-20T10:00:00Z");
	if (state === "event over") site.server.clock.set("2025-06-08T10:00:00Z");
	return id;
}

async function ask(who: TestPerson, call: Call, id: number): Promise<number> {
	if (call === "answer") return (await meets.answer(who, id, true)).statusCode;
	if (call === "search" || call === "lists") return (await meets[call](who)).statusCode;
	return (await meets[call](who, ewa)).statusCode;
}

const ALL = (status: number) => Array<number>(CALLS.length).fill(status);
/** People with an invitation from or to Ewa can still block and report her. */
const SHUT = [403, 403, 403, 403, 403, 200, 200];
/**
 * Statuses of search, person, invite, lists, answer, block, report. Ewa invites the caller; in "declined" they invited
 * her.
 */
const ANSWERS: Record<State, Record<Exclude<Role, "nobody">, number[]>> = {
	shown: {
		stranger: SHUT,
		expo: SHUT,
		basic: [403, 200, 403, 200, 200, 200, 200],
		standard: [200, 200, 200, 200, 200, 200, 200],
	},
	"no profile": { stranger: SHUT, expo: SHUT, basic: SHUT, standard: SHUT },
	hidden: { stranger: SHUT, expo: SHUT, basic: SHUT, standard: SHUT },
	// As if there were no block.
	blocked: {
		stranger: SHUT,
		expo: SHUT,
		basic: [403, 200, 403, 200, 200, 200, 200],
		standard: [200, 200, 200, 200, 200, 200, 200],
	},
	declined: {
		stranger: [403, 403, 403, 403, 404, 200, 200],
		expo: [403, 403, 403, 403, 404, 200, 200],
		basic: [403, 404, 403, 200, 404, 200, 200],
		standard: [200, 200, 409, 200, 404, 200, 200],
	},
	banned: { stranger: SHUT, expo: SHUT, basic: SHUT, standard: SHUT },
	"profiles past": { stranger: SHUT, expo: SHUT, basic: SHUT, standard: SHUT },
	"event over": {
		stranger: SHUT,
		expo: SHUT,
		basic: [409, 404, 409, 200, 409, 200, 200],
		standard: [409, 404, 409, 200, 409, 200, 200],
	},
};

test.each(STATES.flatMap((state) => ROLES.map((who) => [state, who] as const)))(
	"%s: each call as %s",
	async (state, who) => {
		const expected = who === "nobody" ? ALL(401) : ANSWERS[state][who];
		const got: number[] = [];
		for (const call of CALLS) {
			const { db } = site.deps;
			for (const table of [invitation, personBlock, eventBan]) await db.delete(table);
			got.push(await ask(people[who], call, await put(people[who], state)));
		}
		expect(got).toEqual(expected);
	},
	30_000,
);

test("a Basic holder cannot block or report an unknown person", async () => {
	expect((await meets.block(people.basic, ewa)).statusCode).toBe(404);
	expect((await meets.report(people.basic, ewa)).statusCode).toBe(404);
	expect((await meets.block(people.standard, site.nobody)).statusCode).toBe(404);
});

test.each(STATES)("%s: a person gets the photo if they get the profile", async (state) => {
	for (const who of [people.stranger, people.expo, people.basic, people.standard]) {
		for (const table of [invitation, personBlock, eventBan]) await site.deps.db.delete(table);
		await put(who, state);
		const profile = (await meets.person(who, ewa)).statusCode;
		const picture = await who.ask(`/api/User/Profile/Image/${ewa.id}`);
		expect([who.email, picture.statusCode]).toEqual([who.email, profile === 200 ? 200 : 404]);
	}
});
