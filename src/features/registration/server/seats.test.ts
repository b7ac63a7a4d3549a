import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addCalendar, addCategory, addLecture, addPackage } from "../../../../tests/harness/content.ts";
import { addOpenEvent, forgetPeople, loggedIn } from "../../../../tests/harness/registering.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { lecture, lectureStock } from "../../agenda/server/tables.ts";
import { packagePrice, ticketPackage } from "../../packages/server/tables.ts";
import { releaseSeats, retakeSeats, saveSeats } from "../../seats/server/save-seats.ts";
import { seatMiscounts } from "../../seats/server/store.ts";
import { lectureSeat } from "../../seats/server/tables.ts";
import { seatsWithoutTicket } from "./seat-store.ts";
import { registration } from "./tables.ts";

let server: TestServer;
let content: Awaited<ReturnType<typeof addOpenEvent>>;
/** Ids of lectures: two at the same time, one later, one without seats, one online, one of another event. */
let ids: Record<"a" | "b" | "later" | "open" | "online", number>;
const at = (time: string) => new Date(`2025-06-07T${time}:00Z`);

beforeAll(async () => {
	server = await freshServer();
	content = await addOpenEvent(server);
	const { deps } = server;
	const { event } = content;
	const onsite = await addCalendar(deps, event, { code: "D2", isOnline: false, isOnsite: true });
	const online = await addCalendar(deps, event, { code: "D1", isOnline: true, isOnsite: false });
	const category = await addCategory(deps, event);
	const add = async (subject: string, start: string, end: string, values: object = {}) => {
		const place = { event, category, calendar: onsite };
		const span = { startsAt: at(start), endsAt: at(end) };
		return (await addLecture(deps, place, { subject, ...span, basicSeats: 7, ...values })).id;
	};
	ids = {
		a: await add("Passkeys", "08:00", "09:00"),
		b: await add("Sentinel", "08:30", "09:30"),
		later: await add("Kubernetes", "10:00", "11:00"),
		open: await add("Otwarcie", "07:00", "07:30", { basicSeats: null }),
		online: await add("Zdalnie", "12:00", "13:00", { calendarId: online.id }),
	};
	const standard = await addPackage(deps, event, { code: "STANDARD", hasExtendedSeats: true });
	await deps.db.insert(packagePrice).values({ packageId: standard.id, roundId: null, netGrosz: 0 });
	await deps.db.update(ticketPackage).set({ includes: { ...content.expo.includes, lectures: "onsite" } });
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

/** Somebody logged in with a registration, who asks about its seats. */
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

const held = async () => (await server.deps.db.select().from(lectureSeat)).map((one) => one.lectureId).sort();
const agreed = async () => [await seatMiscounts(server.deps.db), await seatsWithoutTicket(server.deps.db)];

describe("saveUserReservations", () => {
	test("takes, keeps, swaps and releases; the statuses follow at once", async () => {
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
		expect([await held(), await agreed()]).toEqual([[], [[], []]]);
	});

	test("tells what it refuses in sentences that name the lecture, and takes the rest", async () => {
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

	test("a swap for a full lecture leaves everything as it was", async () => {
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
		expect([await held(), await agreed()]).toEqual([[ids.later], [[], []]]);
	});

	test("is for oneself, with a registration that stands", async () => {
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

describe("seats chosen with the registration", () => {
	const register = (email: string, savedReservations: number[]) =>
		server.app.inject({
			method: "POST",
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
		expect([await held(), await agreed()]).toEqual([
			[ids.a, ids.later],
			[[], []],
		]);
		expect(await server.deps.db.select().from(registration)).toHaveLength(1);
	});

	test("thirty at once for seven seats: seven are registered, and nobody without the seat that they chose", async () => {
		const answers = await Promise.all(
			Array.from({ length: 30 }, (_, index) => register(`p${index}@firma.example`, [ids.a])),
		);
		expect(answers.filter((one) => one.statusCode === 200)).toHaveLength(7);
		expect(answers.every((one) => [200, 409].includes(one.statusCode))).toBe(true);
		expect(await server.deps.db.select().from(registration)).toHaveLength(7);
		expect(await agreed()).toEqual([[], []]);
	});
});

describe("many at once", () => {
	const now = new Date("2025-04-30T10:00:00Z");
	const holderOf = (registrationId: number, hasExtendedSeats = false) => ({
		registrationId,
		eventId: content.event.id,
		calendarId: null,
		isOnline: false,
		lectures: "onsite" as const,
		hasExtendedSeats,
	});
	const save = (holder: ReturnType<typeof holderOf>, wished: number[]) =>
		server.deps.db.transaction((tx) => saveSeats(tx, holder, wished, now));
	const taken = async (id: number) => {
		const [row] = await server.deps.db.select().from(lectureStock).where(eq(lectureStock.lectureId, id));
		return row && [row.basicTaken, row.extendedTaken];
	};

	test("forty for seven seats: seven sit, and no two lectures wait for each other", async () => {
		const orders = [
			[ids.a, ids.later],
			[ids.later, ids.a],
		];
		const saved = await Promise.all(
			Array.from({ length: 40 }, (_, index) => save(holderOf(index + 1), orders[index % 2]!)),
		);
		for (const id of [ids.a, ids.later]) {
			expect(saved.filter((one) => one.lectureIds.includes(id))).toHaveLength(7);
			expect(await taken(id)).toEqual([7, 0]);
		}
		expect(await seatMiscounts(server.deps.db)).toEqual([]);
	});

	test("basic packages never take the additional seats, extended ones take both", async () => {
		await server.deps.db.update(lecture).set({ extendedSeats: 4 }).where(eq(lecture.id, ids.a));
		const saved = await Promise.all(
			Array.from({ length: 40 }, (_, index) => save(holderOf(index + 1, index % 2 === 0), [ids.a])),
		);
		const sitting = saved.flatMap((one, index) => (one.lectureIds.length > 0 ? [index % 2 === 0] : []));
		expect(sitting).toHaveLength(11);
		expect(sitting.filter((isExtended) => isExtended).length).toBeGreaterThanOrEqual(4);
		expect(await seatMiscounts(server.deps.db)).toEqual([]);
	});

	test("a seat given back in the extended package makes room for a basic one where an extended one sits there", async () => {
		await server.deps.db.update(lecture).set({ basicSeats: 1, extendedSeats: 1 }).where(eq(lecture.id, ids.a));
		await save(holderOf(1, true), [ids.a]);
		await save(holderOf(2, true), [ids.a]);
		expect((await save(holderOf(3), [ids.a])).lectureIds).toEqual([]);
		await save(holderOf(1, true), []);
		expect((await save(holderOf(3), [ids.a])).lectureIds).toEqual([ids.a]);
		expect((await save(holderOf(4, true), [ids.a])).lectureIds).toEqual([]);
	});

	test("twenty swap against each other at once: nobody loses a seat, no counter drifts", async () => {
		for (let id = 1; id <= 14; id++) await save(holderOf(id), [id <= 7 ? ids.a : ids.b]);
		const swaps = Array.from({ length: 14 }, (_, index) => save(holderOf(index + 1), [index < 7 ? ids.b : ids.a]));
		const saved = await Promise.all(swaps);
		expect(saved.every((one) => one.lectureIds.length === 1)).toBe(true);
		expect([await taken(ids.a), await taken(ids.b)]).toEqual([
			[7, 0],
			[7, 0],
		]);
		expect(await seatMiscounts(server.deps.db)).toEqual([]);
	});

	test("given back once when a registration ends, and taken again as far as they are left", async () => {
		const { db } = server.deps;
		await save(holderOf(1), [ids.a, ids.later]);
		await db.transaction((tx) => releaseSeats(tx, 1, now));
		await db.transaction((tx) => releaseSeats(tx, 1, now));
		expect(await taken(ids.a)).toEqual([0, 0]);
		await db.update(lecture).set({ basicSeats: 0 }).where(eq(lecture.id, ids.a));
		expect(await db.transaction((tx) => retakeSeats(tx, 1, now))).toEqual([ids.a]);
		expect([await taken(ids.a), await taken(ids.later)]).toEqual([
			[0, 0],
			[1, 0],
		]);
		expect(await seatMiscounts(db)).toEqual([]);
	});

	test("the recount tells a counter that drifted and a seat without ticket", async () => {
		await save(holderOf(1), [ids.a]);
		await server.deps.db.update(lectureStock).set({ basicTaken: 2 });
		expect(await agreed()).toEqual([
			[{ lectureId: ids.a, counted: [2, 0], held: [1, 0] }],
			[{ lectureId: ids.a, registrationId: 1 }],
		]);
	});
});
