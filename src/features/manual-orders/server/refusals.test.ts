import { setTimeout } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { orderDesk, PERSON, rows, TEAM } from "../../../../tests/harness/manual-order.ts";
import { organiserOf, type TestOrganiser } from "../../../../tests/harness/organiser.ts";
import { PREVIEW_CHANGED } from "../../../kit/contract/preview.ts";
import { account } from "../../account/server/tables.ts";
import { addCode } from "../../codes/server/store.ts";
import { event } from "../../event/server/tables.ts";
import { lockPackageStock } from "../../packages/server/stock-store.ts";
import { packagePrice } from "../../packages/server/tables.ts";
import * as calls from "../contract.ts";
import { type ManualOrderValues, wantedOrder } from "../form.ts";

let desk: Awaited<ReturnType<typeof orderDesk>>;
let sales: TestOrganiser;
let owner: TestOrganiser;
beforeAll(async () => {
	desk = await orderDesk();
});
beforeEach(async () => {
	await desk.anew();
	for (const code of ["STANDARD", "BASIC-ONLINE"]) await desk.capacity(code, null);
	sales = await organiserOf(desk.server, { role: "sales", eventCode: "MSTS25" });
	owner = await organiserOf(desk.server, { role: "owner", eventCode: null });
});

const ONE_STANDARD = { tickets: rows(["STANDARD"]) };

describe("an order is refused", () => {
	test.each<[string, Partial<ManualOrderValues>, string]>([
		["a wrong tax number", { payerNip: "5260250990" }, "payerNip"],
		["a company without a street", { payerStreet: "" }, "payerStreet"],
		["an unknown package", { tickets: rows(["VIP"]) }, "tickets.0"],
		["another event's package", { tickets: rows(["STANDARD"], ["PASS"]) }, "tickets.1"],
		["no ticket", { tickets: rows(["STANDARD", "0"]) }, "tickets.0-quantity"],
		["too many tickets", { tickets: rows(["STANDARD", "201"]) }, "tickets.0-quantity"],
		["a deadline beyond the limit", { days: "31" }, "days"],
		["on site with an online package", { ...PERSON, tickets: rows(["STANDARD"]), mode: "online" }, "mode"],
		["an unknown edition", { ...PERSON, calendarCode: "TBF" }, "calendarCode"],
		["a wrong address", { email: "ewa@" }, "email"],
	])("for %s, at the field", async (_, values, field) => {
		const answer = await desk.preview(sales, values);
		expect([answer.statusCode, Object.keys(answer.json().modelState ?? {})]).toEqual([400, [field]]);
		expect((await desk.run(sales, values, "x")).statusCode).toBe(400);
		expect([await desk.orders(), await desk.places()]).toEqual([0, {}]);
	});

	test("for input that the contract does not allow", async () => {
		const ticket = { packageCode: "STANDARD", quantity: 1.5, agreedNetGrosz: null };
		expect((await desk.preview(sales, TEAM, { tickets: [ticket] })).statusCode).toBe(400);
		expect((await desk.preview(sales, TEAM, { days: 1e9 })).statusCode).toBe(400);
		const many = Array.from({ length: 21 }, () => ({ ...ticket, quantity: 1 }));
		expect((await desk.preview(sales, TEAM, { tickets: many })).statusCode).toBe(400);
	});

	test("at another event, and for an organiser of another event", async () => {
		const elsewhere = await organiserOf(desk.server, { role: "owner", eventCode: "NYC25" });
		expect((await desk.preview(elsewhere)).statusCode).toBe(404);
		expect((await desk.run(elsewhere, TEAM, "x")).statusCode).toBe(404);
		const params = { eventCode: "NYC25" };
		const body = wantedOrder(TEAM);
		expect((await sales.ask(calls.previewManualOrder, { params, body })).statusCode).toBe(404);
		expect((await owner.ask(calls.previewManualOrder, { params, body })).statusCode).toBe(400);
	});

	test("after the event, but not while registration is closed", async () => {
		const allow = (allowRegistration: boolean) =>
			desk.change((db) => db.update(event).set({ allowRegistration }).where(eq(event.code, "MSTS25")));
		await allow(false);
		expect((await desk.place(sales)).statusCode).toBe(200);
		desk.server.clock.set(desk.event.endsAt.toISOString());
		await sales.prove();
		expect((await desk.preview(sales, { email: "inny@krosno.example" })).statusCode).toBe(403);
		await allow(true);
	});

	test("for a full package, with the number of its places and the step to take", async () => {
		await desk.capacity("STANDARD", 1);
		const full = await desk.preview(sales);
		expect([full.statusCode, full.json().modelState["tickets.0"][0]]).toEqual([
			409,
			"Free places in package Standard: 1 of 1. Raise the number of places on the screen “Packages and prices”, or choose another package.",
		]);
		expect((await desk.run(sales, TEAM, "x")).statusCode).toBe(409);
		expect([await desk.orders(), await desk.places()]).toEqual([0, {}]);
		await desk.capacity("STANDARD", 2);
		expect((await desk.preview(sales)).json().effects).toContain("Places left in Standard afterwards: 0.");
		expect((await desk.place(sales)).statusCode).toBe(200);
	});

	test("for an invitation, and for a code with too few uses left", async () => {
		const add = (code: string, terms: { kind: "invitation" | "discount"; percent: number; useLimit: number }) =>
			desk.db.transaction((tx) =>
				addCode(tx, {
					eventId: desk.event.id,
					code,
					packageIds: [],
					createdAt: desk.server.clock.now(),
					...terms,
				}),
			);
		await add("GRATIS", { kind: "invitation", percent: 100, useLimit: 9 });
		await add("DWA", { kind: "discount", percent: 10, useLimit: 2 });
		const refused = async (code: string, tickets: ReturnType<typeof rows>) => {
			const answer = await desk.preview(sales, { code, tickets });
			return [answer.statusCode, answer.json().modelState?.code?.[0]];
		};
		expect(await refused("gratis", rows(["STANDARD", "2"]))).toEqual([422, expect.stringMatching(/Register a guest/)]);
		expect(await refused("DWA", rows(["STANDARD", "3"]))).toEqual([422, expect.stringMatching(/used already/)]);
		expect(await refused("DWA", rows(["STANDARD", "2"]))).toEqual([200, undefined]);
	});

	test("if the sums are not those of the preview, which then shows the new ones", async () => {
		const { fingerprint } = (await desk.preview(sales)).json();
		const standard = await desk.packageOf("STANDARD");
		const price = (netGrosz: number) =>
			desk.change((db) => db.update(packagePrice).set({ netGrosz }).where(eq(packagePrice.packageId, standard.id)));
		await price(80_000);
		const answer = await desk.run(sales, TEAM, fingerprint);
		expect([answer.statusCode, answer.json().type]).toEqual([409, PREVIEW_CHANGED]);
		expect((await desk.preview(sales)).json().figures[0].value).toBe("PLN\u00a01,899");
		await price(74_900);
		expect((await desk.run(sales, { ...TEAM, email: "inny@krosno.example" }, fingerprint)).statusCode).toBe(409);
		expect((await desk.run(sales, { ...TEAM, days: "8" }, fingerprint)).statusCode).toBe(409);
		expect(await desk.orders()).toBe(0);
		expect((await desk.run(sales, TEAM, fingerprint)).statusCode).toBe(200);
	});
});

describe("at once", () => {
	test("requests with one key place one order", async () => {
		const { fingerprint } = (await desk.preview(sales)).json();
		const run = () => desk.run(sales, TEAM, fingerprint, { "idempotency-key": "once-and-no-more" });
		const answers = await Promise.all([run(), run()]);
		expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
		expect(answers[0]!.json()).toEqual(answers[1]!.json());
		expect((await run()).json()).toEqual(answers[0]!.json());
		expect([await desk.orders(), await desk.places()]).toEqual([1, { STANDARD: 2, "BASIC-ONLINE": 1 }]);
		expect((await desk.mailsTo(TEAM.email)).length).toBe(2);
	});

	/** Two sellers confirm their previews while another transaction holds the package's counter. */
	const twoSellers = async (
		values: Partial<ManualOrderValues>,
		buyers = ["pierwsza@inna.example", "druga@inna.example"],
	) => {
		const sellers = [sales, owner] as const;
		const orders = buyers.map((email) => ({ ...values, email }));
		const seen = await Promise.all(orders.map((order, index) => desk.preview(sellers[index]!, order)));
		const standard = await desk.packageOf("STANDARD");
		let started: ReturnType<typeof desk.run>[] = [];
		await desk.db.transaction(async (tx) => {
			await lockPackageStock(tx, [standard.id]);
			started = orders.map((order, index) => desk.run(sellers[index]!, order, seen[index]!.json().fingerprint));
			await setTimeout(300);
		});
		return Promise.all(started);
	};
	/** Takes and releases a place, so that the counter has a row to lock. */
	const withCounter = async () => {
		await desk.place(sales, { ...TEAM, ...ONE_STANDARD });
		await desk.cancel((await desk.newest()).id);
	};

	test.each([
		["team", TEAM],
		["own ticket", PERSON],
	])("two sellers do not sell the last place twice: %s", async (_, values) => {
		await withCounter();
		await desk.capacity("STANDARD", 1);
		const answers = await twoSellers({ ...values, ...ONE_STANDARD });
		expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
		const refused = answers.find(({ statusCode }) => statusCode === 409)!;
		expect(refused.json().modelState["tickets.0"][0]).toMatch(/^Free places in package Standard: 0 of 1\. Raise/);
		expect(await desk.places()).toEqual({ STANDARD: 1 });
		// nothing of the refused order stays
		const people = await desk.db.select({ email: account.email }).from(account);
		expect(people.filter(({ email }) => /pierwsza|druga/.test(email))).toHaveLength(1);
	});

	test("negative control: without the limit both sell", async () => {
		await withCounter();
		const answers = await twoSellers({ ...TEAM, ...ONE_STANDARD });
		expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
		expect(await desk.places()).toEqual({ STANDARD: 2 });
	});

	test("two orders for one new address make one account", async () => {
		await withCounter();
		const email = "ta.sama@inna.example";
		const answers = await twoSellers({ ...TEAM, ...ONE_STANDARD }, [email, email]);
		expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
		expect(await desk.db.$count(account, eq(account.email, email))).toBe(1);
		expect(await desk.places()).toEqual({ STANDARD: 2 });
	});

	test("one transfer pays one of two orders, and the other is not placed", async () => {
		await withCounter();
		const before = await desk.orders();
		const answers = await twoSellers({ ...TEAM, ...ONE_STANDARD, payment: "paid", reference: "BANK/9" });
		expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
		const refused = answers.find(({ statusCode }) => statusCode === 409)!;
		expect(Object.keys(refused.json().modelState)).toEqual(["reference"]);
		expect([(await desk.orders()) - before, await desk.places()]).toEqual([1, { STANDARD: 1 }]);
	});
});
