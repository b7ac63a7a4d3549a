import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { GROSS } from "../../../../tests/harness/buying.ts";
import { refusal, runCommand } from "../../../../tests/harness/commanding.ts";
import { paidSession } from "../../../../tests/harness/stripe.ts";
import { stripeShop } from "../../../../tests/harness/stripe-shop.ts";
import { auditEntry } from "../../../kit/audit/tables.ts";
import { queuedPayments, refundsOf } from "./store.ts";

type Shape = Record<string, unknown>;
let selling: Awaited<ReturnType<typeof stripeShop>>;
beforeAll(async () => {
	selling = await stripeShop();
});
afterAll(() => selling.stripe.close());
beforeEach(() => selling.empty());

const order = (typed: string) => runCommand(selling.one.server, `order ${typed}`);
const refused = (typed: string) => refusal(selling.one.server, `order ${typed}`);
const waiting = async () => (await order("list --attention")).data as { payments: Shape[]; refunds: Shape[] };
const stored = async (id: number) => (await refundsOf(selling.one.db, id)).map((it) => [it.state, it.amountGrosz]);
const stands = async () => (await runCommand(selling.one.server, "stock check")).isWrong !== true;

/** The organiser refunds a payment in Stripe's dashboard. */
function byHand(session: Shape, amount: number): { refund: Shape; charge: Shape } {
	const intent = paidSession(session)["payment_intent"];
	const { refunds } = selling.stripe;
	const made = { id: `re_hand_${refunds.length + 1}`, object: "refund", status: "succeeded", metadata: {} };
	const refund: Shape = { ...made, amount, payment_intent: intent };
	refunds.push(refund);
	return { refund, charge: { payment_intent: intent, metadata: session["metadata"], amount_refunded: amount } };
}

test("a refund by hand appears once on the list, for repeated and unordered webhooks", async () => {
	const { id, number, secret, session } = await selling.begun();
	const { refund, charge } = byHand(session, 10_000);
	expect((await selling.deliverWebhook("charge.refunded", charge)).statusCode).toBe(409); // its payment is not reported yet
	await selling.deliverWebhook("checkout.session.completed", paidSession(session));
	const words: [string, Shape][] = [
		["charge.refunded", charge] as [string, Shape],
		["refund.created", refund] as [string, Shape],
		["refund.updated", refund] as [string, Shape],
		["charge.refunded", charge] as [string, Shape],
	];
	for (const answer of await Promise.all(words.map(([type, object]) => selling.deliverWebhook(type, object)))) {
		expect(answer.statusCode).toBe(200);
	}
	expect(await stored(id)).toEqual([["elsewhere", 10_000]]);
	expect((await waiting()).refunds).toMatchObject([{ orderNumber: number, amountGrosz: 10_000, state: "elsewhere" }]);
	expect((await order("list --attention")).text).toMatch(
		/Refunds made by hand.*without a change of the order[\s\S]*100\.00 zł +stripe/,
	);
	const info = (await selling.one.server.app.inject(`/api/payment/${secret}/info`)).json();
	expect(info.refunds).toMatchObject([{ amountGrosz: 10_000, state: "sent" }]);
	byHand(session, 5000);
	await selling.deliverWebhook("refund.created", refund);
	expect((await stored(id)).map((it) => it[1])).toEqual([10_000, 5000]);
});

test("its order cannot be refunded before the organiser decides about the money", async () => {
	const { id, number, secret, session } = await selling.paid();
	await selling.deliverWebhook("charge.refunded", byHand(session, 10_000).charge);
	expect(await refused(`refund ${number}`)).toMatch(/PLN.100 of this order went back already.*--elsewhere/);
	const buyer = await selling.post(`/api/payment/${secret}/refund?lang=en`, { expectedGrosz: GROSS });
	expect([buyer.statusCode, buyer.json().message]).toEqual([409, expect.stringContaining("Write to us")]);
	expect((await order(`refund ${number} --elsewhere`)).data).toMatchObject({
		status: "cancelled",
		refundedGrosz: GROSS,
		refunds: [{ amountGrosz: GROSS - 10_000 }],
	});
	await selling.sendRefunds();
	expect(await stored(id)).toEqual([
		["sent", 10_000],
		["sent", GROSS - 10_000],
	]);
	expect([await waiting(), await stands()]).toEqual([{ payments: [], refunds: [], approvals: [], overdue: [] }, true]);
	await selling.deliverWebhook("charge.refunded", {
		payment_intent: `pi_${session["client_reference_id"]}`,
		metadata: session["metadata"],
	});
	expect(await stored(id)).toHaveLength(2);
});

test("refunded completely by hand, an order ends without another refund", async () => {
	const { id, number, session } = await selling.paid();
	await selling.deliverWebhook("charge.refunded", byHand(session, GROSS).charge);
	expect((await order(`refund ${number} --elsewhere`)).data).toMatchObject({ status: "cancelled", refunds: [] });
	expect(await selling.one.taken()).toBe(0);
	expect(await stored(id)).toEqual([["sent", GROSS]]);
	expect(await selling.sendRefunds()).toBe(0);
	expect(await stands()).toBe(true);
});

test("settled with a reason, the order keeps its tickets, and only the rest can be refunded", async () => {
	const { id, number, session } = await selling.paid();
	await selling.deliverWebhook("charge.refunded", byHand(session, 10_000).charge);
	const [{ refundId }] = (await waiting()).refunds as [{ refundId: number }];
	expect(await refused(`refunded ${refundId}`)).toContain("--elsewhere");
	expect(await refused(`settle --refund ${refundId}`)).toContain("--reason");
	const both = [`settle --refund ${refundId} --reason goodwill`, `settle --refund ${refundId} --reason goodwill`];
	const settled = await Promise.allSettled(both.map(order));
	expect(settled.map((it) => it.status).toSorted()).toEqual(["fulfilled", "rejected"]);
	expect(await selling.one.orderNow(id)).toMatchObject({ status: "confirmed", paidGrosz: GROSS - 10_000 });
	expect([(await waiting()).refunds, await stands()]).toEqual([[], true]);
	expect(await selling.one.db.select().from(auditEntry).orderBy(auditEntry.id)).toContainEqual(
		expect.objectContaining({ action: "refund.settled", detail: expect.objectContaining({ reason: "goodwill" }) }),
	);
	expect((await order(`refund ${number}`)).data).toMatchObject({ refunds: [{ amountGrosz: GROSS - 10_000 }] });
	expect(await selling.one.orderNow(id)).toMatchObject({ status: "cancelled", paidGrosz: 0, refundedGrosz: GROSS });
	expect(await refused("settle --refund 999999 --reason x")).toBe("There is no such refund.");
});

test("more money by hand than the tickets cost is refused", async () => {
	const tickets = [{ packageCode: "BASIC-ONLINE", quantity: 5 }];
	const { number, session } = await selling.paid({ packageCode: undefined, tickets, expectedGrossGrosz: 183_885 });
	await selling.deliverWebhook("charge.refunded", byHand(session, 2 * GROSS).charge);
	expect(await refused(`refund ${number} --ticket 0:1 --elsewhere`)).toContain("More was given back by hand");
	expect((await order(`refund ${number} --ticket 0:2 --elsewhere`)).data).toMatchObject({ refunds: [] });
	expect(await selling.one.taken()).toBe(3);
});

test("a refund that fails at Stripe later is dropped; a counted one goes to the organiser", async () => {
	const { id, number, session } = await selling.paid();
	const first = byHand(session, 10_000);
	await selling.deliverWebhook("refund.created", first.refund);
	Object.assign(first.refund, { status: "failed" });
	await selling.deliverWebhook("refund.failed", first.refund);
	await selling.deliverWebhook("charge.refunded", first.charge);
	expect(await stored(id)).toEqual([]);
	const second = byHand(session, GROSS);
	await selling.deliverWebhook("refund.created", second.refund);
	await order(`refund ${number} --elsewhere`);
	Object.assign(second.refund, { status: "failed" });
	for (let time = 0; time < 2; time++) await selling.deliverWebhook("refund.failed", second.refund);
	expect(await stored(id)).toEqual([["failed", GROSS]]);
	expect((await waiting()).refunds).toMatchObject([{ state: "failed" }]);
});

test("a refund that Stripe refused us and the organiser made is one refund", async () => {
	const { id, secret, session } = await selling.paid();
	await selling.post(`/api/payment/${secret}/refund?lang=en`, { expectedGrosz: GROSS });
	selling.stripe.mood.refusing = true;
	await selling.sendRefunds();
	expect(await stored(id)).toEqual([["failed", GROSS]]);
	selling.stripe.mood.refusing = false;
	for (let time = 0; time < 2; time++) await selling.deliverWebhook("charge.refunded", byHandOnce(session, GROSS));
	expect(await stored(id)).toEqual([["sent", GROSS]]);
	expect([(await waiting()).refunds, await stands()]).toEqual([[], true]);
});

function byHandOnce(session: Shape, amount: number): Shape {
	if (selling.stripe.refunds.length === 0) byHand(session, amount);
	return { payment_intent: paidSession(session)["payment_intent"], metadata: session["metadata"] };
}

test("of unallocated money it settles the entry; the rest stays on the list; others' refunds are ignored", async () => {
	const { session } = await selling.begun();
	await selling.deliverWebhook("checkout.session.completed", paidSession({ ...session, amount_total: 30_000 }));
	await selling.deliverWebhook("charge.refunded", byHand(session, 10_000).charge);
	expect((await waiting()).payments).toMatchObject([{ amountGrosz: 30_000, leftGrosz: 20_000 }]);
	await selling.deliverWebhook("charge.refunded", byHand(session, 20_000).charge);
	expect(await waiting()).toEqual({ payments: [], refunds: [], approvals: [], overdue: [] });
	expect(await queuedPayments(selling.one.db)).toEqual([]);
	const foreign = {
		id: "re_x",
		object: "refund",
		payment_intent: "pi_elsewhere",
		metadata: {},
		amount: 5,
		status: "succeeded",
	};
	selling.stripe.refunds.push(foreign);
	expect((await selling.deliverWebhook("refund.created", foreign)).statusCode).toBe(200);
	selling.stripe.mood.down = true;
	const { log } = selling.one.server.deps;
	const { error } = log;
	log.error = () => {};
	const answer = await selling.deliverWebhook("refund.created", foreign);
	log.error = error;
	expect(answer.statusCode).toBe(503);
});

test("a mistyped amount is settled once with a reason and stays off the list", async () => {
	const { number, id } = await selling.one.bought({ paymentMethod: "transfer" });
	await order(`paid ${number} --amount 376.77`);
	const [{ paymentId }] = (await waiting()).payments as [{ paymentId: number }];
	expect(await refused("settle --reason mistyped")).toBe("Give --payment ID or --refund ID.");
	expect((await order(`settle --payment ${paymentId} --reason mistyped`)).text).toBe(
		`Payment ${paymentId}: 9.00 zł is settled.`,
	);
	expect(await refused(`settle --payment ${paymentId} --reason mistyped`)).toContain("not on the list");
	expect(await refused(`refund-payment ${paymentId}`)).toContain("has been settled");
	expect(await waiting()).toEqual({ payments: [], refunds: [], approvals: [], overdue: [] });
	expect(await refused(`paid ${number} --amount 367.77`)).toContain("already recorded: 376.77 zł");
	expect(await selling.one.orderNow(id)).toMatchObject({ status: "confirmed", paidGrosz: GROSS });
	expect(await selling.one.db.select().from(auditEntry).orderBy(auditEntry.id)).toContainEqual(
		expect.objectContaining({ action: "payment.settled", actor: "command:order" }),
	);
});
