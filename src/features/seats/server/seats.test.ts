import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { addSeatedEvent, seatDeps } from "../../../../tests/harness/seats.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { lecture, lectureStock } from "../../agenda/server/tables.ts";
import { keepOpenSeats, releaseSeats, retakeSeats, saveSeats } from "./save-seats.ts";
import { seatMiscounts, seatsHeld } from "./store.ts";
import { lectureSeat } from "./tables.ts";

let server: TestServer;
let event: { id: number };
let ids: Awaited<ReturnType<typeof addSeatedEvent>>["ids"];

beforeAll(async () => {
	server = await freshServer();
	({ event, ids } = await addSeatedEvent(server));
});

beforeEach(async () => {
	const { db } = server.deps;
	await db.delete(lectureSeat);
	await db.delete(lectureStock);
	await db.update(lecture).set({ basicSeats: 7, extendedSeats: 0 }).where(eq(lecture.id, ids.a));
});

const deps = () => seatDeps(server);
const holderOf = (registrationId: number, hasExtendedSeats = false) => ({
	registrationId,
	eventId: event.id,
	calendarId: null,
	isOnline: false,
	lectures: "onsite" as const,
	hasExtendedSeats,
});
const save = (holder: ReturnType<typeof holderOf>, requested: number[]) =>
	server.deps.db.transaction((tx) => saveSeats(tx, deps(), holder, requested));
const takenSeats = async (id: number) => {
	const [row] = await server.deps.db.select().from(lectureStock).where(eq(lectureStock.lectureId, id));
	return row && [row.basicTaken, row.extendedTaken];
};

test("of forty people seven get seats, and two lectures do not block each other", async () => {
	const orders = [
		[ids.a, ids.later],
		[ids.later, ids.a],
	];
	const saved = await Promise.all(
		Array.from({ length: 40 }, (_, index) => save(holderOf(index + 1), orders[index % 2]!)),
	);
	for (const id of [ids.a, ids.later]) {
		expect(saved.filter((one) => one.lectureIds.includes(id))).toHaveLength(7);
		expect(await takenSeats(id)).toEqual([7, 0]);
	}
	expect(await seatMiscounts(server.deps.db)).toEqual([]);
});

test("basic packages never take additional seats, extended ones take both", async () => {
	await server.deps.db.update(lecture).set({ extendedSeats: 4 }).where(eq(lecture.id, ids.a));
	const saved = await Promise.all(
		Array.from({ length: 40 }, (_, index) => save(holderOf(index + 1, index % 2 === 0), [ids.a])),
	);
	const sitting = saved.flatMap((one, index) => (one.lectureIds.length > 0 ? [index % 2 === 0] : []));
	expect(sitting).toHaveLength(11);
	expect(sitting.filter((isExtended) => isExtended).length).toBeGreaterThanOrEqual(4);
	expect(await seatMiscounts(server.deps.db)).toEqual([]);
});

test("an additional seat released by an extended ticket makes room for a basic one", async () => {
	await server.deps.db.update(lecture).set({ basicSeats: 1, extendedSeats: 1 }).where(eq(lecture.id, ids.a));
	await save(holderOf(1, true), [ids.a]);
	await save(holderOf(2, true), [ids.a]);
	expect((await save(holderOf(3), [ids.a])).lectureIds).toEqual([]);
	await save(holderOf(1, true), []);
	expect((await save(holderOf(3), [ids.a])).lectureIds).toEqual([ids.a]);
	expect((await save(holderOf(4, true), [ids.a])).lectureIds).toEqual([]);
});

test("twenty simultaneous swaps lose no seat, and counters stay right", async () => {
	for (let id = 1; id <= 14; id++) await save(holderOf(id), [id <= 7 ? ids.a : ids.b]);
	const swaps = Array.from({ length: 14 }, (_, index) => save(holderOf(index + 1), [index < 7 ? ids.b : ids.a]));
	const saved = await Promise.all(swaps);
	expect(saved.every((one) => one.lectureIds.length === 1)).toBe(true);
	expect([await takenSeats(ids.a), await takenSeats(ids.b)]).toEqual([
		[7, 0],
		[7, 0],
	]);
	expect(await seatMiscounts(server.deps.db)).toEqual([]);
});

test("a swap keeps the held seat, with a message, if somebody else takes the wanted seat", async () => {
	const { db } = server.deps;
	await db.update(lecture).set({ basicSeats: 1 }).where(eq(lecture.id, ids.a));
	await save(holderOf(2), [ids.b, ids.later]);
	const waiting = async () => {
		const { rows } = await db.execute(sql`select 1 from pg_stat_activity
			where datname = current_database() and wait_event_type = 'Lock'`);
		return rows.length;
	};
	const late: ReturnType<typeof save>[] = [];
	await db.transaction(async (tx) => {
		await saveSeats(tx, deps(), holderOf(1), [ids.a]);
		// Both see the last seat free.
		late.push(save(holderOf(2), [ids.a, ids.later]), save(holderOf(3), [ids.a, ids.later]));
		await expect.poll(waiting).toBe(2);
	});
	const outcomes = (await Promise.all(late)).map((one) => [one.lectureIds, [...one.refused.keys()]]);
	expect(outcomes).toEqual([
		[[ids.b, ids.later], [ids.a]],
		[[ids.later], [ids.a]],
	]);
	expect([await takenSeats(ids.a), await takenSeats(ids.b), await takenSeats(ids.later)]).toEqual([
		[1, 0],
		[1, 0],
		[2, 0],
	]);
	expect(await seatMiscounts(db)).toEqual([]);
});

test("a changed package keeps seats that it opens and releases others", async () => {
	const { db } = server.deps;
	const holder = { ...holderOf(1), lectures: "both" as const };
	await db.transaction((tx) => saveSeats(tx, deps(), holder, [ids.a, ids.online]));
	await db.transaction((tx) => keepOpenSeats(tx, deps(), { ...holder, lectures: "online" }));
	expect(await seatsHeld(db, 1)).toEqual([{ lectureId: ids.online, isExtended: false }]);
	expect([await takenSeats(ids.a), await takenSeats(ids.online)]).toEqual([
		[0, 0],
		[1, 0],
	]);
});

test("seats are released once when a registration ends, and taken again if available", async () => {
	const { db } = server.deps;
	await save(holderOf(1), [ids.a, ids.later]);
	await db.transaction((tx) => releaseSeats(tx, deps(), 1));
	await db.transaction((tx) => releaseSeats(tx, deps(), 1));
	expect(await takenSeats(ids.a)).toEqual([0, 0]);
	await db.update(lecture).set({ basicSeats: 0 }).where(eq(lecture.id, ids.a));
	expect(await db.transaction((tx) => retakeSeats(tx, deps(), 1))).toEqual([ids.a]);
	expect([await takenSeats(ids.a), await takenSeats(ids.later)]).toEqual([
		[0, 0],
		[1, 0],
	]);
	expect(await seatMiscounts(db)).toEqual([]);
});

test("the recount finds a wrong counter", async () => {
	await save(holderOf(1), [ids.a]);
	await server.deps.db.update(lectureStock).set({ basicTaken: 2 });
	expect(await seatMiscounts(server.deps.db)).toEqual([{ lectureId: ids.a, counted: [2, 0], held: [1, 0] }]);
});
