import { beforeEach, expect, test } from "vitest";
import { addEvent } from "../../../../tests/harness/content.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { salesOrder } from "../../orders/server/tables.ts";
import {
	addRefund,
	changePayment,
	elsewhereRefunds,
	failPayment,
	lockOrAddPayment,
	lockPaymentById,
	openPayments,
	paymentById,
	refundById,
	refundedOf,
	refundedOfPayment,
	refundsOf,
	settleRefund,
	unsettledRefunds,
	wentElsewhere,
} from "./store.ts";

let server: TestServer;
const NOW = new Date("2025-04-30T10:00:00Z");
const LATER = new Date("2025-04-30T11:00:00Z");

let [order1, order2] = [0, 0];
/** Two payments of an order and one of another, by their references. */
let ids: Record<"first" | "second" | "other", number>;
const inTx: TestServer["deps"]["db"]["transaction"] = (work) => server.deps.db.transaction(work);
const pays = async (orderId: number, reference: string) => {
	const values = {
		orderId,
		reference,
		provider: "test",
		amountGrosz: 12_300,
		state: "pending",
		createdAt: NOW,
	} as const;
	return (await inTx((tx) => lockOrAddPayment(tx, values))).id;
};
const refunds = (paymentId: number, amountGrosz: number) =>
	inTx((tx) => addRefund(tx, { paymentId, amountGrosz, now: NOW }));
const foundElsewhere = (paymentId: number, receipt: string) =>
	inTx((tx) => addRefund(tx, { paymentId, amountGrosz: 700, now: NOW, elsewhere: { receipt, state: "elsewhere" } }));

beforeEach(async () => {
	server = await freshServer();
	const { id: eventId } = await addEvent(server.deps);
	const payer = { name: "", street: "", postCode: "", city: "", country: "PL", nip: "", comments: "" };
	const money = { netGrosz: 10_000, vatGrosz: 2300, grossGrosz: 12_300 };
	const order = { eventId, status: "reserved" as const, method: "card" as const, lang: "pl" as const, payer, ...money };
	const orders = ["MS/1", "MS/2"].map((number) => ({ ...order, number, secretHash: number, createdAt: NOW }));
	const rows = await server.deps.db.insert(salesOrder).values(orders).returning();
	[order1, order2] = rows.map(({ id }) => id) as [number, number];
	ids = {
		first: await pays(order1, "first"),
		second: await pays(order1, "second"),
		other: await pays(order2, "other"),
	};
});

test("refunds are summed by payment, of one order alone", async () => {
	const { db } = server.deps;
	for (const [payment, grosz] of [
		[ids.first, 100],
		[ids.first, 250],
		[ids.second, 30],
		[ids.other, 9],
	] as const)
		await refunds(payment, grosz);
	expect(await refundedOf(db, order1)).toEqual(
		new Map([
			[ids.first, 350],
			[ids.second, 30],
		]),
	);
	expect(await refundedOf(db, 99)).toEqual(new Map());
	expect([await refundedOfPayment(db, ids.first), await refundedOfPayment(db, 99)]).toEqual([350, 0]);
	expect((await refundsOf(db, order2)).map(({ amountGrosz }) => amountGrosz)).toEqual([9]);
});

test("distinguishes refunds made at the provider from ours", async () => {
	const { db } = server.deps;
	await refunds(ids.first, 100);
	const found = await foundElsewhere(ids.other, "re_1");
	expect([await wentElsewhere(db, order1), await wentElsewhere(db, order2)]).toEqual([false, true]);
	const record = {
		id: found,
		state: "elsewhere",
		receipt: "re_1",
		message: "given back at the provider",
		settledAt: NOW,
	};
	expect(await inTx((tx) => elsewhereRefunds(tx, order2))).toMatchObject([record]);
	expect(await inTx((tx) => elsewhereRefunds(tx, order1))).toEqual([]);
	const [own] = await refundsOf(db, order1);
	expect(own).toMatchObject({ state: "due", receipt: null, message: null, settledAt: null });
});

test("a refund is settled once in a way, and leaves the organiser's list when it is sent", async () => {
	const { db } = server.deps;
	const [one, two] = [await refunds(ids.first, 100), await refunds(ids.other, 200)];
	const settle = (state: "sent" | "failed") => settleRefund(db, one, { state, message: state, now: LATER });
	expect([await settle("failed"), await settle("failed"), await settle("sent"), await settle("sent")]).toEqual([
		true,
		false,
		true,
		false,
	]);
	expect((await unsettledRefunds(db)).map(({ id, payment }) => [id, payment.reference])).toEqual([[two, "other"]]);
	expect(await refundById(db, one)).toMatchObject({
		state: "sent",
		message: "sent",
		settledAt: LATER,
		payment: { id: ids.first, orderId: order1 },
	});
	expect(await refundById(db, 99)).toBeUndefined();
});

test("a payment is found, changed and failed alone", async () => {
	const { db } = server.deps;
	await inTx((tx) => changePayment(tx, ids.second, { state: "paid", receipt: "pi_2" }));
	await failPayment(db, "test", "first", LATER);
	await failPayment(db, "test", "second", LATER);
	const states = await Promise.all(Object.values(ids).map(async (id) => (await paymentById(db, id))?.state));
	expect(states).toEqual(["failed", "paid", "pending"]);
	expect(await inTx((tx) => lockPaymentById(tx, ids.second))).toMatchObject({ receipt: "pi_2", settledAt: null });
	expect(await pays(order1, "first")).toBe(ids.first);
	const between = (from: Date, until: Date) => openPayments(db, "test", { from, until });
	expect((await between(NOW, NOW)).map(({ id }) => id)).toEqual([ids.other]);
	expect(await between(LATER, LATER)).toEqual([]);
});
