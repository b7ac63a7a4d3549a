import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addCalendar } from "../../../../tests/harness/content.ts";
import { addParticipant, meets } from "../../../../tests/harness/matchmaking.ts";
import { meeting, type TestPerson } from "../../../../tests/harness/people.ts";
import { emailMessage } from "../../../kit/mail/tables.ts";
import { conversation } from "../../chat/server/tables.ts";
import { addCheckIn } from "../../checkin/server/store.ts";
import { calendar } from "../../event/server/tables.ts";
import { profilePhoto, profileShown } from "../../profiles/server/tables.ts";
import { registration } from "../../ticket-holders/server/tables.ts";
import type { Person } from "../contract.ts";
import { invitation, personBlock } from "./tables.ts";

let site: Awaited<ReturnType<typeof meeting>>;
let ewa: TestPerson;
let standard: TestPerson;
let basic: TestPerson;
beforeAll(async () => {
	site = await meeting();
	ewa = await addParticipant(site, "ewa", "standard");
	standard = await addParticipant(site, "standard", "standard");
	basic = await addParticipant(site, "basic", "basic");
	const photo = { large: "no.a.webp", small: "no.b.webp", updatedAt: new Date() };
	await site.deps.db.insert(profilePhoto).values([ewa, standard].map(({ id }) => ({ accountId: id, ...photo })));
}, 60_000);
const anew = async () => {
	const { deps, server } = site;
	for (const table of [invitation, personBlock, conversation]) await deps.db.delete(table);
	server.clock.set(new Date(server.clock.now().getTime() + 600_000).toISOString());
};
beforeEach(async () => {
	await anew();
	await site.deps.db.delete(emailMessage);
});

const HISTORIES = ["nothing", "waits", "invites", "declined", "was declined", "accepted", "was accepted"] as const;
type History = (typeof HISTORIES)[number];

/** Returns the invitation's id; 1 without one. */
async function put(who: TestPerson, tie: History): Promise<number> {
	if (tie === "nothing") return 1;
	const isTheirs = tie === "invites" || tie === "declined" || tie === "accepted";
	const [from, to] = isTheirs ? [ewa, who] : [who, ewa];
	const state = tie.endsWith("declined") ? "declined" : tie.endsWith("accepted") ? "accepted" : "open";
	const sentAt = site.server.clock.now();
	const of = { eventId: site.event.id, accountId: from.id, invitedId: to.id, sentence: "Kawa?", sentAt };
	const [row] = await site.deps.db
		.insert(invitation)
		.values({ ...of, state, endedAt: state === "open" ? null : sentAt })
		.returning();
	return row!.id;
}

type PendingResponse = ReturnType<TestPerson["ask"]>;
/** These reads show the change. */
const changed = (who: TestPerson): PendingResponse[] => [
	meets.person(who, ewa),
	meets.lists(who),
	who.ask("/api/chat/conversations"),
];
const reads = (who: TestPerson): PendingResponse[] => [
	...changed(who),
	meets.standing(who),
	meets.search(who),
	who.ask(`/api/User/Profile/Image/${ewa.id}`),
];
const ACTS: Record<string, (who: TestPerson, id: number) => PendingResponse> = {
	invite: (who) => meets.invite(who, ewa),
	"invite twice": (who) => meets.invite(who, ewa).then(() => meets.invite(who, ewa)),
	accept: (who, id) => meets.answer(who, id, true),
	decline: (who, id) => meets.answer(who, id, false),
	withdraw: (who, id) => meets.withdraw(who, id),
	block: (who) => meets.block(who, ewa),
	report: (who) => meets.report(who, ewa),
};

/** Returns all responses, and the reads after each act, without times and ids. */
async function answers(who: TestPerson, tie: History, isBlocked: boolean): Promise<Record<string, string[]>> {
	const responseTexts = (all: Awaited<PendingResponse>[]) =>
		all.map(({ statusCode, body }) => {
			const stableBody = body.replace(/"(invitationId|objectId)":\d+|"\w+Date":"[^"]+"/g, "");
			return `${statusCode} ${stableBody}`;
		});
	const begun = async () => {
		await anew();
		const id = await put(who, tie);
		const since = site.server.clock.now();
		if (isBlocked) await site.deps.db.insert(personBlock).values({ accountId: ewa.id, blockedId: who.id, since });
		return id;
	};
	await begun();
	const all: Record<string, string[]> = { nothing: responseTexts(await Promise.all(reads(who))) };
	for (const [name, act] of Object.entries(ACTS)) {
		const answer = await act(who, await begun());
		all[name] = responseTexts([answer, ...(await Promise.all(changed(who)))]);
	}
	return all;
}

describe("a blocked person notices nothing: all calls answer as without the block", () => {
	test.each<[History, "standard" | "basic"]>([
		...HISTORIES.map((tie): [History, "standard"] => [tie, "standard"]),
		["invites", "basic"],
		["accepted", "basic"],
	])(
		"if the invitation %s, as %s",
		async (tie, ticket) => {
			const who = ticket === "standard" ? standard : basic;
			expect(await answers(who, tie, true)).toEqual(await answers(who, tie, false));
		},
		60_000,
	);

	test("only the blocker's presence on site is hidden", async () => {
		const { deps, server, event } = site;
		const [known] = await deps.db.select().from(calendar).where(eq(calendar.eventId, event.id));
		const { id: calendarId } = known ?? (await addCalendar(deps, event));
		const [ticket] = await deps.db.select().from(registration).where(eq(registration.accountId, ewa.id));
		const scan = { registrationId: ticket!.id, calendarId, lectureId: null, scannedBy: "test" };
		await deps.db.transaction((tx) => addCheckIn(tx, { ...scan, at: server.clock.now() }));
		const here = async () => [
			(await meets.person(standard, ewa)).json().person.isHere,
			await found(standard, "&isHere=true"),
		];
		expect(await here()).toEqual([true, [ewa.id]]);
		await meets.block(ewa, standard);
		expect(await here()).toEqual([false, []]);
	});
});

const found = async (who: TestPerson, query = ""): Promise<string[]> =>
	(await meets.search(who, query)).json().people.map((one: Person) => one.id);
const emails = async () =>
	(await site.deps.db.select().from(emailMessage).orderBy(emailMessage.id)).map(({ kind }) => kind);
const NOBODY = { received: [], sent: [], connected: [] };

describe("a person who blocks another one", () => {
	test.each<History>(["nothing", "invites", "accepted"])("no longer finds them, if the invitation %s", async (tie) => {
		await put(standard, tie);
		expect((await meets.block(ewa, standard)).json()).toEqual({ isBlocked: true });
		expect((await meets.block(ewa, standard)).statusCode).toBe(200);
		expect(await found(ewa)).not.toContain(standard.id);
		const [seen, none] = [await meets.person(ewa, standard), await meets.person(ewa, site.nobody)];
		expect([seen.statusCode, seen.body]).toEqual([404, none.body]);
		expect((await meets.invite(ewa, standard)).body).toBe((await meets.invite(ewa, site.nobody)).body);
		expect((await meets.lists(ewa)).json()).toEqual(NOBODY);
		expect((await ewa.ask("/api/user/blocked")).json().people).toMatchObject([{ id: standard.id }]);
		expect((await meets.report(ewa, standard)).statusCode).toBe(200);
	});

	test("gets no invitation from them; it appears when the block ends", async () => {
		await meets.block(ewa, standard);
		const { invitationId } = (await meets.invite(standard, ewa)).json();
		expect([await emails(), (await meets.lists(ewa)).json()]).toEqual([[], NOBODY]);
		expect((await meets.standing(ewa)).json().waiting).toBe(0);
		expect((await meets.answer(ewa, invitationId, true)).statusCode).toBe(404);
		expect((await meets.block(ewa, standard, false)).json()).toEqual({ isBlocked: false });
		expect((await meets.person(ewa, standard)).json().person.tie).toBe("received");
	});

	test("does not learn of an acceptance until the block ends", async () => {
		const { invitationId } = (await meets.invite(ewa, basic)).json();
		await site.deps.db.delete(emailMessage);
		await meets.block(ewa, basic);
		expect((await meets.answer(basic, invitationId, true)).json()).toMatchObject({ tie: "connected" });
		expect(await emails()).toEqual([]);
		const talk = async (who: TestPerson) => (await who.ask("/api/chat/conversations")).json().conversations[0];
		const { objectId } = await talk(basic);
		const payload = { key: "a", text: "Halo?" };
		await basic.ask(`/api/chat/conversations/${objectId}/messages`, { method: "POST", payload });
		expect(await talk(ewa)).toMatchObject({ isClosed: true, unread: 0, last: null });
		await meets.block(ewa, basic, false);
		expect(await talk(ewa)).toMatchObject({ isClosed: false, unread: 0, last: null });
		expect((await meets.lists(ewa)).json().connected).toMatchObject([{ id: basic.id, tie: "connected" }]);
	});

	test("stays blocked by the other, if both blocked each other", async () => {
		const { invitationId } = (await meets.invite(ewa, standard)).json();
		await meets.answer(standard, invitationId, true);
		await meets.block(ewa, standard);
		await meets.block(standard, ewa);
		await meets.block(ewa, standard, false);
		const closed = async (who: TestPerson) =>
			(await who.ask("/api/chat/conversations")).json().conversations[0].isClosed;
		expect([await closed(ewa), await closed(standard)]).toEqual([false, true]);
		expect([await found(ewa), await found(standard)]).toEqual([
			expect.arrayContaining([standard.id]),
			expect.not.arrayContaining([ewa.id]),
		]);
	});

	test("sees their photo only if they were connected and the profile is visible", async () => {
		// Only the file is missing.
		const seesPhoto = async () =>
			(await ewa.ask(`/api/User/Profile/Image/${standard.id}`)).json().message !== "Nie ma takiego zdjęcia.";
		await put(standard, "waits");
		await meets.block(ewa, standard);
		expect(await seesPhoto()).toBe(false);
		await site.deps.db.update(invitation).set({ state: "accepted" });
		expect(await seesPhoto()).toBe(true);
		await site.deps.db.delete(profileShown).where(eq(profileShown.accountId, standard.id));
		expect(await seesPhoto()).toBe(false);
	});
});
