import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { forgetPeople, loggedIn } from "../../../../tests/harness/registering.ts";
import { addSeatedEvent } from "../../../../tests/harness/seats.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { reading } from "../../../../tests/harness/subscribers.ts";
import { emails } from "../../../kit/mail/store.ts";
import { account } from "../../account/server/tables.ts";
import { agendaCategory, lecture } from "../../agenda/server/tables.ts";
import { tellPlanChanges } from "./tell-changes.ts";

let server: TestServer;
let ids: Awaited<ReturnType<typeof addSeatedEvent>>["ids"];
const at = (time: string) => new Date(`2025-06-07T${time}:00Z`);

beforeAll(async () => {
	server = await freshServer();
	ids = (await addSeatedEvent(server)).ids;
});

beforeEach(async () => {
	await forgetPeople(server);
	server.clock.set("2025-04-30T10:00:00Z");
	await move(ids.a, "08:00", "09:00", "Sala A");
	await move(ids.later, "10:00", "11:00", "Sala A");
	await server.deps.db.update(agendaCategory).set({ isHourlySignificant: true });
});

const move = (id: number, start: string, end: string, place: string) =>
	server.deps.db
		.update(lecture)
		.set({ startsAt: at(start), endsAt: at(end), place })
		.where(eq(lecture.id, id));
const tell = () => tellPlanChanges(reading(server).people);
const sent = async () => (await emails(server.deps.db, 1, 50)).rows.filter((one) => one.kind === "plan-changed");

async function person(email?: string) {
	const cookie = await loggedIn(server, email);
	const ask = (method: "GET" | "POST", url: string, payload?: object) =>
		server.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
	const changes = async () =>
		(await ask("GET", "/api/user/plan/MSTS25")).json().lectures.map((one: { change: object | null }) => one.change);
	const [own] = (await ask("GET", "/api/account/me")).json().registrations;
	return {
		changes,
		notices: async () =>
			(await ask("GET", "/api/user/notices?lang=en")).json().notices.map((one: { kind: string }) => one.kind),
		sit: (lectureIds: number[]) => ask("POST", `/api/user/saveUserReservations/${own.objectId}`, { lectureIds }),
		star: (id: number) => ask("POST", `/api/user/favourites/${id}`, { isFavourite: true }),
		see: () => ask("POST", "/api/user/plan/MSTS25/seen", {}),
	};
}

test("a changed hour and a changed hall are one e-mail, and are shown in the account until seen", async () => {
	const [anna, piotr] = [await person(), await person("piotr@firma.example")];
	await anna.star(ids.a);
	await anna.star(ids.later);
	await piotr.star(ids.b);
	expect([await tell(), await anna.changes()]).toEqual([0, [null, null]]);
	await move(ids.a, "08:00", "09:00", "Sala B");
	await move(ids.later, "12:00", "13:00", "Sala A");
	expect([await tell(), await tell()]).toEqual([1, 0]);
	const [email, ...others] = await sent();
	expect([email?.recipient, others]).toEqual(["anna@firma.example", []]);
	expect(email?.text).toContain("10:00, Sala B (było: 10:00, Sala A)");
	expect(email?.text).toContain("14:00, Sala A (było: 12:00, Sala A)");
	expect(email?.html).toContain("Passkeys");
	await move(ids.a, "08:00", "09:00", "Sala C");
	expect(await tell()).toBe(1);
	const previousPlacements = [
		{ startDate: at("08:00").toISOString(), place: "Sala A" },
		{ startDate: at("10:00").toISOString(), place: "Sala A" },
	];
	expect(await anna.changes()).toEqual(previousPlacements);
	await piotr.see();
	expect(await anna.changes()).toEqual(previousPlacements);
	await anna.see();
	expect(await anna.changes()).toEqual([null, null]);
});

test("a lecture that has begun, has no hours or was changed back is not announced", async () => {
	const { star, changes } = await person();
	await star(ids.a);
	await move(ids.a, "08:15", "09:15", "Sala A");
	await move(ids.a, "08:00", "09:00", "Sala A");
	expect(await tell()).toBe(0);
	server.clock.set("2025-06-07T08:20:00Z");
	await move(ids.a, "08:10", "09:10", "Sala A");
	expect([await tell(), await changes()]).toEqual([0, [null]]);
	server.clock.set("2025-04-30T12:00:00Z");
	await server.deps.db.update(agendaCategory).set({ isHourlySignificant: false });
	await move(ids.a, "08:30", "09:30", "Sala A");
	expect([await tell(), await changes(), await sent()]).toEqual([0, [null], []]);
});

test("an unconfirmed address gets no e-mail; the account shows the change", async () => {
	const { star, changes } = await person();
	await star(ids.a);
	await server.deps.db.update(account).set({ emailVerified: false });
	await move(ids.a, "08:00", "09:00", "Sala B");
	expect([await tell(), await sent()]).toEqual([0, []]);
	expect(await changes()).toEqual([{ startDate: at("08:00").toISOString(), place: "Sala A" }]);
});

test("a seat is announced like a star, and both only once", async () => {
	const [anna, piotr, ola] = [await person(), await person("piotr@firma.example"), await person("ola@firma.example")];
	await anna.sit([ids.a]);
	await piotr.sit([ids.a, ids.later]);
	await piotr.star(ids.a);
	await ola.sit([ids.a]);
	await ola.sit([]);
	expect(await tell()).toBe(0);
	await move(ids.a, "08:00", "09:00", "Sala B");
	expect([await tell(), await tell()]).toEqual([2, 0]);
	expect((await sent()).map((one) => one.recipient).toSorted()).toEqual(["anna@firma.example", "piotr@firma.example"]);
	const previousPlacement = { startDate: at("08:00").toISOString(), place: "Sala A" };
	expect([await anna.changes(), await piotr.changes()]).toEqual([[previousPlacement], [previousPlacement, null]]);
	expect([await anna.notices(), await piotr.notices(), await ola.notices()]).toEqual([
		["lecture-moved"],
		["lecture-moved"],
		[],
	]);
	await anna.see();
	await piotr.see();
	expect([await anna.changes(), await piotr.changes()]).toEqual([[null], [null, null]]);
	// a following move is announced once
	await anna.star(ids.a);
	await move(ids.a, "08:15", "09:15", "Sala B");
	expect([await tell(), await tell(), (await sent()).length]).toEqual([2, 0, 4]);
	// released and taken again
	await piotr.sit([]);
	await move(ids.later, "13:00", "14:00", "Sala A");
	await piotr.sit([ids.later]);
	expect([await tell(), await piotr.changes()]).toEqual([0, expect.arrayContaining([null])]);
});
