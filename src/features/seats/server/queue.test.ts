import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { runCommand } from "../../../../tests/harness/commanding.ts";
import { forgetPeople, loggedIn } from "../../../../tests/harness/registering.ts";
import { addSeatedEvent, seatDeps } from "../../../../tests/harness/seats.ts";
import { doByItself, doDueWork, freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { emailMessage } from "../../../kit/mail/tables.ts";
import { lecture, lectureStock } from "../../agenda/server/tables.ts";
import { registration } from "../../ticket-holders/server/tables.ts";
import { keepOpenSeats, releaseSeats } from "./save-seats.ts";
import { seatMiscounts } from "./store.ts";
import { lectureQueueEntry, lectureSeat } from "./tables.ts";

let server: TestServer;
let ids: Awaited<ReturnType<typeof addSeatedEvent>>["ids"];
type Person = Awaited<ReturnType<typeof comes>>;
let anna: Person;
let ewa: Person;
let jan: Person;
let ola: Person;

beforeAll(async () => {
	server = await freshServer();
	ids = (await addSeatedEvent(server)).ids;
	await forgetPeople(server);
	[anna, ewa, jan, ola] = [await comes("anna"), await comes("ewa"), await comes("jan"), await comes("ola")];
	await doDueWork(server);
}, 60_000);

beforeEach(async () => {
	const { db } = server.deps;
	server.clock.set("2025-04-30T10:00:00Z");
	await db.delete(lectureQueueEntry);
	await db.delete(lectureSeat);
	await db.delete(lectureStock);
	await db.delete(emailMessage);
	await db.update(registration).set({ status: "confirmed" });
	await db.update(lecture).set({ basicSeats: 1, extendedSeats: 0 }).where(eq(lecture.id, ids.a));
	await db.update(lecture).set({ basicSeats: 1 }).where(eq(lecture.id, ids.later));
});

async function comes(name: string, more: object = {}) {
	const cookie = await loggedIn(server, `${name}@firma.example`, more);
	const ask = (method: "GET" | "POST", url: string, payload?: object) =>
		server.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
	const own = (await ask("GET", "/api/account/me")).json();
	const id = own.registrations[0].objectId as number;
	const post = (call: string, lectureId: number, of = id) =>
		ask("POST", `/api/user/seatQueue/${of}/${call}?lang=en`, { lectureId });
	return {
		id,
		accountId: own.id as string,
		email: `${name}@firma.example`,
		ask,
		save: (lectureIds: number[]) => ask("POST", `/api/user/saveUserReservations/${id}?lang=en`, { lectureIds }),
		join: (lectureId: number, of = id) => post("join", lectureId, of),
		leave: (lectureId: number, of = id) => post("leave", lectureId, of),
		take: (lectureId: number, of = id) => post("take", lectureId, of),
		queue: async () => (await ask("GET", "/api/user/seatQueues/MSTS25")).json().places,
	};
}

const tend = () => doByItself(server, "seat-queues");
const seatedAt = async (lectureId: number) =>
	(await server.deps.db.select().from(lectureSeat).where(eq(lectureSeat.lectureId, lectureId)))
		.map((one) => one.registrationId)
		.sort((a, b) => a - b);
const miscounts = () => seatMiscounts(server.deps.db);
const offersTo = async ({ email }: Person) =>
	(await server.deps.db.select().from(emailMessage).where(eq(emailMessage.recipient, email))).filter(
		(one) => one.kind === "seat-offered",
	);
const codeOf = async (answer: Promise<{ statusCode: number }>) => (await answer).statusCode;

/** Ewa and Jan wait in this order. */
async function line() {
	await anna.save([ids.a]);
	await ewa.join(ids.a);
	await jan.join(ids.a);
}

describe("the queue of a full lecture", () => {
	test("can be joined once, in order", async () => {
		expect((await ewa.join(ids.a)).json().message).toContain("There is a free seat at “Passkeys”");
		await anna.save([ids.a]);
		expect((await ewa.join(ids.a)).json()).toEqual({ position: 1 });
		expect((await jan.join(ids.a)).json()).toEqual({ position: 2 });
		expect((await ewa.join(ids.a)).json()).toEqual({ position: 1 });
		expect(await jan.queue()).toMatchObject([
			{
				lectureId: ids.a,
				subject: "Passkeys",
				registrationId: jan.id,
				state: "waiting",
				position: 2,
				offeredUntil: null,
			},
		]);
		expect(await ola.queue()).toEqual([]);
		await ewa.leave(ids.a);
		expect(await jan.queue()).toMatchObject([{ position: 1 }]);
		expect((await ewa.join(ids.a)).json()).toEqual({ position: 2 });
	});

	test("shows an offered seat in the bell of the first person only", async () => {
		await server.deps.db.execute(sql`delete from notice`);
		await line();
		await anna.save([]);
		const noticesOf = async ({ ask }: Person) => (await ask("GET", "/api/user/notices?lang=en")).json().notices;
		expect(await noticesOf(ewa)).toMatchObject([
			{ kind: "seat-offered", text: "There is a seat for you at the lecture: Passkeys", path: "account" },
		]);
		expect([await noticesOf(jan), await noticesOf(anna)]).toEqual([[], []]);
		const isRead = async (who: Person) => (await noticesOf(who)).map((one: { isRead: boolean }) => one.isRead);
		expect(await isRead(ewa)).toEqual([false]);
		await ewa.leave(ids.a); // the next in line gets an offer and accepts it
		expect([await isRead(ewa), await isRead(jan)]).toEqual([[true], [false]]);
		await jan.take(ids.a);
		expect(await isRead(jan)).toEqual([true]);
	});

	test("loses a banned person: an offered seat goes to the next, seats stay, and joining is refused", async () => {
		await line();
		await anna.save([]);
		await ewa.save([ids.later]);
		await ola.save([ids.b]);
		await server.deps.db.update(lecture).set({ basicSeats: 1 }).where(eq(lecture.id, ids.b));
		await ewa.join(ids.b);
		expect((await ewa.queue()).map((one: { state: string }) => one.state).toSorted()).toEqual(["offered", "waiting"]);
		await runCommand(server, `people ban ${ewa.email} MSTS25`);
		expect(await ewa.queue()).toEqual([]);
		expect(await jan.queue()).toMatchObject([{ lectureId: ids.a, state: "offered" }]);
		expect(await offersTo(jan)).toHaveLength(1);
		expect([await seatedAt(ids.later), await miscounts()]).toEqual([[ewa.id], []]);
		const again = await ewa.join(ids.b);
		expect([again.statusCode, again.json().message]).toEqual([403, expect.stringContaining("switched off the queues")]);
		await runCommand(server, `people unban ${ewa.email} MSTS25`);
		expect((await ewa.join(ids.b)).json()).toEqual({ position: 1 });
	});

	test("is closed without a suitable ticket, with a seat, for others and without log-in", async () => {
		await line();
		expect((await anna.join(ids.a)).json().message).toContain("already have a seat");
		expect((await ola.join(ids.online)).json().message).toContain("online only");
		expect((await ola.join(ids.open)).json().message).toContain("needs no reservation");
		expect(await codeOf(ola.join(99_999))).toBe(409);
		for (const call of [ola.join, ola.leave, ola.take]) expect(await codeOf(call(ids.a, ewa.id))).toBe(404);
		const nobody = { method: "POST", payload: { lectureId: ids.a } } as const;
		expect(await codeOf(server.app.inject({ ...nobody, url: `/api/user/seatQueue/${ewa.id}/leave` }))).toBe(401);
		server.clock.set("2025-06-07T08:00:00Z");
		expect((await ola.join(ids.a)).json().message).toContain("already begun");
		await server.deps.db.update(registration).set({ status: "cancelled" }).where(eq(registration.id, ola.id));
		expect((await ola.join(ids.a)).json().message).toContain("cancelled");
		expect(await ewa.queue()).toHaveLength(1);
	});
});

describe("a released seat", () => {
	test("is held for the first, with an e-mail, and for nobody else", async () => {
		await line();
		await anna.save([]);
		expect(await ewa.queue()).toMatchObject([
			{ state: "offered", offeredUntil: "2025-05-01T10:00:00.000Z", rivals: [] },
		]);
		expect(await jan.queue()).toMatchObject([{ state: "waiting", position: 1 }]);
		const [email, ...more] = await offersTo(ewa);
		expect(more).toEqual([]);
		expect(email!.text).toContain("„Passkeys”");
		expect(email!.text).toContain("1 maja, 12:00");
		expect(await offersTo(jan)).toEqual([]);
		expect((await ola.save([ids.a])).json()).toMatchObject({ isSaved: false });
		expect((await jan.take(ids.a)).json().message).toContain("no longer held for you");
		expect(await miscounts()).toEqual([]);
		expect((await ewa.take(ids.a)).json()).toEqual({ lectureIds: [ids.a] });
		expect((await ewa.take(ids.a)).json()).toEqual({ lectureIds: [ids.a] });
		expect([await seatedAt(ids.a), await ewa.queue(), await miscounts()]).toEqual([[ewa.id], [], []]);
	});

	test("replaces an overlapping seat, also in a full request", async () => {
		await ewa.save([ids.b]);
		await line();
		await anna.save([]);
		expect(await ewa.queue()).toMatchObject([{ rivals: [{ lectureId: ids.b, subject: "Sentinel" }] }]);
		await ewa.take(ids.a);
		expect([await seatedAt(ids.a), await seatedAt(ids.b)]).toEqual([[ewa.id], []]);
		await ewa.save([]);
		expect((await jan.save([ids.a])).json()).toMatchObject({ isSaved: true });
		expect([await seatedAt(ids.a), await miscounts(), await jan.queue()]).toEqual([[jan.id], [], []]);
	});

	test("declined or expired is offered to the next, and finally to everybody", async () => {
		await line();
		await anna.save([]);
		await ewa.leave(ids.a);
		expect(await jan.queue()).toMatchObject([{ state: "offered" }]);
		server.clock.set("2025-05-01T09:59:00Z");
		await tend();
		expect(await jan.queue()).toMatchObject([{ state: "offered" }]);
		await ola.join(ids.a);
		server.clock.set("2025-05-01T10:00:00Z");
		expect((await jan.take(ids.a)).statusCode).toBe(409);
		await tend();
		expect(await jan.queue()).toMatchObject([{ state: "expired", position: null }]);
		expect(await ola.queue()).toMatchObject([{ state: "offered" }]);
		expect((await jan.join(ids.a)).json()).toEqual({ position: 1 });
		await ola.leave(ids.a);
		await jan.leave(ids.a);
		expect(await miscounts()).toEqual([]);
		expect((await anna.save([ids.a])).json()).toMatchObject({ isSaved: true });
	});

	test("is held ten minutes on the day, and not beyond the start", async () => {
		await line();
		server.clock.set("2025-06-07T05:00:00Z");
		await anna.save([]);
		expect(await ewa.queue()).toMatchObject([{ offeredUntil: "2025-06-07T05:10:00.000Z" }]);
		server.clock.set("2025-06-07T08:00:00Z");
		await tend();
		expect([await ewa.queue(), await jan.queue(), await miscounts()]).toEqual([[], [], []]);
		expect(await offersTo(jan)).toEqual([]);
	});

	test("causes no e-mail if its topic is off; the account shows it", async () => {
		await line();
		const switchTopic = (isOn: boolean) => ewa.ask("POST", "/api/user/email-preferences", { topic: "seats", isOn });
		expect((await switchTopic(false)).statusCode).toBe(200);
		await anna.save([]);
		await switchTopic(true);
		expect([await offersTo(ewa), (await ewa.queue())[0].state]).toEqual([[], "offered"]);
	});

	test("is announced to open pages once stored", async () => {
		await line();
		await doDueWork(server);
		const sendSpy = vi.spyOn(server.app.live, "send");
		await anna.save([]);
		await doDueWork(server);
		const topics = ["notices", "seat-queue"];
		expect(sendSpy.mock.calls.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))).toEqual(
			topics.map((topic) => [[ewa.accountId], "changed", { topic }]),
		);
		sendSpy.mockRestore();
	});

	test("of another lecture changes nothing here", async () => {
		await line();
		await anna.save([ids.a, ids.later]);
		await ola.join(ids.later);
		await anna.save([ids.a]);
		expect([(await ola.queue())[0].state, (await ewa.queue())[0].state]).toEqual(["offered", "waiting"]);
	});
});

describe("a registration that changes", () => {
	const deps = () => seatDeps(server);
	const holder = async ({ id: registrationId, accountId }: Person, more: object) => ({
		...invariant(await server.deps.seatHolders.own(server.deps.db, { accountId, registrationId }), "the holder"),
		...more,
	});

	test("leaves the queue when it ends, and its offered seat goes to the next", async () => {
		await line();
		await ola.join(ids.a);
		await server.deps.db.transaction((tx) => releaseSeats(tx, deps(), jan.id));
		expect([await jan.queue(), (await ola.queue())[0].position]).toEqual([[], 2]);
		await server.deps.db.transaction((tx) => releaseSeats(tx, deps(), anna.id));
		expect((await ewa.queue())[0].state).toBe("offered");
		await server.deps.db.transaction((tx) => releaseSeats(tx, deps(), ewa.id));
		expect([await ewa.queue(), (await ola.queue())[0].state, await miscounts()]).toEqual([[], "offered", []]);
	});

	test("leaves queues that the new package does not open, and keeps its place in the others", async () => {
		await line();
		await anna.save([]);
		const change = async (person: Person, more: object) => {
			const changed = await holder(person, more);
			await server.deps.db.transaction((tx) => keepOpenSeats(tx, deps(), changed));
		};
		await change(ewa, { hasExtendedSeats: true });
		expect((await ewa.queue())[0].state).toBe("offered");
		await change(ewa, { lectures: "online" });
		expect([await ewa.queue(), (await jan.queue())[0].state, await miscounts()]).toEqual([[], "offered", []]);
		await ola.join(ids.a);
		await server.deps.db.update(lecture).set({ extendedSeats: 1 }).where(eq(lecture.id, ids.a));
		await change(ola, { hasExtendedSeats: true });
		expect((await ola.queue())[0].state).toBe("offered");
		await change(ola, { hasExtendedSeats: false });
		expect([await ola.queue(), await miscounts()]).toEqual([[], []]);
	});
});

describe("new seats", () => {
	test("are offered to the queue before anybody else", async () => {
		await line();
		await server.deps.db.update(lecture).set({ basicSeats: 2 }).where(eq(lecture.id, ids.a));
		expect((await ola.save([ids.a])).json()).toMatchObject({ isSaved: false });
		expect([(await ewa.queue())[0].state, (await jan.queue())[0].state]).toEqual(["offered", "waiting"]);
		await server.deps.db.update(lecture).set({ basicSeats: 3 }).where(eq(lecture.id, ids.a));
		await tend();
		expect((await jan.queue())[0].state).toBe("offered");
		expect(await miscounts()).toEqual([]);
	});

	test("for extended packages skip basic ones, which keep their position", async () => {
		const eva = await comes("extended", { packageCode: "STANDARD" });
		await line();
		await eva.join(ids.a);
		await server.deps.db.update(lecture).set({ extendedSeats: 1 }).where(eq(lecture.id, ids.a));
		await tend();
		expect((await eva.queue())[0].state).toBe("offered");
		expect((await ewa.queue())[0]).toMatchObject({ state: "waiting", position: 1 });
		await eva.take(ids.a);
		await anna.save([]);
		expect((await ewa.queue())[0].state).toBe("offered");
		expect(await miscounts()).toEqual([]);
	});

	test("end the queue if seats become unlimited", async () => {
		await line();
		await anna.save([]);
		await server.deps.db.update(lecture).set({ basicSeats: null }).where(eq(lecture.id, ids.a));
		await tend();
		expect([await ewa.queue(), await jan.queue(), await miscounts()]).toEqual([[], [], []]);
	});
});

describe("simultaneously", () => {
	let days = 0;
	const onDay = (day: number, hour: number) => new Date(Date.UTC(2025, 3, 30 + day, hour)).toISOString();

	const again = async (once: (day: number) => Promise<void>) => {
		for (let round = 0; round < 8; round++) {
			const day = ++days;
			await server.deps.db.delete(lectureQueueEntry);
			await server.deps.db.delete(lectureSeat);
			await server.deps.db.delete(lectureStock);
			server.clock.set(onDay(day, 10));
			await line();
			await once(day);
			expect(await miscounts()).toEqual([]);
		}
	};

	test("a released seat and a joiner: it is free or offered, never neither", async () => {
		await again(async () => {
			await ewa.leave(ids.a);
			await jan.leave(ids.a);
			const [, joined] = await Promise.all([anna.save([]), ola.join(ids.a)]);
			const states = (await ola.queue()).map((one: { state: string }) => one.state);
			expect(states).toEqual(joined.statusCode === 200 ? ["offered"] : []);
		});
	});

	test("only its recipient accepts an offered seat, once", async () => {
		await again(async () => {
			await anna.save([]);
			await Promise.all([ewa.take(ids.a), jan.take(ids.a), ewa.save([ids.a]), ola.save([ids.a]), anna.save([ids.a])]);
			expect(await seatedAt(ids.a)).toEqual([ewa.id]);
			expect(await jan.queue()).toMatchObject([{ state: "waiting", position: 1 }]);
		});
	});

	test("an offer that expires, is accepted, declined and processed by two jobs goes to one person", async () => {
		await again(async (day) => {
			await anna.save([]);
			// A third of the days are in the offer's last hour.
			server.clock.set(onDay(day + 1, day % 3 === 0 ? 9 : 10));
			await Promise.all([tend(), ewa.take(ids.a), tend(), day % 2 ? ewa.leave(ids.a) : ola.save([ids.a]), tend()]);
			const seated = await seatedAt(ids.a);
			const offered = (await jan.queue()).filter((one: { state: string }) => one.state === "offered");
			expect(seated.length + offered.length).toBe(1);
			expect([[], [ewa.id]]).toContainEqual(seated);
		});
	});

	test("a released seat and an expired offer each go to one person", async () => {
		await server.deps.db.update(lecture).set({ basicSeats: 2 }).where(eq(lecture.id, ids.a));
		await again(async (day) => {
			await jan.save([ids.a]);
			await ewa.join(ids.a);
			expect((await anna.save([])).json()).toMatchObject({ isSaved: true });
			await ola.join(ids.a);
			expect((await anna.join(ids.a)).json()).toEqual({ position: 2 });
			server.clock.set(onDay(day + 1, 10));
			await Promise.all([tend(), jan.save([]), tend()]);
			const states = async (one: Person) => (await one.queue()).map((place: { state: string }) => place.state);
			expect([await states(ewa), await states(ola), await states(anna)]).toEqual([
				["expired"],
				["offered"],
				["offered"],
			]);
		});
	});
});
