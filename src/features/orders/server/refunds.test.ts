import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GROSS, shop } from "../../../../tests/harness/buying.ts";
import { company } from "../../../../tests/harness/registering.ts";
import { auditEntry } from "../../../kit/audit/tables.ts";
import { hashOf } from "../../../kit/hash/hash.ts";
import type { Failure } from "../../../kit/http/failure.ts";
import { emails } from "../../../kit/mail/store.ts";
import { documentsOf } from "../../documents/server/store.ts";
import { event } from "../../event/server/tables.ts";
import { testRefunder } from "../../payments/server/provider.ts";
import { sendRefunds } from "../../payments/server/send-refunds.ts";
import { refundsOf } from "../../payments/server/store.ts";
import { reducePrice } from "./reduce-price.ts";
import { refundOrder } from "./refund-order.ts";
import { orderBySecret } from "./store.ts";

let one: Awaited<ReturnType<typeof shop>>;
beforeAll(async () => {
	one = await shop();
});
beforeEach(async () => {
	await one.empty();
	await one.db.update(event).set({ startsAt: new Date(one.server.clock.now().getTime() + 60 * 86_400_000) });
});

const FIVE = { packageCode: undefined, tickets: [{ packageCode: "BASIC-ONLINE", quantity: 5 }] };
const FIVE_GROSS = 183_885;

async function paid(payload: object = {}, amountGrosz = GROSS) {
	const { secret } = (await one.buy({ ...company, wantInvoice: true, ...payload })).json().order;
	const order = (await orderBySecret(one.db, hashOf(secret)))!;
	expect(await one.receive(order.id, { amountGrosz })).toBe("paid");
	return { secret, id: order.id };
}
const giveBack = (secret: string, payload: object) =>
	one.server.app.inject({ method: "POST", url: `/api/payment/${secret}/refund?lang=en`, payload });
const send = () => sendRefunds({ ...one.server.deps, refunders: { test: testRefunder } });
const documents = async (id: number) =>
	(await documentsOf(one.db, `order:${id}`)).map((it) => [it.kind, it.totals.grossGrosz]);

describe("a paid ticket", () => {
	test("is returned whole: place, registration, money and documents", async () => {
		const { secret, id } = await paid();
		expect((await giveBack(secret, { expectedGrosz: GROSS })).json()).toEqual({
			status: "cancelled",
			refundedGrosz: GROSS,
		});
		expect(await one.statuses()).toEqual(["cancelled"]);
		expect(await one.taken()).toBe(0);
		expect(await one.orderNow(id)).toMatchObject({ paidGrosz: 0, refundedGrosz: GROSS });
		expect(await documents(id)).toEqual([
			["invoice", GROSS],
			["correction", -GROSS],
		]);
		expect((await emails(one.db, 1, 1)).rows[0]).toMatchObject({ kind: "order-refunded" });
		expect(await send()).toBe(1);
		expect(await send()).toBe(0);
		expect(await refundsOf(one.db, id)).toMatchObject([{ state: "sent", amountGrosz: GROSS }]);
		const actions = (await one.db.select().from(auditEntry).orderBy(auditEntry.id)).map((it) => it.action);
		expect(actions).toEqual(expect.arrayContaining(["order.refunded", "document.issued", "refund.sent"]));
		const [sentEntry] = await one.db.select().from(auditEntry).where(eq(auditEntry.action, "refund.sent"));
		expect(sentEntry).toMatchObject({ eventId: one.event.id, detail: { orderId: id } });
		expect((await giveBack(secret, { expectedGrosz: GROSS })).statusCode).toBe(409);
	});

	test("requested ten times at once is returned once", async () => {
		const { secret, id } = await paid();
		const answers = await Promise.all(Array.from({ length: 10 }, () => giveBack(secret, { expectedGrosz: GROSS })));
		expect(answers.map((it) => it.statusCode).toSorted()).toEqual([200, ...Array(9).fill(409)]);
		expect(await refundsOf(one.db, id)).toHaveLength(1);
		expect(await one.taken()).toBe(0);
	});

	test("is not returned for another amount, too late, or against the event's rule", async () => {
		const { secret } = await paid();
		expect((await giveBack(secret, { expectedGrosz: GROSS - 1 })).statusCode).toBe(409);
		await one.db.update(event).set({ startsAt: new Date(one.server.clock.now().getTime() + 13 * 86_400_000) });
		expect((await giveBack(secret, { expectedGrosz: GROSS })).json().message).toContain("has passed");
		await one.db.update(event).set({ refundDays: null });
		expect((await giveBack(secret, { expectedGrosz: GROSS })).statusCode).toBe(409);
		await one.db.update(event).set({ refundDays: 14 });
		expect(await one.taken()).toBe(1);
	});

	test("of an unpaid order is not returned", async () => {
		const { secret } = (await one.buy()).json().order;
		expect((await giveBack(secret, { expectedGrosz: GROSS })).statusCode).toBe(409);
	});

	test("of an unpaid deferred invoice lowers it with its fee, without a refund", async () => {
		const { secret } = (
			await one.buy({ ...company, paymentMethod: "deferred", expectedGrossGrosz: GROSS + 6027 })
		).json().order;
		const { id } = (await orderBySecret(one.db, hashOf(secret)))!;
		await one.confirm();
		expect((await giveBack(secret, { expectedGrosz: GROSS + 6027 })).statusCode).toBe(200);
		expect(await refundsOf(one.db, id)).toEqual([]);
		expect(await documents(id)).toEqual([
			["invoice", GROSS + 6027],
			["correction", -GROSS - 6027],
		]);
		expect((await emails(one.db, 1, 1)).rows[0]).toMatchObject({ kind: "order-cancelled" });
	});
});

describe("tickets of a team", () => {
	test("are returned in part while their codes are unused, and the rest later", async () => {
		const { secret, id } = await paid({ ...FIVE, expectedGrossGrosz: FIVE_GROSS }, FIVE_GROSS);
		const two = { tickets: [{ position: 0, quantity: 2 }], expectedGrosz: 2 * GROSS };
		expect((await giveBack(secret, two)).json()).toEqual({ status: "confirmed", refundedGrosz: 2 * GROSS });
		expect(await one.taken()).toBe(3);
		const codes = (await one.server.app.inject(`/api/payment/${secret}/codes`)).json().codes;
		expect(codes.map((it: { state: string }) => it.state).toSorted()).toEqual([
			...Array(2).fill("revoked"),
			...Array(3).fill("unused"),
		]);
		const { code } = codes.find((it: { state: string }) => it.state === "unused");
		await one.buy({ email: "ewa@firma.example", code, paymentMethod: undefined });
		const three = { tickets: [{ position: 0, quantity: 3 }], expectedGrosz: 3 * GROSS };
		const refused = await giveBack(secret, three);
		expect([refused.statusCode, refused.json().message]).toEqual([
			409,
			"Unused codes of package Basic Online: 2. Only that many tickets can be returned.",
		]);
		expect((await giveBack(secret, two)).statusCode).toBe(200);
		expect(await one.orderNow(id)).toMatchObject({ paidGrosz: GROSS, refundedGrosz: 4 * GROSS, status: "confirmed" });
		expect(await one.taken()).toBe(1);
		expect(await documents(id)).toEqual([
			["invoice", FIVE_GROSS],
			["correction", -2 * GROSS],
			["correction", -2 * GROSS],
		]);
		expect((await refundsOf(one.db, id)).map((it) => it.amountGrosz)).toEqual([2 * GROSS, 2 * GROSS]);
	});

	test("of an unpaid order lower the amount due, and the e-mail says so", async () => {
		const deferred = { ...company, ...FIVE, paymentMethod: "deferred", expectedGrossGrosz: FIVE_GROSS + 6027 };
		const { secret } = (await one.buy(deferred)).json().order;
		const { id } = (await orderBySecret(one.db, hashOf(secret)))!;
		const two = { tickets: [{ position: 0, quantity: 2 }], expectedGrosz: 2 * GROSS };
		await one.confirm();
		expect((await giveBack(secret, two)).json()).toMatchObject({ status: "confirmed" });
		const [message] = (await emails(one.db, 1, 1)).rows;
		expect(message!.kind).toBe("order-returnedUnpaid");
		const [invoice, correction] = await documentsOf(one.db, `order:${id}`);
		expect(correction).toMatchObject({ saleDate: null, payment: invoice!.payment, correction: { isRepaid: false } });
	});

	test("used while being returned are either used or returned", async () => {
		const { secret, id } = await paid({ ...FIVE, expectedGrossGrosz: FIVE_GROSS }, FIVE_GROSS);
		const codes = (await one.server.app.inject(`/api/payment/${secret}/codes`)).json().codes;
		const answers = await Promise.all([
			giveBack(secret, { expectedGrosz: FIVE_GROSS }),
			...codes.map(({ code }: { code: string }, index: number) =>
				one.buy({ email: `p${index}@firma.example`, code, paymentMethod: undefined }),
			),
		]);
		const registered = answers.slice(1).filter((it) => it.statusCode === 200).length;
		const isBack = answers[0]!.statusCode === 200;
		expect(isBack).toBe(registered === 0);
		expect(await one.taken()).toBe(isBack ? 0 : 5);
		expect((await one.orderNow(id)).status).toBe(isBack ? "cancelled" : "confirmed");
	});
});

describe("a price reduction", () => {
	const lower = async (id: number, grossGrosz: number, position: number | null = null) => {
		const wanted = { orderId: id, position, grossGrosz, actor: "command:order", countsElsewhere: false };
		return reducePrice(one.people, wanted).then(
			(it) => it?.totals.grossGrosz,
			(error: Failure) => [error.status, error.message],
		);
	};
	const back = async (id: number) => (await refundsOf(one.db, id)).map((it) => it.amountGrosz);

	test("corrects the invoice, refunds money, and keeps ticket and order", async () => {
		const { secret, id } = await paid();
		expect(await lower(id, 5_000)).toBe(-5_000);
		expect([await one.statuses(), await one.taken(), await back(id)]).toEqual([["confirmed"], 1, [5_000]]);
		expect(await one.orderNow(id)).toMatchObject({
			status: "confirmed",
			paidGrosz: GROSS - 5_000,
			refundedGrosz: 5_000,
		});
		expect((await emails(one.db, 1, 1)).rows[0]).toMatchObject({ kind: "order-reduced" });
		const { lines, dueGrosz } = (await one.server.app.inject(`/api/payment/${secret}/info`)).json();
		expect([lines[0].reducedGrosz, lines[0].refundedQuantity, dueGrosz]).toEqual([5_000, 0, 0]);
		expect((await giveBack(secret, { expectedGrosz: GROSS })).statusCode).toBe(409);
		expect((await giveBack(secret, { expectedGrosz: GROSS - 5_000 })).json()).toMatchObject({ status: "cancelled" });
		expect(await documents(id)).toEqual([
			["invoice", GROSS],
			["correction", -5_000],
			["correction", 5_000 - GROSS],
		]);
	});

	test("requested ten times at once never exceeds the payments", async () => {
		const { id } = await paid();
		const answers = await Promise.all(Array.from({ length: 10 }, () => lower(id, 10_000)));
		expect(answers.filter((it) => it === -10_000)).toHaveLength(3);
		expect(answers.filter((it) => Array.isArray(it) && it[0] === 422)).toHaveLength(7);
		expect(await back(id)).toEqual([10_000, 10_000, 10_000]);
		expect(await one.orderNow(id)).toMatchObject({ paidGrosz: GROSS - 30_000, refundedGrosz: 30_000 });
	});

	test("loses no grosz if tickets are returned meanwhile", async () => {
		const { secret, id } = await paid({ ...FIVE, expectedGrossGrosz: FIVE_GROSS }, FIVE_GROSS);
		expect(await lower(id, 5_001, 0)).toBe(-5_001);
		const two = { tickets: [{ position: 0, quantity: 2 }], expectedGrosz: 2 * GROSS - 2_000 };
		expect((await giveBack(secret, two)).statusCode).toBe(200);
		expect(await lower(id, 3 * GROSS - 3_000, 0)).toEqual([422, expect.stringContaining("1,073.30")]);
		expect(await one.giveBack(id)).toBe(200);
		expect((await one.orderNow(id)).refundedGrosz).toBe(FIVE_GROSS);
		expect((await documents(id)).reduce((sum, [, grosz]) => sum + Number(grosz), 0)).toBe(0);
		expect((await back(id)).reduce((sum, grosz) => sum + grosz, 0)).toBe(FIVE_GROSS);
	});

	test("of an unpaid deferred invoice lowers the amount due", async () => {
		const deferred = { ...company, paymentMethod: "deferred", expectedGrossGrosz: GROSS + 6027 };
		const { secret } = (await one.buy(deferred)).json().order;
		const { id } = (await orderBySecret(one.db, hashOf(secret)))!;
		await one.confirm();
		expect(await lower(id, 6_027)).toEqual([422, expect.stringContaining("--line")]);
		expect(await lower(id, 6_027, 1)).toBe(-6_027);
		expect([await back(id), (await emails(one.db, 1, 1)).rows[0]!.kind]).toEqual([[], "order-reducedUnpaid"]);
		expect((await one.server.app.inject(`/api/payment/${secret}/info`)).json().dueGrosz).toBe(GROSS);
		expect(await lower(id, 1, 1)).toEqual([422, expect.stringContaining("PLN\u00a00 is left")]);
		expect(await one.receive(id)).toBe("paid");
	});
});

test("the organiser may refund after the deadline", async () => {
	const { id } = await paid();
	await one.db.update(event).set({ refundDays: null });
	const people = {
		...one.server.deps,
		sender: "a@b.example",
		organiserLang: "pl" as const,
		pageAddress: () => "http://site",
	};
	const wanted = { orderId: id, tickets: undefined, actor: "command:order", isBuyer: false };
	expect(await one.db.transaction((tx) => refundOrder(tx, people, wanted))).toBe(GROSS);
	await one.db.update(event).set({ refundDays: 14 });
});
