import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { forgetPeople, loggedIn } from "../../../../tests/harness/registering.ts";
import { addSeatedEvent } from "../../../../tests/harness/seats.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { lecture, lectureStock } from "../../agenda/server/tables.ts";
import { seatMiscounts } from "../../seats/server/store.ts";
import { lectureSeat } from "../../seats/server/tables.ts";
import { seatsWithoutTicket } from "./holder-store.ts";
import { registration } from "./tables.ts";

let server: TestServer;
let ids: Awaited<ReturnType<typeof addSeatedEvent>>["ids"];

beforeAll(async () => {
	server = await freshServer();
	ids = (await addSeatedEvent(server)).ids;
});

beforeEach(async () => {
	const { db } = server.deps;
	await db.delete(lectureSeat);
	await db.delete(lectureStock);
	await db.delete(registration);
	await forgetPeople(server);
	server.clock.set("2025-04-30T10:00:00Z");
	await db.update(lecture).set({ basicSeats: 7, extendedSeats: 0 }).where(eq(lecture.id, ids.a));
});

/** A logged-in person with a registration, and requests about its seats. */
async function person(email?: string) {
	const cookie = await loggedIn(server, email);
	const ask = (method: "GET" | "POST", url: string, payload?: object) =>
		server.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
	const own = (await ask("GET", "/api/account/me")).json();
	const id = own.registrations[0].objectId as number;
	return {
		id,
		accountId: own.id as string,
		cookie,
		save: (lectureIds: number[], registrationId = id) =>
			ask("POST", `/api/USER/saveuserreservations/${registrationId}?lang=en`, { lectureIds }),
		saveList: (lectureIds: number[]) => ask("POST", `/api/user/saveUserReservations/${id}?lang=pl`, lectureIds),
		read: (path = `/api/user/reservations/${id}`) => ask("GET", path),
	};
}

const heldLectureIds = async () => (await server.deps.db.select().from(lectureSeat)).map((one) => one.lectureId).sort();
const agreed = async () => [await seatMiscounts(server.deps.db), await seatsWithoutTicket(server.deps.db)];

describe("saveUserReservations", () => {
	test("takes, keeps, swaps and releases; statuses follow at once", async () => {
		const { save, saveList, read } = await person();
		await server.deps.db.update(lecture).set({ basicSeats: 1 }).where(eq(lecture.id, ids.a));
		const statusOf = async (id: number) =>
			(await server.app.inject("/api/event/MSTS25/agenda/AgendaEventLecturesStatuses"))
				.json()
				.statuses.find((one: { lectureId: number }) => one.lectureId === id).status;
		expect((await read()).json().lectures.map((one: { subject: string }) => one.subject)).toEqual([
			"Passkeys",
			"Sentinel",
			"Kubernetes",
		]);
		expect(await statusOf(ids.a)).toBe(0);
		const answer = await save([ids.a, ids.later]);
		expect(answer.json()).toEqual({
			isSaved: true,
			reservations: [
				{ lectureId: ids.a, isReserved: true, message: null },
				{ lectureId: ids.later, isReserved: true, message: null },
			],
			lectureIds: [ids.a, ids.later],
		});
		expect(await statusOf(ids.a)).toBe(2);
		expect((await read()).json().lectures[0]).toMatchObject({ isReserved: true, status: 2, isOver: false });
		expect((await save([ids.a, ids.later])).json()).toMatchObject({ isSaved: true, lectureIds: [ids.a, ids.later] });
		expect((await saveList([ids.b])).json()).toMatchObject({ isSaved: true, lectureIds: [ids.b] });
		expect(await statusOf(ids.a)).toBe(0);
		expect((await save([])).json()).toEqual({ isSaved: true, reservations: [], lectureIds: [] });
		expect([await heldLectureIds(), await agreed()]).toEqual([[], [[], []]]);
	});

	test("of two seats one is released and the other stays, listed in order", async () => {
		const { save } = await person();
		await save([ids.later]);
		expect((await save([ids.later, ids.a])).json().lectureIds).toEqual([ids.a, ids.later]);
		expect((await save([ids.later])).json().lectureIds).toEqual([ids.later]);
		expect([await heldLectureIds(), await agreed()]).toEqual([[ids.later], [[], []]]);
	});

	test("refuses with sentences that name the lecture, and takes the rest", async () => {
		const { save, saveList } = await person();
		const answer = (await save([ids.a, ids.b, ids.later, ids.open, ids.online, 999])).json();
		expect(answer).toMatchObject({ isSaved: false, lectureIds: [ids.a, ids.later] });
		expect(answer.reservations.map((one: { message: string | null }) => one.message)).toEqual([
			null,
			"“Sentinel” runs at the same time as “Passkeys”. Choose one of them.",
			null,
			"“Otwarcie” needs no reservation.",
			"“Zdalnie” is online only, and your package does not include that part.",
			"There is no such lecture at this event.",
		]);
		server.clock.set("2025-06-07T10:00:00Z");
		const late = (await saveList([ids.a, ids.later, ids.b])).json();
		expect(late.reservations[2].message).toBe("Wykład „Sentinel” już się rozpoczął.");
		expect(await agreed()).toEqual([[], []]);
	});

	test("a swap for a full lecture changes nothing", async () => {
		const { save } = await person();
		await save([ids.later]);
		await server.deps.db.update(lecture).set({ basicSeats: 0 }).where(eq(lecture.id, ids.a));
		const answer = (await save([ids.a, ids.b])).json();
		expect(answer).toEqual({
			isSaved: false,
			reservations: [
				{ lectureId: ids.a, isReserved: false, message: "There are no seats left at “Passkeys”. Choose another one." },
				{
					lectureId: ids.b,
					isReserved: false,
					message: "Nothing was changed, because not everything could be reserved.",
				},
			],
			lectureIds: [ids.later],
		});
		expect([await heldLectureIds(), await agreed()]).toEqual([[ids.later], [[], []]]);
	});

	test("ten simultaneous changes of one person never give overlapping seats", async () => {
		const { save } = await person();
		await Promise.all(Array.from({ length: 10 }, (_, index) => save([index % 2 === 0 ? ids.a : ids.b])));
		expect([(await heldLectureIds()).length, await agreed()]).toEqual([1, [[], []]]);
	});

	test("needs an own valid registration", async () => {
		const anna = await person();
		const ewa = await person("ewa@firma.example");
		expect((await ewa.save([ids.a], anna.id)).statusCode).toBe(404);
		expect((await ewa.read(`/api/user/reservations/${anna.id}`)).statusCode).toBe(404);
		expect((await ewa.read(`/api/user/${anna.accountId}/userPackages`)).statusCode).toBe(404);
		const nobody = await server.app.inject({
			method: "POST",
			url: `/api/user/saveUserReservations/${anna.id}`,
			payload: [],
		});
		expect(nobody.statusCode).toBe(401);
		expect((await anna.save([-1])).statusCode).toBe(400);
		await server.deps.db.update(registration).set({ status: "cancelled" }).where(eq(registration.id, anna.id));
		expect((await anna.save([ids.a])).statusCode).toBe(409);
		expect((await anna.read()).json().lectures).toEqual([]);
		expect((await anna.read(`/api/user/${anna.accountId}/userPackages`)).json()).toEqual([]);
		expect((await ewa.read(`/api/USER/${ewa.accountId}/UserPackages`)).json()).toMatchObject([
			{ registrationId: ewa.id, eventCode: "MSTS25", code: "EXPO", status: "confirmed", hasExtendedSeats: false },
		]);
	});
});

test("the recount finds seats of ended registrations", async () => {
	const { id, save } = await person();
	await save([ids.a]);
	await server.deps.db.update(registration).set({ status: "cancelled" }).where(eq(registration.id, id));
	expect(await agreed()).toEqual([[], [{ lectureId: ids.a, registrationId: id }]]);
});

describe("seats chosen at registration", () => {
	let networks = 0;
	const register = (email: string, savedReservations: number[]) =>
		server.app.inject({
			method: "POST",
			remoteAddress: `198.18.0.${networks++}`,
			url: "/api/account/registerUser?lang=en",
			payload: {
				eventCode: "MSTS25",
				email,
				password: "sekretne1",
				confirmPassword: "sekretne1",
				firstName: "Anna",
				lastName: "Nowak",
				phoneNo: "+48601234567",
				processAgreement: true,
				savedReservations,
			},
		});

	test("are taken with it, or refuse it with a sentence that names the lecture", async () => {
		expect((await register("a@firma.example", [ids.a, ids.later])).statusCode).toBe(200);
		const answer = await register("b@firma.example", [ids.a, ids.b]);
		expect([answer.statusCode, answer.json().modelState]).toEqual([
			409,
			{ savedReservations: ["“Sentinel” runs at the same time as “Passkeys”. Choose one of them."] },
		]);
		expect([await heldLectureIds(), await agreed()]).toEqual([
			[ids.a, ids.later],
			[[], []],
		]);
		expect(await server.deps.db.select().from(registration).orderBy(registration.id)).toHaveLength(1);
	});

	test("thirty simultaneous people for seven seats: seven register, each with the chosen seat", async () => {
		const answers = await Promise.all(
			Array.from({ length: 30 }, (_, index) => register(`p${index}@firma.example`, [ids.a])),
		);
		expect(answers.filter((one) => one.statusCode === 200)).toHaveLength(7);
		expect(answers.every((one) => [200, 409].includes(one.statusCode))).toBe(true);
		expect(await server.deps.db.select().from(registration).orderBy(registration.id)).toHaveLength(7);
		expect(await agreed()).toEqual([[], []]);
	});
});
