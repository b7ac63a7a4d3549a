import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { demoEvents } from "../../../demo/bundles.ts";
import { addFoundation } from "../../../demo/foundation.ts";
import { arePeopleDrawn, drawPeople, eventsOfPeople } from "../../../demo/people/draw-people.ts";
import { PEOPLE } from "../../../demo/people/people.ts";
import { PROFILES } from "../../../demo/people/profiles.ts";
import { takeIn } from "../../../demo/seed.ts";
import { freshServer, type TestServer } from "../../../tests/harness/server.ts";
import { credential } from "../../features/account/server/tables.ts";
import { ordersOfAccount } from "../../features/orders/server/store.ts";
import { codesOfOrder } from "../../features/orders/server/team-code-store.ts";
import { emails } from "../../kit/mail/store.ts";
import { stockDifferences } from "../commands/recounts.ts";

let server: TestServer;
let liveCode: string;
const faces = new Map<string, string>();
const picture = sharp({ create: { width: 704, height: 704, channels: 3, background: "#3d2bff" } })
	.png()
	.toBuffer();

/** The demonstration's people on a site that was first started at a moment. */
async function drawnAt(now: string): Promise<void> {
	server = await freshServer({ now, env: { PUBLIC_URL: "http://localhost:3000" } });
	const firstStart = server.clock.now();
	const all = demoEvents(firstStart, "MSTS25");
	liveCode = all.find((one) => one.folder === "LIVE")!.code;
	const wanted = all.filter(({ code }) => eventsOfPeople(liveCode).includes(code));
	for (const [index, one] of wanted.entries())
		await takeIn(server.deps, one, firstStart, new Map(), index === 0 ? addFoundation : undefined);
	expect(await arePeopleDrawn(server.deps)).toBe(false);
	for (const { id, key } of PEOPLE) faces.set(id, await server.deps.files.savePicture(`people/${key}`, await picture));
	await drawPeople(server.deps, { firstStart, liveCode, faces });
}

/** What somebody of the demonstration is told, having entered. */
async function entered(key: string) {
	const { app } = server;
	const headers = { host: "localhost:3000" };
	const answer = await app.inject({
		...{ method: "POST", url: "/api/demonstration/enter?lang=pl", headers, payload: { person: key } },
	});
	const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
	return {
		address: answer.headers.location,
		get: async (url: string) => (await app.inject({ method: "GET", url, headers: { ...headers, cookie } })).json(),
	};
}

describe.each(["2025-04-30T10:00:00Z", "2026-11-22T20:00:00Z"])("a demonstration that began on %s", (now) => {
	beforeAll(() => drawnAt(now));

	test("has people without passwords, whose e-mails nobody is sent, and what is counted is right", async () => {
		expect(await arePeopleDrawn(server.deps)).toBe(true);
		expect(await server.deps.db.select().from(credential)).toEqual([]);
		expect((await emails(server.deps.db, 1, 50)).rows).toEqual([]);
		expect(await stockDifferences(server.deps.db)).toEqual([]);
	});

	test.each(PEOPLE.map(({ key }) => key))("%s enters at the event that comes next", async (key) => {
		const { address, get } = await entered(key);
		const eventCode = key === "over" ? "THS25" : liveCode;
		expect(address).toBe(`/pl/e/${eventCode}/account`);
		const { tickets } = await get("/api/user/tickets");
		expect(tickets[0]).toMatchObject({ eventCode, status: "confirmed" });
		const plan = await get(`/api/user/plan/${eventCode}`);
		expect(plan.lectures.length).toBeGreaterThan(1);
	});

	test("expo: closed recordings, with the price of opening them", async () => {
		const { get } = await entered("expo");
		const { recordings, offers } = await get("/api/event/MSTS25/recordings");
		expect(new Set(recordings.map((one: { state: string }) => one.state))).toEqual(new Set(["locked"]));
		expect(offers.length).toBeGreaterThan(0);
	});

	test.each([
		["online", 1, 1],
		["standard", 2, 3],
	])("%s: recordings that are begun, and seats", async (key, begun, seats) => {
		const { get } = await entered(key);
		const { recordings } = await get("/api/event/MSTS25/recordings");
		const started = recordings.filter((one: { placeSeconds: number }) => one.placeSeconds > 0);
		expect(started.map((one: { state: string }) => one.state)).toEqual(Array(begun).fill("open"));
		const plan = await get(`/api/user/plan/${liveCode}`);
		expect(plan.lectures.filter((one: { isReserved: boolean }) => one.isReserved)).toHaveLength(seats);
	});

	test("standard: two lectures that collide", async () => {
		const { lectures } = await (await entered("standard")).get(`/api/user/plan/${liveCode}`);
		expect(lectures.filter((one: { hasHours: boolean }) => !one.hasHours)).toEqual([]);
		const starts = lectures.map((one: { startDate: string }) => one.startDate);
		expect(starts.length - new Set(starts).size).toBe(1);
	});

	test("onsite: a ticket by a code, seats, and a lecture that was moved", async () => {
		const { get } = await entered("onsite");
		expect((await get("/api/user/orders")).orders).toEqual([]);
		const { lectures } = await get(`/api/user/plan/${liveCode}`);
		const [moved, ...others] = lectures.filter((one: { change: object | null }) => one.change);
		expect(others).toEqual([]);
		expect(Date.parse(moved.startDate) - Date.parse(moved.change.startDate)).toBe(30 * 60_000);
		expect(moved.change.place).not.toBe(moved.place);
	});

	test("over: a certificate waits", async () => {
		const { get } = await entered("over");
		const { refusal, attendance, certificate } = await get("/api/event/THS25/certificate");
		expect([refusal, attendance.days.length, attendance.lectures, certificate]).toEqual([null, 1, 4, null]);
	});

	test.each(Object.keys(PROFILES))("%s: a profile with a face, which others see", async (key) => {
		const { get } = await entered(key);
		const { id } = await get("/api/account/me");
		const { isSaved, headline, photoUrl } = await get(`/api/User/Profile/${id}`);
		expect([isSaved, headline, photoUrl]).toEqual([true, PROFILES[key]!.headline, expect.any(String)]);
		expect(await get(`/api/event/${liveCode}/profile`)).toMatchObject({ state: "open", isVisible: true });
	});

	test("exec: what is paid on invoices, a code that is gone, and an order that waits", async () => {
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
});
