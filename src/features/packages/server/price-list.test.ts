import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { shop } from "../../../../tests/harness/buying.ts";
import { addEvent, addPackage } from "../../../../tests/harness/content.ts";
import { organiserOf, type TestOrganiser } from "../../../../tests/harness/organiser.ts";
import { auditEntriesOf } from "../../../kit/audit/store.ts";
import { getPriceList, savePackageCapacity, savePackagePrice } from "../office-contract.ts";
import { lockPackagePlaces, takePackagePlaces } from "./stock-store.ts";
import { saveCapacity } from "./store.ts";
import { packagePrice, ticketPackage } from "./tables.ts";

let one: Awaited<ReturnType<typeof shop>>;
let sales: TestOrganiser;
let paid: { id: number };
let foreign: { id: number };

beforeAll(async () => {
	one = await shop();
	const { db } = one;
	const packages = await db.select().from(ticketPackage).where(eq(ticketPackage.code, "BASIC-ONLINE"));
	paid = packages[0]!;
	const other = await addEvent(one.server.deps, { code: "DSS25" });
	foreign = await addPackage(one.server.deps, other, { capacity: 7 });
	await db.insert(packagePrice).values({ packageId: foreign.id, roundId: null, netGrosz: 100 });
	sales = await organiserOf(one.server, { role: "sales", eventCode: "MSTS25" });
});
beforeEach(async () => {
	await one.empty();
	sales = await organiserOf(one.server, { role: "sales", eventCode: "MSTS25" });
});

const listed = async () => {
	const { packages } = (await sales.ask(getPriceList)).json();
	return packages.find((found: { objectId: number }) => found.objectId === paid.id);
};
const saveLimit = (capacity: number | null, expected: number | null, packageId = paid.id) =>
	sales.ask(savePackageCapacity, { body: { packageId, capacity, expected } });
const saveNet = (netGrosz: number, expectedNetGrosz: number, packageId = paid.id) =>
	sales.ask(savePackagePrice, { body: { packageId, roundId: null, netGrosz, expectedNetGrosz } });
const netPriceNow = async () => {
	const answer = await one.server.app.inject("/api/event/MSTS25/packages");
	return answer.json().packages.find((sold: { code: string }) => sold.code === "BASIC-ONLINE");
};

test("lists packages of the event alone, with places, prices and unpaid orders", async () => {
	await one.bought();
	await saveLimit(40, null);
	const { packages, rounds } = (await sales.ask(getPriceList)).json();
	expect(rounds).toEqual([]);
	expect(packages.map((found: { code: string }) => found.code)).toEqual(["EXPO", "BASIC-ONLINE"]);
	expect(await listed()).toMatchObject({
		capacity: 40,
		taken: 1,
		waiting: 0,
		unpaidOrders: 1,
		prices: [{ roundId: null, netGrosz: 29_900, grossGrosz: 36_777 }],
		can: { change: true },
	});
});

describe("the capacity", () => {
	test("is public at the next request, and stands in the journal", async () => {
		await one.bought();
		expect((await netPriceNow()).placesLeft).toBeNull();
		expect((await saveLimit(3, null)).json()).toEqual({ capacity: 3, taken: 1 });
		expect((await netPriceNow()).placesLeft).toBe(2);
		const [entry] = await auditEntriesOf(one.db, [`package:${paid.id}`]).then((found) => found.slice(-1));
		expect(entry).toMatchObject({
			actor: sales.accountId,
			action: "package.capacity-changed",
			detail: { before: null, after: 3 },
		});
	});

	test("below the taken places is refused with their number", async () => {
		await one.bought();
		const answer = await saveLimit(0, null);
		expect(answer.statusCode).toBe(422);
		expect(answer.json().modelState.capacity[0]).toBe("Taken places: 1. The limit cannot be lower.");
		expect((await listed()).capacity).toBeNull();
	});

	test("that another organiser changed is refused with the new one", async () => {
		await saveLimit(20, null);
		const answer = await saveLimit(30, null);
		expect([answer.statusCode, answer.json().message]).toEqual([409, expect.stringContaining("to 20.")]);
		expect((await listed()).capacity).toBe(20);
	});

	test("of another event's package is 404", async () => {
		expect((await saveLimit(8, 7, foreign.id)).statusCode).toBe(404);
	});

	test("once lowered, holds for a registration that had read the higher one", async () => {
		await saveLimit(5, null);
		const take = () => one.db.transaction((tx) => takePackagePlaces(tx, paid.id, 5));
		expect(await take()).toBe(true);
		let waiting: Promise<boolean> | undefined;
		await one.db.transaction(async (tx) => {
			await lockPackagePlaces(tx, { eventId: one.event.id, packageId: paid.id });
			waiting = take();
			await new Promise((done) => setTimeout(done, 200));
			await saveCapacity(tx, paid.id, 1);
		});
		expect(await waiting).toBe(false);
		expect((await listed()).taken).toBe(1);
	});
});

describe("a price", () => {
	test("is on sale at the next request; placed orders keep theirs", async () => {
		const order = await one.bought();
		const answer = await saveNet(30_000, 29_900);
		expect(answer.json()).toEqual({ netGrosz: 30_000, grossGrosz: 36_900, unpaidOrders: 1 });
		expect((await netPriceNow()).netGrosz).toBe(30_000);
		expect((await one.orderNow(order.id)).grossGrosz).toBe(36_777);
		await saveNet(29_900, 30_000);
	});

	test("that another organiser changed is refused with the new one", async () => {
		await saveNet(31_000, 29_900);
		const answer = await saveNet(32_000, 29_900);
		expect(answer.statusCode).toBe(409);
		expect(answer.json().message).toContain("310");
		await saveNet(29_900, 31_000);
	});

	test("of another event's package, or of a round that it lacks, is 404", async () => {
		expect((await saveNet(200, 100, foreign.id)).statusCode).toBe(404);
		const body = { packageId: paid.id, roundId: 12, netGrosz: 1, expectedNetGrosz: 29_900 };
		expect((await sales.ask(savePackagePrice, { body })).statusCode).toBe(404);
	});
});
