import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GROSS, shop } from "../../../../tests/harness/buying.ts";
import { doDueWork } from "../../../../tests/harness/server.ts";
import { ticketCode } from "../../codes/server/tables.ts";
import { ticketPackage } from "../../packages/server/tables.ts";

let one: Awaited<ReturnType<typeof shop>>;
beforeAll(async () => {
	one = await shop();
});
beforeEach(() => one.empty());

describe("an unpaid order", () => {
	test("frees everything once when it expires, and the person can try again", async () => {
		await one.addDiscount();
		const order = await one.bought({ code: "finalcall", expectedGrossGrosz: 29_422 });
		one.later(29);
		expect(await one.expire()).toBe(0);
		one.later(2);
		const ended = await Promise.all([one.expire(), one.expire()]);
		expect(ended.toSorted()).toEqual([0, 1]);
		expect((await one.orderNow(order.id)).status).toBe("expired");
		expect(await one.statuses()).toEqual(["cancelled"]);
		expect(await one.taken()).toBe(0);
		expect((await one.db.select().from(ticketCode).orderBy(ticketCode.id))[0]!.used).toBe(0);
	});

	test("expires by the program's job", async () => {
		const order = await one.bought();
		await doDueWork(one.server);
		expect((await one.orderNow(order.id)).status).toBe("reserved");
		one.later(32);
		await doDueWork(one.server);
		expect((await one.orderNow(order.id)).status).toBe("expired");
	});

	test("is confirmed by late money while a place is free", async () => {
		await one.db.update(ticketPackage).set({ capacity: 1 });
		const order = await one.bought();
		one.later(31);
		await one.expire();
		expect(await one.receive(order.id)).toBe("paid");
		expect(await one.orderNow(order.id)).toMatchObject({ status: "confirmed", paidGrosz: GROSS });
		expect(await one.statuses()).toEqual(["confirmed"]);
		expect(await one.taken()).toBe(1);
	});

	test("is queued for a refund if its place is gone", async () => {
		await one.db.update(ticketPackage).set({ capacity: 1 });
		const order = await one.bought();
		one.later(31);
		await one.expire();
		await one.bought({ email: "ewa@firma.example" });
		expect(await one.receive(order.id)).toBe("queued");
		expect(await one.orderNow(order.id)).toMatchObject({ status: "expired", paidGrosz: 0 });
		expect((await one.statuses()).toSorted()).toEqual(["cancelled", "reserved"]);
		expect(await one.taken()).toBe(1);
	});

	test("paid while expiring is either paid or expired", async () => {
		for (let round = 0; round < 5; round++) {
			const order = await one.bought({ email: `p${round}@firma.example` });
			one.later(30);
			await Promise.all([one.expire(), one.receive(order.id, { reference: `r${round}` })]);
			expect(await one.orderNow(order.id)).toMatchObject({ status: "confirmed", paidGrosz: GROSS });
			expect(await one.taken()).toBe(round + 1);
		}
	});
});
