import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GROSS } from "../../../../tests/harness/buying.ts";
import { doDueWork } from "../../../../tests/harness/server.ts";
import { paidSession, signedEvent } from "../../../../tests/harness/stripe.ts";
import { stripeShop } from "../../../../tests/harness/stripe-shop.ts";
import { auditEntry } from "../../../kit/audit/tables.ts";
import { salesOrder } from "../../orders/server/tables.ts";
import { ticketPackage } from "../../packages/server/tables.ts";
import { addRefund, paymentsOf, queuedPayments, refundsOf } from "./store.ts";
import { payment } from "./tables.ts";

type Shape = Record<string, unknown>;

let stripe: Awaited<ReturnType<typeof stripeShop>>["stripe"];
let one: Awaited<ReturnType<typeof stripeShop>>["one"];
let selling: Awaited<ReturnType<typeof stripeShop>>;
beforeAll(async () => {
	selling = await stripeShop();
	({ stripe, one } = selling);
});
afterAll(() => stripe.close());
beforeEach(() => selling.empty());

const post: typeof selling.post = (...all) => selling.post(...all);
const deliverWebhook: typeof selling.deliverWebhook = (...all) => selling.deliverWebhook(...all);
const pay: typeof selling.pay = (secret) => selling.pay(secret);
const begun: typeof selling.begun = (payload) => selling.begun(payload);
const send = () => selling.sendRefunds();

describe("beginning a payment at Stripe", () => {
	test("requests złoty by card, BLIK or Przelewy24, without the order's secret", async () => {
		const { secret, id, answer, session } = await begun();
		expect(answer).toEqual({ url: session["url"], reference: session["client_reference_id"] });
		const [{ body, key }] = stripe.received as [(typeof stripe.received)[0]];
		expect(Object.fromEntries(body)).toMatchObject({
			mode: "payment",
			"allowed_payment_method_types[0]": "card",
			"allowed_payment_method_types[1]": "blik",
			"allowed_payment_method_types[2]": "p24",
			"line_items[0][price_data][currency]": "pln",
			"line_items[0][price_data][unit_amount]": String(GROSS),
			"metadata[order]": String(id),
			"payment_intent_data[metadata][payment]": answer.reference,
			customer_email: "anna@firma.example",
			success_url: `http://estrada.test/en/e/MSTS25/order.html?ref=${answer.reference}`,
			locale: "en",
		});
		expect(key).toBe(`begin-${answer.reference}`);
		expect(decodeURIComponent(body.toString())).not.toContain(secret);
	});

	test("holds the place longer than the session, also at the end of the 7 days", async () => {
		const { id, secret, session } = await begun();
		const remainingHoldMs = async () =>
			(await one.orderNow(id)).holdsUntil!.getTime() - one.server.clock.now().getTime();
		const lives = Number(session["expires_at"]) * 1000 - Date.now();
		expect(await remainingHoldMs()).toBeGreaterThan(lives + 60_000);
		const almost = one.server.clock.now().getTime() - 7 * 86_400_000 + 60_000;
		await one.db.update(salesOrder).set({ createdAt: new Date(almost) });
		await pay(secret);
		expect(await remainingHoldMs()).toBeGreaterThan(lives + 60_000);
	});

	test.each(["down", "refusing"] as const)(
		"while Stripe is %s: a clear sentence, and the order stays payable",
		async (mood) => {
			stripe.mood[mood] = true;
			const { secret } = (await one.buy()).json().order;
			const errors: unknown[] = [];
			const { error } = one.server.deps.log;
			one.server.deps.log.error = (entry) => errors.push(entry);
			const answer = await pay(secret);
			one.server.deps.log.error = error;
			expect([answer.statusCode, answer.json().message]).toEqual([503, expect.stringContaining("pay by transfer")]);
			expect(JSON.stringify(errors)).not.toMatch(/firma\.example|sk_test/);
			const info = (await one.server.app.inject(`/api/payment/${secret}/info`)).json();
			expect(info).toMatchObject({ status: "reserved", isPayable: true, lastPayment: "failed" });
			stripe.mood[mood] = false;
			expect((await pay(secret)).statusCode).toBe(200);
		},
	);

	test("closes the earlier session, also for a transfer or a cancelled order", async () => {
		const { id, secret, session } = await begun();
		await pay(secret);
		expect([session["status"], stripe.sessions.at(-1)!["status"]]).toEqual(["expired", "open"]);
		expect((await paymentsOf(one.db, id)).map((it) => it.state)).toEqual(["failed", "pending"]);
		await post(`/api/payment/${secret}/url`, { method: "transfer" });
		expect(stripe.sessions.map((it) => it["status"])).toEqual(["expired", "expired"]);
		await pay(secret);
		await post(`/api/payment/${secret}/cancel`, {});
		expect(stripe.sessions.at(-1)!["status"]).toBe("expired");
	});

	test("counts an earlier session that was just paid, and begins no other", async () => {
		const { id, secret, session } = await begun();
		Object.assign(session, paidSession(session));
		expect((await pay(secret)).statusCode).toBe(409);
		expect(await one.orderNow(id)).toMatchObject({ status: "confirmed", paidGrosz: GROSS });
		expect(stripe.sessions).toHaveLength(1);
	});

	test("switches the test gateway off", async () => {
		expect((await one.server.app.inject("/api/payment/test/r1")).statusCode).toBe(404);
		expect((await post("/api/payment/test/r1", { outcome: "success" })).statusCode).toBe(404);
	});
});

describe("Stripe's webhook", () => {
	test("confirms the order once for twenty reports; a later end of session undoes nothing", async () => {
		const { id, session } = await begun();
		const answered = Array.from({ length: 20 }, () =>
			deliverWebhook("checkout.session.completed", paidSession(session)),
		);
		for (const answer of await Promise.all(answered)) expect(answer.json()).toEqual({ received: true });
		await deliverWebhook("checkout.session.expired", session);
		expect(await one.orderNow(id)).toMatchObject({ status: "confirmed", paidGrosz: GROSS });
		expect(await paymentsOf(one.db, id)).toMatchObject([
			{ provider: "stripe", state: "paid", receipt: `pi_${session["client_reference_id"]}` },
		]);
		const actions = (await one.db.select().from(auditEntry).orderBy(auditEntry.id)).map((it) => it.action);
		expect(actions.filter((it) => it === "order.confirmed")).toHaveLength(1);
	});

	test.each<[string, [string, Shape][], string, string]>([
		["completed but not paid yet", [["checkout.session.completed", {}]], "reserved", "pending"],
		[
			"paid later",
			[
				["checkout.session.completed", {}],
				["checkout.session.async_payment_succeeded", { payment_status: "paid" }],
			],
			"confirmed",
			"paid",
		],
		[
			"paid later, told in the wrong order",
			[
				["checkout.session.async_payment_succeeded", { payment_status: "paid" }],
				["checkout.session.completed", {}],
			],
			"confirmed",
			"paid",
		],
		[
			"failed later",
			[
				["checkout.session.completed", {}],
				["checkout.session.async_payment_failed", {}],
			],
			"reserved",
			"failed",
		],
		["expired", [["checkout.session.expired", {}]], "reserved", "failed"],
		[
			"expired, then paid after all",
			[
				["checkout.session.expired", {}],
				["checkout.session.completed", { payment_status: "paid" }],
			],
			"confirmed",
			"paid",
		],
		[
			"another amount",
			[["checkout.session.completed", { payment_status: "paid", amount_total: GROSS - 1 }]],
			"reserved",
			"queued",
		],
		["of something else", [["customer.created", {}]], "reserved", "pending"],
	])("%s", async (_, events, status, state) => {
		const { id, session } = await begun();
		for (const [type, values] of events)
			expect((await deliverWebhook(type, { ...session, ...values })).statusCode).toBe(200);
		expect((await one.orderNow(id)).status).toBe(status);
		expect((await paymentsOf(one.db, id)).map((it) => it.state)).toEqual([state]);
	});

	test("that comes late takes the place again, or is refunded if it is gone", async () => {
		await one.db.update(ticketPackage).set({ capacity: 1 });
		const late = await begun();
		one.later(60);
		await one.expire();
		await deliverWebhook("checkout.session.completed", paidSession(late.session));
		expect((await one.orderNow(late.id)).status).toBe("confirmed");
		await one.empty();
		await one.db.update(ticketPackage).set({ capacity: 1 });
		const lost = await begun();
		one.later(60);
		await one.expire();
		await one.bought({ email: "ewa@firma.example" });
		await deliverWebhook("checkout.session.completed", paidSession(lost.session));
		const [queued] = await queuedPayments(one.db);
		expect(queued).toMatchObject({ orderId: lost.id, receipt: paidSession(lost.session)["payment_intent"] });
		const wanted = { paymentId: queued!.id, amountGrosz: GROSS, now: one.server.clock.now() };
		await one.db.transaction((tx) => addRefund(tx, wanted));
		await send();
		expect(stripe.refunds).toMatchObject([{ amount: GROSS, payment_intent: queued!.receipt }]);
		expect((await paymentsOf(one.db, lost.id)).map((it) => it.state)).toEqual(["refunded"]);
	});

	test("with an unknown payment of an order is counted for the order", async () => {
		const { id, session } = await begun();
		await one.db.delete(payment);
		await deliverWebhook("checkout.session.completed", paidSession(session));
		expect((await one.orderNow(id)).status).toBe("confirmed");
		const metadata = { payment: "elsewhere", order: "999999" };
		await deliverWebhook("checkout.session.completed", paidSession({ ...session, metadata }));
		expect(await queuedPayments(one.db)).toMatchObject([{ orderId: null, reference: "elsewhere" }]);
	});

	test("with a forged signature is refused; sessions of others are ignored", async () => {
		const { id, session } = await begun();
		const paid = paidSession(session);
		const url = "/api/payment/stripe/webhook";
		const { payload, headers } = signedEvent("checkout.session.completed", paid);
		const forged = [
			await deliverWebhook("checkout.session.completed", paid, { secret: "whsec_other" }),
			await deliverWebhook("checkout.session.completed", paid, { at: Date.now() - 400_000 }),
			await one.server.app.inject({ method: "POST", url, headers, payload: payload.replace(/\n/g, "") }),
			await one.server.app.inject({ method: "POST", url, headers, payload: payload.replace(String(GROSS), "1") }),
			await post(url, JSON.parse(payload)),
		];
		for (const answer of forged) expect(answer.statusCode).toBe(400);
		expect((await deliverWebhook("checkout.session.completed", { ...paid, metadata: {} })).statusCode).toBe(200);
		expect((await one.orderNow(id)).status).toBe("reserved");
		expect(await queuedPayments(one.db)).toEqual([]);
	});
});

describe("a refund at Stripe", () => {
	async function refunded() {
		const { id, secret, session } = await begun();
		await deliverWebhook("checkout.session.completed", paidSession(session));
		const answer = await post(`/api/payment/${secret}/refund?lang=en`, { expectedGrosz: GROSS });
		expect(answer.json()).toMatchObject({ status: "cancelled" });
		return { id, charge: { metadata: session["metadata"], amount_refunded: GROSS } };
	}
	const states = async (id: number) => (await refundsOf(one.db, id)).map((it) => it.state);

	test("is requested once by key, and Stripe's reports of it change nothing more", async () => {
		const { id, charge } = await refunded();
		for (let time = 0; time < 2; time++) {
			await doDueWork(one.server); // the first failure only schedules it
			one.later(2);
		}
		expect(await states(id)).toEqual(["sent"]);
		expect(stripe.refunds).toMatchObject([
			{ amount: GROSS, metadata: { refund: expect.stringMatching(/^refund-\d+$/) } },
		]);
		for (let time = 0; time < 2; time++) {
			expect((await deliverWebhook("charge.refunded", charge)).statusCode).toBe(200);
			expect((await deliverWebhook("refund.updated", stripe.refunds[0]!)).statusCode).toBe(200);
		}
		expect(await states(id)).toEqual(["sent"]);
	});

	test("that is pending is not requested again, and ends by Stripe's webhook in any order", async () => {
		stripe.mood.refundStatus = "pending";
		const { id } = await refunded();
		await send();
		one.later(25 * 60);
		stripe.forgetKeys();
		await send();
		expect([stripe.refunds.length, ...(await states(id))]).toEqual([1, "due"]);
		const [refund] = stripe.refunds as [Shape];
		const before = { ...refund };
		refund["status"] = "succeeded";
		await deliverWebhook("refund.updated", before);
		expect(await states(id)).toEqual(["sent"]);
		Object.assign(refund, { status: "failed", failure_reason: "insufficient_funds" });
		await deliverWebhook("refund.failed", refund);
		await deliverWebhook("refund.updated", before);
		expect(await refundsOf(one.db, id)).toMatchObject([{ state: "failed", message: "Stripe: insufficient_funds" }]);
	});

	test("waits while Stripe does not answer, and needs the organiser if Stripe refuses", async () => {
		const { id } = await refunded();
		stripe.mood.down = true;
		await send();
		expect(await states(id)).toEqual(["due"]);
		Object.assign(stripe.mood, { down: false, refusing: true });
		one.later(2);
		await send();
		expect(await refundsOf(one.db, id)).toMatchObject([
			{ state: "failed", message: expect.stringContaining("not activated") },
		]);
	});
});
