import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { addParticipant } from "../../../../tests/harness/matchmaking.ts";
import { meeting, type TestPerson } from "../../../../tests/harness/people.ts";
import { seeded } from "../../../kit/random/seeded.ts";
import { account } from "../../account/server/tables.ts";
import { profile, profileShown, profileTopic } from "../../profiles/server/tables.ts";
import { registration } from "../../ticket-holders/server/tables.ts";
import { fitOf, type Interests, reasonsOf } from "../rules.ts";
import { countSharing, foundPeople } from "./people-store.ts";

const TOPICS = ["Azure", "azure", "RAG", "NIS2", "Łączność", "ŁĄCZNOŚĆ", "FinOps", "Żółć", "Testy"];
const GOALS = ["work", "mentoring", "services", "community"];
const NO_FILTERS = { q: "", topic: "", role: "", company: "", lookingFor: "", offering: "", hereSince: undefined };
const COUNT = 300;

let site: Awaited<ReturnType<typeof meeting>>;
let anna: TestPerson;
let everybody: { id: string; interests: Interests }[];
beforeAll(async () => {
	site = await meeting();
	anna = await addParticipant(site, "anna", "standard");
	everybody = await crowd(COUNT);
}, 60_000);

/** Adds people with random interests and topics, from a fixed seed. */
async function crowd(count: number) {
	const { db, clock } = site.deps;
	const random = seeded("people");
	const some = (all: readonly string[]) => all.filter(() => random.chance(0.35));
	const now = clock.now();
	const profileTexts = {
		headline: "x",
		company: "",
		about: "",
		lookingForText: "",
		offeringText: "",
		languages: [],
		links: [],
	};
	const drawn = Array.from({ length: count }, (_, n) => {
		const topics = some(TOPICS).filter(
			(one, at, all) => all.findIndex((it) => it.toLowerCase() === one.toLowerCase()) === at,
		);
		const interests = {
			lookingFor: some(GOALS),
			offering: some(GOALS),
			topics: topics.map((name) => ({ name, nameEn: null })),
		};
		return { id: `crowd-${n}`, interests };
	});
	const named = {
		firstName: "Jan",
		lastName: "Nowak",
		name: "Jan Nowak",
		emailVerified: true,
		createdAt: now,
		updatedAt: now,
	};
	await db.insert(account).values(drawn.map(({ id }) => ({ ...named, id, email: `${id}@ktos.example` })));
	const ticket = { ...site.tickets.basic, status: "confirmed" as const, profile: {}, createdAt: now };
	await db.insert(registration).values(drawn.map(({ id }) => ({ ...ticket, accountId: id })));
	await db.insert(profile).values(
		drawn.map(({ id, interests: { lookingFor, offering } }) => ({
			accountId: id,
			...profileTexts,
			lookingFor,
			offering,
			updatedAt: now,
		})),
	);
	await db
		.insert(profileTopic)
		.values(
			drawn.flatMap(({ id, interests }) =>
				interests.topics.map((one, position) => ({ accountId: id, position, ...one })),
			),
		);
	await db.insert(profileShown).values(drawn.map(({ id }) => ({ accountId: id, eventId: site.event.id, since: now })));
	return drawn;
}

const own: Interests = {
	topics: ["AZURE", "łączność", "NIS2", "żółć"].map((name) => ({ name, nameEn: null })),
	lookingFor: ["work", "services"],
	offering: ["mentoring"],
};
const found = (limit: number, offset = 0, viewerId = anna.id) =>
	foundPeople(site.deps.db, { eventId: site.event.id, viewerId }, own, { filters: NO_FILTERS, limit, offset });

test("the store ranks like the rules", async () => {
	const fits = new Map(everybody.map(({ id, interests }) => [id, fitOf(reasonsOf(own, interests))]));
	const { ids, count } = await found(COUNT);
	expect([ids.length, count]).toEqual([COUNT, COUNT]);
	const ranked = ids.map((id) => fits.get(id)!);
	expect(ranked).toEqual(ranked.toSorted((a, b) => b - a));
	expect(new Set(ranked).size).toBeGreaterThan(6);
});

test("the count includes people with a common topic, but not people with only a matching wish", async () => {
	const reasons = everybody.map(({ interests }) => reasonsOf(own, interests));
	const sharing = reasons.filter((one) => one.topics.length > 0).length;
	expect(sharing).toBeLessThan(reasons.filter((one) => fitOf(one) > 0).length);
	expect(await countSharing(site.deps.db, { eventId: site.event.id, viewerId: anna.id }, own)).toBe(sharing);
});

test("pages list each person once in a constant order; equal people have another order for each viewer", async () => {
	const all = (await found(COUNT)).ids;
	const pages: string[] = [];
	for (let offset = 0; offset < COUNT; offset += 24) pages.push(...(await found(24, offset)).ids);
	expect(pages).toEqual(all);
	expect(new Set(pages).size).toBe(COUNT);
	const other = (await found(COUNT + 1, 0, "somebody-else")).ids.filter((id) => id !== anna.id);
	expect(other).not.toEqual(all);
	expect(other.toSorted()).toEqual(all.toSorted());
	// Equal people are not in order of name or account either.
	expect(all.slice(-10)).not.toEqual(all.slice(-10).toSorted());
});

test("an index finds the topics of profiles", async () => {
	const { rows } = await site.deps.db.execute<{ indexdef: string }>(
		sql`select indexdef from pg_indexes where tablename = 'profile_topic'`,
	);
	expect(rows.map((row) => row.indexdef).join()).toMatch(/lower\(name_en\).*name_key, account_id/s);
});
