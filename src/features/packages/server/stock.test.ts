import { beforeEach, expect, test } from "vitest";
import { addEvent, addPackage } from "../../../../tests/harness/content.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { placesTaken, reservePlace, takePackagePlaces } from "./stock-store.ts";

let server: TestServer;
let event: { id: number };
let packageId: number;
beforeEach(async () => {
	server = await freshServer();
	event = await addEvent(server.deps, { code: "MSTS25" });
	packageId = (await addPackage(server.deps, event, { capacity: 3 })).id;
});

const take = (capacity: number | null, count: number) =>
	server.deps.db.transaction((tx) => takePackagePlaces(tx, packageId, capacity, count));
const takenPlaces = async () => [...(await placesTaken(server.deps.db, event.id))];

test("places beyond the capacity are not taken, not even the first ones", async () => {
	expect(await take(3, 4)).toBe(false);
	expect(await takenPlaces()).toEqual([]);
	expect(await take(3, 3)).toBe(true);
	expect(await take(3, 1)).toBe(false);
	expect(await takenPlaces()).toEqual([[packageId, 3]]);
	expect(await take(null, 40)).toBe(true);
	expect(await takenPlaces()).toEqual([[packageId, 43]]);
});

test("nobody can hold an exhausted package, and other events do not count", async () => {
	const endsAt = new Date("2025-05-01T10:00:00Z");
	expect(await reservePlace(server.deps.db, { id: packageId, capacity: 0 }, endsAt)).toBeUndefined();
	expect(await takenPlaces()).toEqual([]);
	const other = await addEvent(server.deps, { code: "DSS25" });
	const { id } = await addPackage(server.deps, other, { capacity: 1 });
	expect(await reservePlace(server.deps.db, { id, capacity: 1 }, endsAt)).toBeDefined();
	expect(await reservePlace(server.deps.db, { id, capacity: 1 }, endsAt)).toBeUndefined();
	expect(await takenPlaces()).toEqual([]);
	expect([...(await placesTaken(server.deps.db, other.id))]).toEqual([[id, 1]]);
});
