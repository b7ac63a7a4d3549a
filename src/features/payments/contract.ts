import * as z from "zod/mini";
import { defineCall } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";

export const provider = z.enum(["test", "stripe", "transfer"]);
export type Provider = z.output<typeof provider>;

/**
 * `pending`: begun, outcome unknown. `paid`: counted for its order. `failed`: refused or abandoned. `queued`:
 * unallocated, so the organiser has to refund it. `settled`: unallocated, and settled by the organiser without a
 * refund.
 */
export const paymentState = z.enum(["pending", "paid", "failed", "queued", "refunded", "settled"]);
export type PaymentState = z.output<typeof paymentState>;

/** `due`: in progress. `sent`: the money went back. `failed`: the organiser has to act. */
export const refundState = z.enum(["due", "sent", "failed"]);
export type RefundState = z.output<typeof refundState>;

const testParams = z.object({ reference: singleLine(100) });

export const getTestPayment = defineCall({
	method: "GET",
	path: "/api/payment/test/:reference",
	tag: "Payment",
	summary: "A payment at the built-in test gateway, available while no payment provider is configured.",
	params: testParams,
	response: z.object({ number: z.string(), amountGrosz: z.int(), state: paymentState }),
});

export const decideTestPayment = defineCall({
	method: "POST",
	path: "/api/payment/test/:reference",
	tag: "Payment",
	summary: "Sets the outcome of a payment at the test gateway: success, failure, or success reported after 8 seconds.",
	params: testParams,
	body: z.object({ outcome: z.enum(["success", "failure", "delay"]) }),
	response: z.object({ state: paymentState }),
});
