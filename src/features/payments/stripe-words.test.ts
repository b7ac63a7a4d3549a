import type Stripe from "stripe";
import { describe, expect, test } from "vitest";
import { meaningOf, methodOf, refundStateOf, type StripeMeaning, standOf } from "./stripe-words.ts";

const charge = (type?: string) => ({ latest_charge: { payment_method_details: type ? { type } : null } });
const METADATA = { payment: "P-1", order: "12" };
const session = (values: object = {}) =>
	({
		id: "cs_1",
		metadata: METADATA,
		amount_total: 92_127,
		payment_status: "paid",
		status: "complete",
		payment_intent: { id: "pi_1", ...charge("blik") },
		...values,
	}) as unknown as Stripe.Checkout.Session;
const PAID = { reference: "P-1", orderId: 12, amountGrosz: 92_127, isPaid: true, receipt: "pi_1", method: "blik" };

test.each([
	["blik", charge("blik"), "blik"],
	["p24", charge("p24"), "przelewy24"],
	["card", charge("card"), "card"],
	["another card", charge("link"), "card"],
	["an unknown type", charge(), undefined],
	["a charge that is not expanded", { latest_charge: "ch_1" }, undefined],
	["no charge", { latest_charge: null }, undefined],
	["an intent that is not expanded", "pi_1", undefined],
	["no intent", null, undefined],
])("the method of a session with %s", (_name, intent, method) => {
	expect(methodOf(session({ payment_intent: intent }))).toBe(method);
});

describe("the state of a session", () => {
	test.each([
		["paid", {}, PAID],
		["paid after it expired", { status: "expired" }, PAID],
		["expired", { payment_status: "unpaid", status: "expired" }, { ...PAID, isPaid: false }],
		["open", { payment_status: "unpaid", status: "open" }, undefined],
		["complete, its money in transit", { payment_status: "unpaid", status: "complete" }, undefined],
		["paid, of another user of the account", { metadata: {} }, undefined],
		["paid, without any metadata", { metadata: null }, undefined],
		["paid, without an amount", { amount_total: null }, { ...PAID, amountGrosz: 0 }],
		["paid, with the intent's id", { payment_intent: "pi_2" }, { ...PAID, receipt: "pi_2", method: undefined }],
		["paid, without an intent", { payment_intent: null }, { ...PAID, receipt: null, method: undefined }],
	])("%s", (_name, values, meaning) => expect(standOf(session(values))).toEqual(meaning));

	test.each([
		["1", 1],
		["0", null],
		["-3", null],
		["1.5", null],
		["twelve", null],
		[undefined, null],
	])("the order %j is parsed as %j", (order, orderId) => {
		expect(standOf(session({ metadata: { payment: "P-1", order } }))?.orderId).toBe(orderId);
	});
});

describe("the meaning of an event", () => {
	const payment = { kind: "payment", sessionId: "cs_1", ...PAID };
	const unpaid = { ...payment, isPaid: false };
	const refund = (metadata: object | null, intent: unknown = "pi_1") => ({
		id: "re_1",
		metadata,
		payment_intent: intent,
	});
	const givenBack = { kind: "given back", intent: "pi_1" };
	test.each<[string, object, object | undefined]>([
		["checkout.session.completed", session(), payment],
		["checkout.session.completed", session({ payment_status: "unpaid" }), undefined],
		["checkout.session.async_payment_succeeded", session({ payment_status: "unpaid" }), payment],
		["checkout.session.async_payment_failed", session(), unpaid],
		["checkout.session.expired", session(), unpaid],
		["checkout.session.expired", session({ metadata: {} }), undefined],
		["refund.created", refund({ refund: "4" }), { kind: "refund", refundId: "re_1" }],
		["refund.updated", refund({ refund: "4" }), { kind: "refund", refundId: "re_1" }],
		["refund.failed", refund({ refund: "4" }), { kind: "refund", refundId: "re_1" }],
		["refund.created", refund({}), givenBack],
		["refund.created", refund(null, { id: "pi_1" }), givenBack],
		["refund.created", refund(null, null), undefined],
		["charge.refunded", refund(METADATA), givenBack],
		["charge.refunded", refund({}), undefined],
		["customer.created", {}, undefined],
	])("%s: %j", (type, object, meaning) => {
		expect(meaningOf({ type, data: { object } } as Stripe.Event)).toEqual(meaning as StripeMeaning | undefined);
	});
});

test.each([
	["succeeded", null, { state: "sent" }],
	["pending", null, { state: "pending" }],
	["requires_action", null, { state: "pending" }],
	[null, null, { state: "pending" }],
	["failed", "expired_or_canceled_card", { state: "failed", message: "Stripe: expired_or_canceled_card" }],
	["canceled", undefined, { state: "failed", message: "Stripe: canceled" }],
])("a refund that is %s (%s)", (status, reason, state) => {
	expect(refundStateOf({ status, failure_reason: reason } as Stripe.Refund)).toEqual(state);
});
