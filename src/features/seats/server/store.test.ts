import { eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { addSeatedEvent } from "../../../../tests/harness/seats.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { countSeat, uncountSeat } from "../../agenda/server/stock-store.ts";
import { lectureStock } from "../../agenda/server/tables.ts";
import { hasSeatFor } from "../rules.ts";
import {
	addSeat,
	endSeats,
	forgetSeats,
	movedSeats,
	releasedSeats,
	removeSeats,
	seatMiscounts,
	seatsHeld,
} from "./store.ts";
import { lectureSeat } from "./tables.ts";

let server: TestServer;
let ids: Awaited<ReturnType<typeof addSeatedEvent>>["ids"];
const takenAt = new Date("2025-04-30T10:00:00Z");

beforeAll(async () => {
	server = await freshServer();
	({ ids } = await addSeatedEvent(server));
});
beforeEach(async () => {
	await server.deps.db.delete(lectureSeat);
	await server.deps.db.delete(lectureStock);
});

const seatsOf = (basicSeats: number | null, extendedSeats: number) => ({ id: ids.a, basicSeats, extendedSeats });
const counted = async () => {
	const [row] = await server.deps.db.select().from(lectureStock).where(eq(lectureStock.lectureId, ids.a));
	return { basicTaken: row?.basicTaken ?? 0, extendedTaken: row?.extendedTaken ?? 0 };
};

test("the counter's constraint refuses seats beyond the rule", async () => {
	const { db } = server.deps;
	const few = fc.integer({ min: 0, max: 3 });
	await fc.assert(
		fc.asyncProperty(few, few, fc.array(fc.boolean(), { maxLength: 9 }), async (basic, extended, asking) => {
			await db.delete(lectureStock);
			const lecture = seatsOf(basic, extended);
			for (const isExtended of asking) {
				const isLeft = hasSeatFor({ ...lecture, ...(await counted()) }, isExtended);
				expect(await db.transaction((tx) => countSeat(tx, lecture, isExtended))).toBe(isLeft);
			}
		}),
		{ numRuns: 40 },
	);
});

test("a lecture without a limit is counted and refuses nobody", async () => {
	const { db } = server.deps;
	for (const isExtended of [false, true, false]) {
		expect(await db.transaction((tx) => countSeat(tx, seatsOf(null, 0), isExtended))).toBe(true);
	}
	expect(await counted()).toEqual({ basicTaken: 2, extendedTaken: 1 });
	await db.transaction((tx) => uncountSeat(tx, { lectureId: ids.a, isExtended: true }));
	await db.transaction((tx) => uncountSeat(tx, { lectureId: ids.a, isExtended: false }));
	expect(await counted()).toEqual({ basicTaken: 1, extendedTaken: 0 });
});

test.each([
	[{ basicTaken: 1, extendedTaken: 1 }, []],
	[{ basicTaken: 2, extendedTaken: 1 }, [{ counted: [2, 1], held: [1, 1] }]],
	[{ basicTaken: 1, extendedTaken: 0 }, [{ counted: [1, 0], held: [1, 1] }]],
])("a recount of one basic and one extended seat, counted as %o", async (stock, wrong) => {
	const { db } = server.deps;
	await db.transaction(async (tx) => {
		await addSeat(tx, { registrationId: 1, lectureId: ids.a, isExtended: false, takenAt });
		await addSeat(tx, { registrationId: 2, lectureId: ids.a, isExtended: true, takenAt });
	});
	await db.insert(lectureStock).values({ lectureId: ids.a, ...stock });
	expect(await seatMiscounts(db)).toEqual(wrong.map((one) => ({ lectureId: ids.a, ...one })));
});

test("released seats are returned by lecture id, and deleted only for the given registrations", async () => {
	const { db } = server.deps;
	const [low, high] = [ids.a, ids.b].toSorted((one, other) => one - other) as [number, number];
	await db.transaction(async (tx) => {
		for (const registrationId of [1, 2]) {
			for (const lectureId of [high, low]) {
				await addSeat(tx, { registrationId, lectureId, isExtended: false, takenAt });
			}
		}
	});
	const both = [low, high].map((lectureId) => ({ lectureId, isExtended: false }));
	expect(await db.transaction((tx) => endSeats(tx, 1, takenAt))).toEqual(both);
	expect(await db.transaction((tx) => endSeats(tx, 2, takenAt))).toEqual(both);
	await db.transaction((tx) => forgetSeats(tx, []));
	expect(await releasedSeats(db, 1)).toEqual(both);
	await db.transaction((tx) => forgetSeats(tx, [1]));
	expect([await releasedSeats(db, 1), await releasedSeats(db, 2)]).toEqual([[], both]);
});

test("seats of moved lectures have the earlier time and place until they end", async () => {
	const { db } = server.deps;
	const before = { beforeStartsAt: new Date("2025-06-06T08:00:00Z"), beforePlace: "" };
	const seat = { lectureId: ids.a, isExtended: false, takenAt };
	await db.insert(lectureSeat).values([
		{ ...seat, ...before, registrationId: 1 },
		{ ...seat, lectureId: ids.b, registrationId: 1 },
		{ ...seat, ...before, registrationId: 2, releasedAt: takenAt },
		{ ...seat, ...before, registrationId: 3 },
		{ ...seat, ...before, registrationId: 4, beforePlace: null },
	]);
	expect(await movedSeats(db, [1, 2, 4])).toEqual([
		{ lectureId: ids.a, before: { startsAt: before.beforeStartsAt, place: "" } },
	]);
	expect(await movedSeats(db, [])).toEqual([]);
});

test("only a registration's named seats are removed", async () => {
	const { db } = server.deps;
	await db.transaction(async (tx) => {
		for (const registrationId of [1, 2]) {
			for (const lectureId of [ids.a, ids.b])
				await addSeat(tx, { registrationId, lectureId, isExtended: false, takenAt });
		}
		await removeSeats(tx, 1, []);
		await removeSeats(tx, 2, [ids.a]);
	});
	expect([(await seatsHeld(db, 1)).length, await seatsHeld(db, 2)]).toEqual([
		2,
		[{ lectureId: ids.b, isExtended: false }],
	]);
});
