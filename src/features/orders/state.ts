import type { PaymentInfo } from "./contract.ts";

/**
 * An order as its page tells it: `wait` for money, `failed` after a refused try, `await` while a provider's word is
 * missing, `transfer` on its way; `confirm` the address first, `approval` of the organiser; `overdue` is told as expired
 * even before the job has ended it, `late` where its money came all the same; `returned` was given back.
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

/** The view of an order that is cancelled, confirmed or has unwanted money; undefined of others. */
function settledView(info: PaymentInfo): OrderView | undefined {
	const { status, method, refundedGrosz, dueGrosz, unwantedGrosz } = info;
	if ((status === "cancelled" || status === "expired") && unwantedGrosz > 0) return "late";
	if (status === "cancelled") return refundedGrosz > 0 ? "returned" : "cancelled";
	if (status === "confirmed") return method === "deferred" && dueGrosz > 0 ? "deferred" : "paid";
	return undefined;
}

/** What the page of an order shows. */
export function orderView(info: PaymentInfo): OrderView {
	const settled = settledView(info);
	if (settled) return settled;
	const { status, method, isPayable, lastPayment, waitsFor } = info;
	// money may have come in the last moment: its word counts until the order has ended
	if (status === "reserved" && waitsFor) return waitsFor === "approval" ? "approval" : "confirm";
	if (status === "expired" || !isPayable) return "expired";
	if (method === "transfer") return "transfer";
	if (lastPayment === "pending") return "await";
	return lastPayment === "failed" ? "failed" : "wait";
}

/** Whether what the address names is an order's number, such as "MSTS25-7K3QF9XD", and not its secret. */
export function isOrderNumber(id: string): boolean {
	return /^[\w-]{1,30}-[2-9A-HJ-NP-Z]{8}$/i.test(id);
}

const SOON_MS = 2000;
const LATER_MS = 15_000;
/** How often an awaited word is asked for at the short distance: a minute long. */
const SOON_TIMES = 30;

/** What changes by somebody else's hand: their money, their mailbox, the organiser. */
const CHANGING: readonly OrderView[] = ["wait", "failed", "transfer", "confirm", "approval"];

/** Whether a provider is about to tell something: about a payment, or about money on its way back. */
export function isAwaited(info: PaymentInfo): boolean {
	return orderView(info) === "await" || info.refunds.some((one) => one.state === "due");
}

/** In how many milliseconds an order's state is asked for again; undefined where it changes no more by itself. */
export function nextAskIn(info: PaymentInfo, requested: number): number | undefined {
	const view = orderView(info);
	if (isAwaited(info)) return requested < SOON_TIMES ? SOON_MS : LATER_MS;
	return CHANGING.includes(view) ? LATER_MS : undefined;
}
