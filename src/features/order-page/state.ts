import type { PaymentInfo } from "./contract.ts";

/**
 * `wait`: for money. `failed`: the last attempt was refused. `await`: the provider's answer is missing. `transfer`: on
 * its way. `confirm`: the address is unconfirmed. `approval`: by the organiser. `expired`: also before the job ends it.
 * `late`: money came after the end. `returned`: refunded.
 */
export type OrderView =
	| "wait"
	| "failed"
	| "await"
	| "transfer"
	| "confirm"
	| "approval"
	| "paid"
	| "deferred"
	| "expired"
	| "late"
	| "cancelled"
	| "returned";

/** The view of a cancelled, confirmed or surplus order; otherwise undefined. */
function settledView(info: PaymentInfo): OrderView | undefined {
	const { status, method, refundedGrosz, dueGrosz, unwantedGrosz } = info;
	if ((status === "cancelled" || status === "expired") && unwantedGrosz > 0) return "late";
	if (status === "cancelled") return refundedGrosz > 0 ? "returned" : "cancelled";
	if (status === "confirmed") return method === "deferred" && dueGrosz > 0 ? "deferred" : "paid";
	return undefined;
}

export function orderView(info: PaymentInfo): OrderView {
	const settled = settledView(info);
	if (settled) return settled;
	const { status, method, isPayable, lastPayment, waitsFor } = info;
	// money paid in the last moment counts
	if (status === "reserved" && waitsFor) return waitsFor === "approval" ? "approval" : "confirm";
	if (status === "expired" || !isPayable) return "expired";
	if (method === "transfer") return "transfer";
	if (lastPayment === "pending") return "await";
	return lastPayment === "failed" ? "failed" : "wait";
}

/** Whether the URL has a number such as "MSTS25-7K3QF9XD", not the secret. */
export function isOrderNumber(id: string): boolean {
	return /^[\w-]{1,30}-[2-9A-HJ-NP-Z]{8}$/i.test(id);
}

const SOON_MS = 2000;
const LATER_MS = 15_000;
/** How many polls use the short interval: one minute. */
const SOON_TIMES = 30;

/** Views that a payment, a confirmed address or an approval changes. */
const CHANGING: readonly OrderView[] = ["wait", "failed", "transfer", "confirm", "approval"];

/** Whether a provider's message about a payment or refund is expected. */
export function isAwaited(info: PaymentInfo): boolean {
	return orderView(info) === "await" || info.refunds.some((one) => one.state === "due");
}

/** Milliseconds until the next poll of an order; undefined if it no longer changes by itself. */
export function nextAskIn(info: PaymentInfo, requested: number): number | undefined {
	const view = orderView(info);
	if (isAwaited(info)) return requested < SOON_TIMES ? SOON_MS : LATER_MS;
	return CHANGING.includes(view) ? LATER_MS : undefined;
}
