import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addCalendar, addCategory, addEvent, addLecture, addLecturer } from "../../../../tests/harness/content.ts";
import { forgetPeople, loggedIn } from "../../../../tests/harness/registering.ts";
import { addSeatedEvent } from "../../../../tests/harness/seats.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { lectureLecturer } from "../../agenda/server/tables.ts";
import { registration } from "../../ticket-holders/server/tables.ts";
import { favourite } from "./tables.ts";

let server: TestServer;
let ids: Awaited<ReturnType<typeof addSeatedEvent>>["ids"];
let foreign: number;

beforeAll(async () => {
	server = await freshServer();
	const seated = await addSeatedEvent(server);
	ids = seated.ids;
	const { deps } = server;
	const speaker = await addLecturer(deps, seated.event, { lastName: "Zawilec" });
	await deps.db.insert(lectureLecturer).values({ lectureId: ids.later, lecturerId: speaker.id, position: 0 });
	const event = await addEvent(deps, { code: "DSS25" });
	const place = { event, category: await addCategory(deps, event), calendar: await addCalendar(deps, event) };
	foreign = (await addLecture(deps, place, { subject: "Gdzie indziej" })).id;
});

beforeEach(async () => {
	await server.deps.db.delete(favourite);
	await server.deps.db.delete(registration);
	await forgetPeople(server);
	server.clock.set("2025-04-30T10:00:00Z");
});

type Method = "GET" | "POST";

async function person(email?: string) {
	const cookie = await loggedIn(server, email);
	const ask = (method: Method, url: string, payload?: object) =>
		server.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
	const plan = async () => (await ask("GET", "/api/user/plan/MSTS25")).json();
	const subjects = async () => (await plan()).lectures.map((one: { subject: string }) => one.subject);
	const star = (id: number, isFavourite = true) => ask("POST", `/api/user/favourites/${id}?lang=en`, { isFavourite });
	return { ask, plan, subjects, star };
}

describe("favourites", () => {
	test("are added once, are in the plan by start, and can be removed", async () => {
		const { plan, subjects, star } = await person();
		expect(await plan()).toMatchObject({ eventCode: "MSTS25", timeZone: "Europe/Warsaw", lectures: [] });
		await star(ids.later);
		await star(ids.later);
		const added = await star(ids.open);
		expect([added.statusCode, added.json()]).toEqual([200, { lectureId: ids.open, isFavourite: true }]);
		expect((await plan()).lectures).toMatchObject([
			{
				lectureId: ids.open,
				subject: "Otwarcie",
				startDate: "2025-06-07T07:00:00.000Z",
				hasHours: true,
				isFavourite: true,
				isReserved: false,
				calendarCode: "D2",
				repetition: null,
				isRecorded: false,
			},
			{ lectureId: ids.later, subject: "Kubernetes", lecturers: [{ lastName: "Zawilec" }] },
		]);
		const removed = await star(ids.later, false);
		expect([removed.statusCode, removed.json()]).toEqual([200, { lectureId: ids.later, isFavourite: false }]);
		expect((await star(ids.later, false)).statusCode).toBe(200);
		expect(await subjects()).toEqual(["Otwarcie"]);
	});

	test("of an unknown lecture are refused with a sentence", async () => {
		const { ask, star } = await person();
		const answer = await star(999_999);
		expect([answer.statusCode, answer.json().message]).toEqual([404, "There is no such lecture."]);
		expect((await ask("GET", "/api/user/plan/NIC25")).statusCode).toBe(404);
	});

	test("stored before log-in are added; unknown ids and other events' lectures are ignored", async () => {
		const { ask, subjects, star } = await person();
		await star(ids.a);
		const join = (lectureIds: number[]) => ask("POST", "/api/user/plan/MSTS25/favourites", { lectureIds });
		const answer = await join([ids.a, ids.later, foreign, 999_999]);
		expect(answer.json()).toEqual({ lectureIds: [ids.a, ids.later] });
		expect(await subjects()).toEqual(["Passkeys", "Kubernetes"]);
		expect((await join([])).json()).toEqual({ lectureIds: [ids.a, ids.later] });
		expect((await join(Array.from({ length: 201 }, (_, index) => index + 1))).statusCode).toBe(400);
		expect(await server.deps.db.select().from(favourite)).toHaveLength(2);
	});

	test("are private, and need log-in", async () => {
		const [anna, piotr] = [await person(), await person("piotr@firma.example")];
		await anna.star(ids.a);
		await piotr.star(ids.a, false);
		expect([await anna.subjects(), await piotr.subjects()]).toEqual([["Passkeys"], []]);
		const calls: [Method, string][] = [
			["GET", "/api/user/plan/MSTS25"],
			["POST", `/api/user/favourites/${ids.a}`],
			["POST", "/api/user/plan/MSTS25/favourites"],
		];
		for (const [method, url] of calls) {
			const payload = method === "POST" ? { lectureIds: [], isFavourite: true } : undefined;
			const answer = await server.app.inject({ method, url, ...(payload && { payload }) });
			expect([url, answer.statusCode]).toEqual([url, 401]);
		}
	});
});

describe("seats in the plan", () => {
	test("belong to the person's tickets; a reserved lecture needs no star", async () => {
		const { ask, plan } = await person();
		const { registrations } = (await ask("GET", "/api/account/me")).json();
		const registrationId = registrations[0].objectId;
		await ask("POST", `/api/user/saveUserReservations/${registrationId}`, { lectureIds: [ids.b] });
		const { lectures, seats } = await plan();
		expect(lectures).toMatchObject([{ lectureId: ids.b, isFavourite: false, isReserved: true }]);
		const common = { registrationId, status: 0, isExtended: false, isOver: false };
		expect(seats).toEqual([
			{ ...common, lectureId: ids.a, isReserved: false },
			{ ...common, lectureId: ids.b, isReserved: true },
			{ ...common, lectureId: ids.later, isReserved: false },
		]);
	});

	test("of a cancelled registration are missing", async () => {
		const { plan } = await person();
		await server.deps.db.update(registration).set({ status: "cancelled" });
		expect(await plan()).toMatchObject({ lectures: [], seats: [] });
	});
});
