import { setTimeout } from "node:timers/promises";
import { and, eq, isNull } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { FREE } from "../../../../tests/harness/options.ts";
import type { TestOrganiser } from "../../../../tests/harness/organiser.ts";
import { goodPayload, waitingSecret } from "../../../../tests/harness/registering.ts";
import { waitingOffice } from "../../../../tests/harness/waiting-office.ts";
import { auditEntry } from "../../../kit/audit/tables.ts";
import { PREVIEW_CHANGED } from "../../../kit/contract/preview.ts";
import { emailMessage } from "../../../kit/mail/tables.ts";
import { calendar, event } from "../../event/server/tables.ts";
import { notice } from "../../notices/server/tables.ts";
import * as calls from "../waiting-office-contract.ts";
import { waitingRefusals } from "../waiting-office-texts.ts";
import { serveWaiting } from "./offers.ts";
import { waitingEntry } from "./tables.ts";

let one: Awaited<ReturnType<typeof waitingOffice>>;
let endsAt: Date;
beforeAll(async () => {
	one = await waitingOffice();
	endsAt = one.event.endsAt;
});
beforeEach(async () => {
	await one.emptyLists();
	await one.db.delete(auditEntry);
	await setEnd(endsAt);
	await one.setPlaces("BASIC-ONLINE", 2, 1);
});

const setEnd = (at: Date) => one.db.update(event).set({ endsAt: at }).where(eq(event.id, one.event.id));
const endEvent = () => setEnd(new Date(one.server.clock.now().getTime() - 1000));

const ACTS = {
	offer: [calls.previewWaitingOffer, calls.offerWaitingPlace],
	end: [calls.previewWaitingOfferEnd, calls.endWaitingOffer],
	remove: [calls.previewWaitingRemoval, calls.removeFromWaitingList],
} as const;
type Act = keyof typeof ACTS;

const preview = (act: Act, entryId: number, who: TestOrganiser = one.sales) =>
	who.ask(ACTS[act][0], { params: { eventCode: "MSTS25", entryId } });
type RunTerms = { fingerprint: string; who?: TestOrganiser; headers?: Record<string, string> };
const run = (act: Act, entryId: number, { fingerprint, who = one.sales, headers = {} }: RunTerms) =>
	who.ask(ACTS[act][1], { params: { eventCode: "MSTS25", entryId }, body: { fingerprint }, headers });
/** Previews and runs. */
async function does(act: Act, entryId: number, who?: TestOrganiser) {
	const { fingerprint } = (await preview(act, entryId, who)).json();
	return run(act, entryId, { fingerprint, ...(who && { who }) });
}
const journal = async () =>
	(await one.db.select().from(auditEntry).orderBy(auditEntry.id))
		.filter(({ action }) => action.startsWith("waiting."))
		.map(({ action, actor, subject, eventId, detail }) => ({ action, actor, subject, eventId, detail }));
const entryOf = (action: string, id: number) => ({
	action,
	actor: one.sales.accountId,
	subject: `waiting:${id}`,
	eventId: one.event.id,
	detail: { packageId: expect.any(Number) },
});
const codesOf = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode);

/** Expects the preview and the command to be refused alike, without effects. */
async function expectRefused(act: Act, entryId: number, refusal: keyof typeof waitingRefusals): Promise<void> {
	const before = [await one.states(), await one.takenOf("BASIC-ONLINE")];
	for (const answer of [await preview(act, entryId), await run(act, entryId, { fingerprint: "x" })])
		expect([answer.statusCode, answer.json().message]).toEqual([409, waitingRefusals[refusal].en]);
	expect([await one.states(), await one.takenOf("BASIC-ONLINE")]).toEqual(before);
	expect([await one.mails(), await journal()]).toEqual([[], []]);
}

describe("an offer out of turn", () => {
	test("holds the free place for its person, who can take it, and the line stays", async () => {
		await one.add("ewa");
		await one.add("jan", { confirmedAt: null });
		const ola = await one.add("ola");
		await one.add("kuba");
		const seen = (await preview("offer", ola)).json();
		expect(seen).toMatchObject({
			title: "Ola (ola@firma.example) gets the offer of a place in package Basic Online for 24 hours.",
			effects: ["2 people ahead keep their places in line."],
			emails: 1,
		});
		expect([await one.takenOf("BASIC-ONLINE"), await one.mails()]).toEqual([1, []]);
		const done = await run("offer", ola, seen);
		expect(done.json()).toEqual({ sentence: "The offer is sent to Ola (ola@firma.example)." });
		expect(await one.states()).toEqual({ ewa: "waiting", jan: "waiting", ola: "offered", kuba: "waiting" });
		expect([await one.takenOf("BASIC-ONLINE"), await one.mails()]).toEqual([2, ["waiting-offered ola"]]);
		expect(await journal()).toEqual([entryOf("waiting.offered", ola)]);
		const offer = await waitingSecret(one.server, "ola@firma.example");
		expect((await one.buy({ email: "ola@firma.example", offer })).statusCode).toBe(200);
		expect([await one.takenOf("BASIC-ONLINE"), (await one.states())["ola"]]).toEqual([2, "taken"]);
	});

	test("needs a free place, a confirmed address and an event that is not over", async () => {
		const unconfirmed = await one.add("jan", { confirmedAt: null });
		const ewa = await one.add("ewa");
		await expectRefused("offer", unconfirmed, "unconfirmed");
		await endEvent();
		await expectRefused("offer", ewa, "over");
		await setEnd(endsAt);
		await one.setPlaces("BASIC-ONLINE", 1, 1);
		await expectRefused("offer", ewa, "noPlace");
	});

	test.each([
		["offered", "offered"],
		["taken", "taken"],
		["expired", "gone"],
		["left", "gone"],
		["removed", "gone"],
	] as const)("is refused to an entry that is %s", async (state, refusal) => {
		await expectRefused("offer", await one.add("ewa", { state }), refusal);
	});

	test("has a place in a package without a limit", async () => {
		await one.setPlaces("BASIC-ONLINE", null, 5);
		expect((await does("offer", await one.add("ewa"))).statusCode).toBe(200);
		expect([await one.states(), await one.takenOf("BASIC-ONLINE")]).toEqual([{ ewa: "offered" }, 6]);
	});

	test("is sent once for one request key", async () => {
		const ewa = await one.add("ewa");
		const { fingerprint } = (await preview("offer", ewa)).json();
		const headers = { "idempotency-key": "only-once" };
		const both = await Promise.all([1, 2].map(() => run("offer", ewa, { fingerprint, headers })));
		expect(codesOf(both)).toEqual([200, 200]);
		expect((await run("offer", ewa, { fingerprint, headers })).json()).toEqual(both[0]!.json());
		expect([await one.mails(), await one.takenOf("BASIC-ONLINE")]).toEqual([["waiting-offered ewa"], 2]);
	});
});

describe("the end of an offer", () => {
	test("gives its place to the next in line, and tells both", async () => {
		const kuba = await one.add("kuba", { state: "offered" });
		await one.add("jan", { confirmedAt: null });
		await one.add("ewa");
		await one.add("ola");
		await one.add("inna", { package: "STANDARD" });
		const seen = (await preview("end", kuba)).json();
		expect(seen).toMatchObject({
			effects: ["The place goes to the next in line, Ewa (ewa@firma.example), by e-mail."],
			emails: 2,
		});
		const done = await run("end", kuba, seen);
		expect(done.json()).toEqual({ sentence: "The offer to Kuba (kuba@firma.example) has ended." });
		const waiting = { jan: "waiting", ola: "waiting", inna: "waiting" };
		expect(await one.states()).toEqual({ kuba: "ended", ewa: "offered", ...waiting });
		expect(await one.mails()).toEqual(["waiting-ended kuba", "waiting-offered ewa"]);
		expect([await one.takenOf("BASIC-ONLINE"), await journal()]).toEqual([1, [entryOf("waiting.offer-ended", kuba)]]);
		const [mail] = await one.db.select().from(emailMessage).where(eq(emailMessage.kind, "waiting-ended"));
		expect([mail!.eventId, mail!.text]).toEqual([one.event.id, expect.stringContaining("has withdrawn the offer")]);
		// the link of the offer says so, and buys nothing
		const offer = "offer kuba";
		expect((await one.server.app.inject(`/api/waitingList/${encodeURIComponent(offer)}`)).json().state).toBe("ended");
		expect((await one.buy({ email: "kuba@firma.example", offer })).statusCode).toBe(409);
	});

	test("returns the place to sale when nobody confirmed waits", async () => {
		const kuba = await one.add("kuba", { state: "offered" });
		await one.add("jan", { confirmedAt: null });
		expect((await preview("end", kuba)).json()).toMatchObject({
			effects: ["Nobody with a confirmed address waits, so the place returns to sale."],
			emails: 1,
		});
		await does("end", kuba);
		expect([await one.states(), await one.takenOf("BASIC-ONLINE")]).toEqual([{ kuba: "ended", jan: "waiting" }, 0]);
		expect(await one.mails()).toEqual(["waiting-ended kuba"]);
	});

	test("gives nobody the place after the event", async () => {
		const kuba = await one.add("kuba", { state: "offered" });
		await one.add("ewa");
		await endEvent();
		expect((await preview("end", kuba)).json()).toMatchObject({ emails: 1 });
		await does("end", kuba);
		expect([await one.states(), await one.takenOf("BASIC-ONLINE")]).toEqual([{ kuba: "ended", ewa: "waiting" }, 0]);
	});

	test("settles the notice in the person's account, and no other", async () => {
		await one.db.delete(notice);
		const people = [one.anna, one.jan];
		const ids = [await one.add("anna"), await one.add("jan", { email: "jan@inna.example" })];
		await one.setPlaces("BASIC-ONLINE", 3, 1);
		for (const id of ids) expect((await does("offer", id)).statusCode).toBe(200);
		const unread = async () => {
			const rows = await one.db
				.select()
				.from(notice)
				.where(and(eq(notice.kind, "waiting-offered"), isNull(notice.readAt)));
			return rows.map(({ accountId }) => accountId);
		};
		expect((await unread()).toSorted()).toEqual(people.map(({ accountId }) => accountId).toSorted());
		await does("end", ids[0]!);
		expect(await unread()).toEqual([one.jan.accountId]);
	});

	test("is refused without an offer, and after the place was taken", async () => {
		await expectRefused("end", await one.add("ewa"), "notOffered");
		await expectRefused("end", await one.add("kuba", { state: "taken" }), "taken");
		await expectRefused("end", await one.add("ola", { state: "expired" }), "gone");
	});

	test("is asked about again when another person has become the next", async () => {
		const kuba = await one.add("kuba", { state: "offered" });
		const ewa = await one.add("ewa");
		await one.add("ola");
		const { fingerprint } = (await preview("end", kuba)).json();
		await does("remove", ewa);
		const late = await run("end", kuba, { fingerprint });
		expect([late.statusCode, late.json().type]).toEqual([409, PREVIEW_CHANGED]);
		expect(await one.states()).toEqual({ kuba: "offered", ewa: "removed", ola: "waiting" });
	});
});

describe("a removal from the list", () => {
	test("tells a confirmed person, and nobody at an unconfirmed address", async () => {
		const ewa = await one.add("ewa");
		const jan = await one.add("jan", { confirmedAt: null });
		await one.add("ola");
		expect((await preview("remove", ewa)).json()).toMatchObject({
			effects: ["The person is told by e-mail."],
			emails: 1,
		});
		expect((await preview("remove", jan)).json()).toMatchObject({ emails: 0 });
		for (const id of [ewa, jan]) expect((await does("remove", id)).statusCode).toBe(200);
		expect(await one.states()).toEqual({ ewa: "removed", jan: "removed", ola: "waiting" });
		expect([await one.mails(), await one.takenOf("BASIC-ONLINE")]).toEqual([["waiting-removed ewa"], 1]);
		expect(await journal()).toEqual([entryOf("waiting.removed", ewa), entryOf("waiting.removed", jan)]);
		expect(
			(await one.sales.ask(calls.getWaitingEntries, { query: { state: "inLine" } as never })).json().rows,
		).toMatchObject([{ firstName: "Ola", position: 1 }]);
	});

	test("is refused with an offer, which is ended instead", async () => {
		await expectRefused("remove", await one.add("kuba", { state: "offered" }), "offered");
	});
});

test("another event's entries are unknown, also to the command", async () => {
	const foreign = await one.add("obca", { package: "VISIT", state: "offered" });
	for (const act of ["offer", "end", "remove"] as const)
		expect((await run(act, foreign, { fingerprint: "x", who: one.owner })).statusCode).toBe(404);
	expect(await one.states()).toEqual({ obca: "offered" });
});

/** Starts requests while an entry is locked: each has read it before any of them writes. */
async function atOnce<T>(entryId: number, starts: (() => Promise<T>)[]): Promise<T[]> {
	const started: Promise<T>[] = [];
	await one.db.transaction(async (tx) => {
		await tx.select().from(waitingEntry).where(eq(waitingEntry.id, entryId)).for("update");
		for (const start of starts) {
			started.push(start());
			// the first one waits first for the lock
			await setTimeout(700);
		}
	});
	return Promise.all(started);
}

describe("at the same moment", () => {
	test("two organisers end one offer once", async () => {
		const kuba = await one.add("kuba", { state: "offered" });
		await one.add("ewa");
		await one.add("ola");
		const { fingerprint } = (await preview("end", kuba)).json();
		const both = await atOnce(
			kuba,
			[one.sales, one.owner].map((who) => () => run("end", kuba, { fingerprint, who })),
		);
		expect(codesOf(both)).toEqual([200, 409]);
		expect(await one.states()).toEqual({ kuba: "ended", ewa: "offered", ola: "waiting" });
		expect([await one.mails(), await one.takenOf("BASIC-ONLINE")]).toEqual([
			["waiting-ended kuba", "waiting-offered ewa"],
			1,
		]);
		expect(await journal()).toHaveLength(1);
	});

	test("two organisers offer one person one place", async () => {
		await one.setPlaces("BASIC-ONLINE", 5, 1);
		const ewa = await one.add("ewa");
		const { fingerprint } = (await preview("offer", ewa)).json();
		const both = await atOnce(
			ewa,
			[one.sales, one.owner].map((who) => () => run("offer", ewa, { fingerprint, who })),
		);
		expect(codesOf(both)).toEqual([200, 409]);
		expect([await one.mails(), await one.takenOf("BASIC-ONLINE")]).toEqual([["waiting-offered ewa"], 2]);
	});

	test("two organisers offer the last place to one of two people", async () => {
		for (let round = 0; round < 10; round++) {
			await one.emptyLists();
			await one.setPlaces("BASIC-ONLINE", 2, 1);
			const ids = [await one.add("ewa"), await one.add("ola")];
			const prints = [];
			for (const id of ids) prints.push((await preview("offer", id)).json().fingerprint);
			const both = await Promise.all([
				run("offer", ids[0]!, { fingerprint: prints[0] }),
				run("offer", ids[1]!, { fingerprint: prints[1], who: one.owner }),
			]);
			expect(codesOf(both).toSorted()).toEqual([200, 409]);
			const loser = both.find(({ statusCode }) => statusCode === 409)!;
			expect(loser.json().message).toBe(waitingRefusals.noPlace.en);
			expect(Object.values(await one.states()).toSorted()).toEqual(["offered", "waiting"]);
			expect([(await one.mails()).length, await one.takenOf("BASIC-ONLINE")]).toEqual([1, 2]);
		}
	});

	test.each([true, false])(
		"an organiser ends the offer that its person takes (the person is first: %s)",
		async (isTaken) => {
			const name = isTaken ? "kasia" : "kuba";
			const kuba = await one.add(name, { state: "offered" });
			await one.add("ewa");
			const { fingerprint } = (await preview("end", kuba)).json();
			const take = () => one.buy({ email: `${name}@firma.example`, offer: `offer ${name}` });
			const end = () => run("end", kuba, { fingerprint });
			const [first, second] = await atOnce(kuba, isTaken ? [take, end] : [end, take]);
			expect(codesOf([first!, second!])).toEqual([200, 409]);
			if (isTaken) expect(second!.json().message).toBe(waitingRefusals.taken.en);
			expect(await one.states()).toEqual({ [name]: isTaken ? "taken" : "ended", ewa: isTaken ? "waiting" : "offered" });
			expect(await one.takenOf("BASIC-ONLINE")).toBe(1);
			expect((await one.mails()).filter((mail) => mail.startsWith("waiting-"))).toEqual(
				isTaken ? [] : ["waiting-ended kuba", "waiting-offered ewa"],
			);
		},
	);

	test("an organiser ends the offer that its person declines", async () => {
		const kuba = await one.add("kuba", { state: "offered" });
		await one.add("ewa");
		const { fingerprint } = (await preview("end", kuba)).json();
		const url = `/api/waitingList/${encodeURIComponent("offer kuba")}/leave`;
		const both = await atOnce(kuba, [
			() => one.server.app.inject({ method: "POST", url }),
			() => run("end", kuba, { fingerprint }),
		]);
		expect(codesOf(both)).toEqual([200, 409]);
		expect(await one.states()).toEqual({ kuba: "left", ewa: "offered" });
		expect([await one.takenOf("BASIC-ONLINE"), await one.mails()]).toEqual([1, ["waiting-offered ewa"]]);
	});

	test.each([true, false])(
		"an organiser ends the offer of a person who erases the account (the person is first: %s)",
		async (isErased) => {
			const email = `znika${isErased}@firma.example`;
			const { cookie } = await one.guest(email, FREE);
			await one.db.delete(emailMessage);
			const offered = await one.add("znika", { state: "offered", email });
			await one.add("ewa");
			await one.add("ola");
			const { fingerprint } = (await preview("end", offered)).json();
			const erase = () =>
				one.server.app.inject({
					method: "POST",
					url: "/api/user/erasure?lang=en",
					payload: { currentPassword: goodPayload.password },
					headers: { cookie, origin: "http://estrada.test" },
				});
			const end = () => run("end", offered, { fingerprint });
			const [first, second] = await atOnce(offered, isErased ? [erase, end] : [end, erase]);
			expect(codesOf([first!, second!])).toEqual([200, isErased ? 404 : 200]);
			// one place, one next person
			expect(await one.states()).toEqual({ ewa: "offered", ola: "waiting" });
			expect(await one.takenOf("BASIC-ONLINE")).toBe(1);
			expect((await one.mails()).filter((mail) => mail.startsWith("waiting-"))).toEqual(["waiting-offered ewa"]);
		},
	);

	test("an organiser and the job give one free place once", async () => {
		for (let round = 0; round < 10; round++) {
			await one.emptyLists();
			await one.setPlaces("BASIC-ONLINE", 2, 1);
			await one.add("ewa");
			const ola = await one.add("ola");
			const { fingerprint } = (await preview("offer", ola)).json();
			await Promise.all([run("offer", ola, { fingerprint }), serveWaiting(one.people)]);
			expect(Object.values(await one.states()).toSorted()).toEqual(["offered", "waiting"]);
			expect([(await one.mails()).length, await one.takenOf("BASIC-ONLINE")]).toEqual([1, 2]);
		}
	});
});

test("the job offers places of a meetup's pass until its last edition ends", async () => {
	await one.setPlaces("VISIT", null, 0);
	await one.add("ewa", { package: "VISIT" });
	const now = one.server.clock.now().getTime();
	const edition = { eventId: one.newYork.id, code: "NYC-1", name: "Edycja", startsAt: new Date(now - 2000) };
	await one.db.update(event).set({ isMeeting: true }).where(eq(event.id, one.newYork.id));
	await one.db.insert(calendar).values({ ...edition, endsAt: new Date(now - 1000) });
	expect(await serveWaiting(one.people)).toBe(0);
	await one.db.insert(calendar).values({ ...edition, code: "NYC-2", endsAt: new Date(now + 1000) });
	expect([await serveWaiting(one.people), await one.states()]).toEqual([1, { ewa: "offered" }]);
});

test("the job offers no place after the event", async () => {
	await one.add("ewa");
	await endEvent();
	expect(await serveWaiting(one.people)).toBe(0);
	expect([await one.states(), await one.takenOf("BASIC-ONLINE"), await one.mails()]).toEqual([
		{ ewa: "waiting" },
		1,
		[],
	]);
	await setEnd(endsAt);
	expect(await serveWaiting(one.people)).toBe(1);
	expect(await one.states()).toEqual({ ewa: "offered" });
});
