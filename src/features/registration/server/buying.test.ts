import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GROSS, shop } from "../../../../tests/harness/buying.ts";
import { addRounds, company } from "../../../../tests/harness/registering.ts";
import { hashOf } from "../../../kit/hash/hash.ts";
import { ticketCode } from "../../codes/server/tables.ts";
import { documentsOf } from "../../documents/server/store.ts";
import { orderBySecret } from "../../orders/server/store.ts";
import { orderLine, salesOrder } from "../../orders/server/tables.ts";
import { ticketPackage } from "../../packages/server/tables.ts";

let one: Awaited<ReturnType<typeof shop>>;
beforeAll(async () => {
	one = await shop();
});
beforeEach(() => one.empty());

describe("placing an order", () => {
	test("stores the current price, holds the place, and sends the secret once", async () => {
		const answer = (await one.buy()).json();
		expect(answer.order).toMatchObject({ number: expect.stringMatching(/^MSTS25-/), grossGrosz: GROSS });
		const order = (await orderBySecret(one.db, hashOf(answer.order.secret)))!;
		const inHalfAnHour = one.server.clock.now().getTime() + 30 * 60_000;
		expect(order).toMatchObject({ status: "reserved", method: "card", netGrosz: 29_900, vatGrosz: 6877 });
		expect(order.holdsUntil!.getTime()).toBeLessThanOrEqual(inHalfAnHour);
		expect(await one.db.select().from(orderLine).orderBy(orderLine.id)).toMatchObject([
			{ kind: "package", name: "Basic Online", quantity: 1, listNetGrosz: 29_900, grossGrosz: GROSS },
		]);
		expect(await one.statuses()).toEqual(["reserved"]);
		expect(await one.taken()).toBe(1);
	});

	test("by a company with deferred payment adds the fee of 49 zł and is confirmed with the address", async () => {
		const order = await one.bought({
			...company,
			paymentMethod: "deferred",
			expectedGrossGrosz: GROSS + 6027,
			payerComments: "Zamówienie 7/2025",
		});
		expect(order).toMatchObject({ status: "reserved", grossGrosz: 42_804 });
		await one.confirm();
		expect(await one.orderNow(order.id)).toMatchObject({ status: "confirmed", holdsUntil: null });
		expect(order.payer).toMatchObject({ nip: "5260250995", country: "PL", comments: "Zamówienie 7/2025" });
		expect(await one.statuses()).toEqual(["confirmed"]);
	});

	test("with a discount code charges the reduced price and uses the code", async () => {
		await one.addDiscount();
		const order = await one.bought({ code: "finalcall", expectedGrossGrosz: 29_422 });
		expect(order.netGrosz).toBe(23_920);
		expect((await one.db.select().from(ticketCode).orderBy(ticketCode.id))[0]!.used).toBe(1);
	});

	test.each([
		["another price than shown", { expectedGrossGrosz: 30_000 }, 409, "expectedGrossGrosz"],
		["no method", { paymentMethod: null }, 400, "paymentMethod"],
		["no amount", { expectedGrossGrosz: null }, 400, "expectedGrossGrosz"],
		["a company without a tax number", { wantInvoice: true, payerName: "X" }, 400, "payerNip"],
		["a wrong tax number", { wantInvoice: true, payerNip: "526-025-09-94" }, 400, "payerNip"],
	])("refuses %s, and writes nothing", async (_, payload, status, field) => {
		const answer = await one.buy(payload);
		expect(answer.statusCode).toBe(status);
		expect(Object.keys(answer.json().modelState)).toContain(field);
		expect(await one.statuses()).toEqual([]);
		expect(await one.db.select().from(salesOrder).orderBy(salesOrder.id)).toEqual([]);
	});

	test("forty simultaneous buyers get the seven existing places", async () => {
		await one.db.update(ticketPackage).set({ capacity: 7 });
		const answers = await Promise.all(
			Array.from({ length: 40 }, (_, index) => one.buy({ email: `p${index}@firma.example` })),
		);
		expect(answers.filter((it) => it.statusCode === 200)).toHaveLength(7);
		expect(answers.every((one) => [200, 409].includes(one.statusCode))).toBe(true);
		expect(await one.taken()).toBe(7);
		expect(await one.statuses()).toHaveLength(7);
	});
});

describe("with FINALCALL, in each round of spec §4", () => {
	beforeAll(() => addRounds(one.server, one.event));

	test.each([
		["2025-04-01T12:00:00+02:00", 64_900, 51_920, 63_862],
		["2025-04-28T23:59:59+02:00", 64_900, 51_920, 63_862],
		["2025-04-29T00:00:00+02:00", 74_900, 59_920, 73_702],
		["2025-05-04T23:59:59+02:00", 74_900, 59_920, 73_702],
		["2025-05-05T00:00:00+02:00", 87_900, 70_320, 86_494],
		["2025-06-01T12:00:00+02:00", 87_900, 70_320, 86_494],
	])("at %s the shown, charged and documented price are equal", async (moment, listNet, net, gross) => {
		await one.addDiscount();
		one.server.clock.set(moment);
		const get = async (path: string) => (await one.server.app.inject(`/api/event/MSTS25/${path}`)).json();
		const isStandard = (it: { code?: string; packageCode?: string }) => (it.code ?? it.packageCode) === "STANDARD";
		const sold = (await get("packages")).packages.find(isStandard);
		const reduced = (await get("coupons/finalcall/checkLimit")).prices.find(isStandard);
		expect([sold.netGrosz, reduced.netGrosz]).toEqual([listNet, net]);
		const buying = {
			...company,
			wantInvoice: true,
			packageCode: "STANDARD",
			code: "FINALCALL",
			paymentMethod: "transfer",
		};
		const order = await one.bought({ ...buying, expectedGrossGrosz: gross });
		expect(order).toMatchObject({ netGrosz: net, grossGrosz: gross });
		await one.confirm();
		expect(await one.receive(order.id, { amountGrosz: gross, reference: moment })).toBe("paid");
		const documents = await documentsOf(one.db, `order:${order.id}`);
		expect(documents.map((it) => [it.kind, it.totals.netGrosz, it.totals.grossGrosz])).toEqual([
			["proforma", net, gross],
			["invoice", net, gross],
		]);
	});
});
