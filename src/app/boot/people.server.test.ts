import { eq, inArray, like } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { addMissing, missingParts } from "../../../demo/people/add-later.ts";
import { arePeopleDrawn } from "../../../demo/people/draw-people.ts";
import { ORGANISERS, PEOPLE, PEOPLE_IDS } from "../../../demo/people/people.ts";
import { PROFILES } from "../../../demo/people/profiles.ts";
import { drawnPeople, entered as enteredAt } from "../../../tests/harness/drawn-people.ts";
import { organiserOf } from "../../../tests/harness/organiser.ts";
import type { TestServer } from "../../../tests/harness/server.ts";
import { account, credential } from "../../features/account/server/tables.ts";
import { offered } from "../../features/demonstration/people.ts";
import { demoPassword, ensurePasswords } from "../../features/demonstration/server/password.ts";
import { facesOf } from "../../features/demonstration/server/store.ts";
import { ordersOfAccount } from "../../features/orders/server/store.ts";
import { codesOfOrder } from "../../features/orders/server/team-code-store.ts";
import { standMessage } from "../../features/stands/server/tables.ts";
import { auditEntry } from "../../kit/audit/tables.ts";
import { emails } from "../../kit/mail/store.ts";
import { stockDifferences } from "../commands/recounts.ts";

let server: TestServer;
let liveCode: string;
let faces: ReadonlyMap<string, string>;

const PARTICIPANTS = PEOPLE.flatMap(({ key, organises }) => (organises ? [] : [key]));

const entered = (key: string) => enteredAt(server, key);

describe.each(["2025-04-30T10:00:00Z", "2026-11-22T20:00:00Z"])("a demonstration started on %s", (now) => {
	beforeAll(async () => {
		({ server, liveCode, faces } = await drawnPeople(now));
	});

	test("has correct counters and people who get no e-mails", async () => {
		expect(await arePeopleDrawn(server.deps)).toBe(true);
		expect((await emails(server.deps.db, 1, 50)).rows).toEqual([]);
		expect(await stockDifferences(server.deps.db)).toEqual([]);
	});

	test.each(ORGANISERS)("$role enters the office", async ({ id, role, isAtLiveEvent }) => {
		const { address, get } = await entered(PEOPLE.find((one) => one.id === id)!.key);
		expect(address).toBe(`/pl/e/${liveCode}/office`);
		const me = await get(`/api/office/event/${liveCode}/me`);
		expect(me).toMatchObject({ roles: [{ role, isOfFoundation: !isAtLiveEvent }], isFactorMissing: false });
		expect(me.events.length > 1).toBe(!isAtLiveEvent);
	});

	test.each(PARTICIPANTS)("%s enters at their next event", async (key) => {
		const { address, get } = await entered(key);
		const eventCode = { over: "THS25", speaker: "MSTS25" }[key] ?? liveCode;
		expect(address).toBe(`/pl/e/${eventCode}/account`);
		const { tickets } = await get("/api/user/tickets");
		expect(tickets[0]).toMatchObject({ eventCode, status: "confirmed" });
		const plan = await get(`/api/user/plan/${eventCode}`);
		expect(plan.lectures.length).toBeGreaterThan(key === "exhibitor" ? -1 : 1);
	});

	test("expo: recordings are locked and show the price of access", async () => {
		const { get } = await entered("expo");
		const { recordings, offers } = await get("/api/event/MSTS25/recordings");
		expect(new Set(recordings.map((one: { state: string }) => one.state))).toEqual(new Set(["locked"]));
		expect(offers.length).toBeGreaterThan(0);
	});

	test.each([
		["online", 1, 1],
		["standard", 2, 3],
	])("%s: has started recordings and seats", async (key, begun, seats) => {
		const { get } = await entered(key);
		const { recordings } = await get("/api/event/MSTS25/recordings");
		const started = recordings.filter((one: { placeSeconds: number }) => one.placeSeconds > 0);
		expect(started.map((one: { state: string }) => one.state)).toEqual(Array(begun).fill("open"));
		const plan = await get(`/api/user/plan/${liveCode}`);
		expect(plan.lectures.filter((one: { isReserved: boolean }) => one.isReserved)).toHaveLength(seats);
	});

	test("standard: has two lectures that clash", async () => {
		const { lectures } = await (await entered("standard")).get(`/api/user/plan/${liveCode}`);
		expect(lectures.filter((one: { hasHours: boolean }) => !one.hasHours)).toEqual([]);
		const starts = lectures.map((one: { startDate: string }) => one.startDate);
		expect(starts.length - new Set(starts).size).toBe(1);
	});

	test("onsite: has a ticket by code, seats and a moved lecture", async () => {
		const { get } = await entered("onsite");
		expect((await get("/api/user/orders")).orders).toEqual([]);
		const { lectures } = await get(`/api/user/plan/${liveCode}`);
		const [moved, ...others] = lectures.filter((one: { change: object | null }) => one.change);
		expect(others).toEqual([]);
		expect(Date.parse(moved.startDate) - Date.parse(moved.change.startDate)).toBe(30 * 60_000);
		expect(moved.change.place).not.toBe(moved.place);
	});

	test("over: can download a certificate", async () => {
		const { get } = await entered("over");
		const { refusal, attendance, certificate } = await get("/api/event/THS25/certificate");
		expect([refusal, attendance.days.length, attendance.lectures, certificate]).toEqual([null, 1, 4, null]);
	});

	test.each(Object.keys(PROFILES))("%s: others see a profile with a photo", async (key) => {
		const { get } = await entered(key);
		const { id } = await get("/api/account/me");
		const { isSaved, headline, photoUrl } = await get(`/api/User/Profile/${id}`);
		expect([isSaved, headline, photoUrl]).toEqual([true, PROFILES[key]!.headline, expect.any(String)]);
		expect(await get(`/api/event/${liveCode}/profile`)).toMatchObject({ state: "open", isVisible: true });
	});

	test("topics are called and found in both languages", async () => {
		const { get } = await entered("standard");
		const found = async (q: string) => (await get(`/api/event/${liveCode}/people?lang=en&q=${q}`)).people;
		const called = (await found("Dyżury")).map((one: { reasons: { topics: object[] } }) => one.reasons.topics);
		expect(called.length).toBeGreaterThan(0);
		for (const topics of called) expect(topics).toContainEqual({ name: "Dyżury", nameEn: "On-call" });
		expect(await found("On-call")).toHaveLength(called.length);
	});

	test("speaker: has a guest ticket, her own lectures, and her picture of the speakers' list", async () => {
		const { get } = await entered("speaker");
		expect((await get("/api/user/tickets")).tickets).toMatchObject([{ eventCode: "MSTS25", packageName: "Standard" }]);
		expect((await get("/api/user/orders")).orders).toEqual([]);
		const lecturers = await get("/api/event/MSTS25/Lecturers?lang=pl");
		const listed = lecturers.find((one: { lastName: string }) => one.lastName === "Miodek");
		const own = (await get("/api/account/me")).id;
		const [drawn] = await server.deps.db.select({ image: account.image }).from(account).where(eq(account.id, own));
		expect([drawn!.image, listed.imageUrl]).toEqual([expect.stringContaining("ada-miodek"), drawn!.image]);
		const { lectures } = await get("/api/user/plan/MSTS25");
		const bio = await get(`/api/lecturer/${listed.objectId}/bio?lang=pl`);
		const planned = new Set(lectures.map((one: { lectureId: number }) => one.lectureId));
		const hers = bio.lectures.filter((one: { objectId: number }) => planned.has(one.objectId));
		expect(hers).toHaveLength(2);
		const { id } = await get("/api/account/me");
		expect(await get(`/api/User/Profile/${id}`)).toMatchObject({ headline: "Kierowniczka migracji", isSaved: true });
		const { refusal } = await get("/api/event/MSTS25/certificate");
		expect(refusal).toBe(now < "2025-06-08" ? "early" : null);
	});

	test("exhibitor: sees CVs with consent; the person sees that one was read", async () => {
		const { get, post } = await entered("exhibitor");
		const { exhibitors } = await get("/api/user/exhibitorCvs?lang=pl");
		expect(exhibitors).toMatchObject([{ exhibitorName: "Bileteria Gwar", isRecruiting: true, isOver: false }]);
		const [{ exhibitorId, people }] = exhibitors;
		expect(people.map((one: { firstName: string }) => one.firstName)).toEqual(["Maja", "Igor", "Tymon"]);
		expect(people.map((one: { fetchedDate: string | null }) => one.fetchedDate !== null)).toEqual([false, false, true]);
		const file = await post(`/api/exhibitor/${exhibitorId}/cv/${people[0].personId}/file`, {});
		expect([file.statusCode, file.headers["content-type"], file.rawPayload.length]).toEqual([
			200,
			"application/pdf",
			people[0].file.size,
		]);
		const online = await entered("online");
		const { id } = await online.get("/api/account/me");
		const { fetches } = await online.get(`/api/user/${id}/userCv/fetched?lang=pl`);
		expect(fetches).toMatchObject([{ exhibitorName: "Bileteria Gwar", what: "form" }]);
	});

	test("exhibitor: finds visits, messages, conversations, contacts and meetings", async () => {
		const { get } = await entered("exhibitor");
		const [{ exhibitorId: id }] = (await get("/api/user/exhibitorCvs")).exhibitors;
		const { days } = await get(`/api/exhibitor/${id}/stand/visits`);
		expect(days).toHaveLength(6);
		const { messages } = await get(`/api/exhibitor/${id}/stand/messages`);
		expect(messages.map((one: { answer: string | null }) => one.answer !== null)).toEqual([
			false,
			false,
			true,
			true,
			true,
		]);
		const { conversations } = await get(`/api/chat/exhibitors/${id}/conversations`);
		expect(conversations.map((one: { unread: number }) => one.unread)).toEqual([2, 0, 0]);
		expect((await get(`/api/exhibitor/${id}/leads`)).leads).toHaveLength(4);
		const { meetings } = await get(`/api/UserMeeting/Exhibitor/${id}`);
		expect(meetings.map((one: { state: string }) => one.state).toSorted()).toEqual([
			"agreed",
			"agreed",
			"asked",
			"asked",
		]);
	});

	test("exec: has paid invoices, a used code and a pending order", async () => {
		const { get } = await entered("exec");
		const { orders } = await get("/api/user/orders");
		expect(orders.map((one: { status: string }) => one.status)).toEqual(["reserved", "confirmed", "confirmed"]);
		expect(orders[0]).toMatchObject({ isPayable: true, dueGrosz: orders[0].grossGrosz });
		expect(Date.parse(orders[0].holdsUntil) - Date.parse(orders[0].createdDate)).toBe(7 * 86_400_000);
		const { db } = server.deps;
		const exec = PEOPLE.find((one) => one.key === "exec")!;
		const own = await ordersOfAccount(db, exec.id);
		const codes = (await Promise.all(own.map((one) => codesOfOrder(db, one.id)))).flat();
		expect(codes.map((one) => one.used)).toEqual([1, 0, 0, 0]);
		for (const { number } of orders.slice(1)) {
			const { documents } = await get(`/api/payment/${number}/info`);
			expect(documents.map((one: { kind: string }) => one.kind)).toEqual([
				"proforma",
				expect.stringMatching(/^(advance|invoice)$/),
			]);
		}
	});

	test("the shown password logs in as any of them; a deleted account is no longer offered", async () => {
		const { app, deps } = server;
		const password = await demoPassword(deps);
		expect(password).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
		for (const { email } of PEOPLE) {
			const payload = { email, password };
			const answer = await app.inject({ method: "POST", url: "/api/auth/sign-in/email", payload });
			expect([email, answer.statusCode]).toEqual([email, 200]);
		}
		const leaving = await entered("expo");
		expect((await leaving.post("/api/user/erasure?lang=pl", { currentPassword: password })).json()).toEqual({
			isErased: true,
		});
		expect((await entered("expo")).status).toBe(404);
		const there = await facesOf(deps.db, PEOPLE_IDS);
		expect(offered(PEOPLE, there).map(({ key }) => key)).toEqual(
			PEOPLE.map(({ key }) => key).filter((it) => it !== "expo"),
		);
		await ensurePasswords(deps, PEOPLE_IDS); // as at the next start
		const theirs = inArray(credential.userId, PEOPLE_IDS);
		expect(await deps.db.$count(credential, theirs)).toBe(PEOPLE.length - 1);
		expect(await stockDifferences(deps.db)).toEqual([]);
	});

	test("an older site gets only new people, and deleted ones stay deleted", async () => {
		const { deps } = server;
		expect(await missingParts(deps)).toBeUndefined();
		const currentPassword = await demoPassword(deps);
		const leave = async (key: string) =>
			expect(await (await entered(key)).post("/api/user/erasure", { currentPassword })).toMatchObject({
				statusCode: 200,
			});
		await leave("exhibitor");
		// the last owner of all events could not leave
		await organiserOf(server, { role: "owner", eventCode: null });
		for (const { id } of ORGANISERS) await leave(PEOPLE.find((one) => one.id === id)!.key);
		expect(await missingParts(deps)).toBeUndefined();
		// the state before these people existed
		await deps.db.delete(auditEntry).where(like(auditEntry.subject, "demonstration:%"));
		const before = await deps.db.$count(standMessage);
		const missing = await missingParts(deps);
		expect(missing?.parts).toEqual(["exhibitor", "office"]);
		const sent = (await emails(deps.db, 1, 50)).rows.map(({ kind }) => kind);
		await addMissing(deps, missing!, faces);
		expect((await entered("exhibitor")).status).toBe(303);
		expect((await entered("sales")).address).toBe(`/pl/e/${liveCode}/office`);
		expect([await deps.db.$count(standMessage), (await entered("expo")).status]).toEqual([before, 404]);
		expect((await emails(deps.db, 1, 50)).rows.map(({ kind }) => kind)).toEqual(sent);
		expect(await stockDifferences(deps.db)).toEqual([]);
		expect(await missingParts(deps)).toBeUndefined();
	});
});
