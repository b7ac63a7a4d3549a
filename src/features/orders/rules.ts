import { type Amounts, lessGross, lineAmounts, sumOf } from "../../kit/money/amounts.ts";

export type PaymentMethod = "card" | "transfer" | "deferred";
export type CardPayments = "stripe" | "test" | "none";

/**
 * `reserved`: awaits payment, confirmation or approval (`waitsFor`) and holds its places until `holdsUntil`.
 * `confirmed`: paid, free, or payable by a deferred invoice. `expired`: not completed in time, so its places are free.
 * `cancelled`: by the buyer or the organiser, unpaid or refunded.
 */
export type OrderStatus = "reserved" | "confirmed" | "expired" | "cancelled";

/**
 * `package`: the buyer's ticket. `team`: tickets for others, each with a code. `option`: an extra of a ticket.
 * `change`: an upgrade of a ticket's package. `fee`: of a deferred payment.
 */
export type LineKind = "package" | "team" | "option" | "change" | "fee";

const MINUTE_MS = 60_000;
/** How long places are reserved: 30 minutes (card), 7 days (transfer, or awaiting approval). */
const HOLD_MS = { card: 30 * MINUTE_MS, transfer: 7 * 24 * 60 * MINUTE_MS, deferred: 7 * 24 * 60 * MINUTE_MS };
/** The longest reservation with an unconfirmed address, over all started payments. */
const UNCONFIRMED_MS = 90 * MINUTE_MS;

/** The end of a new order's reservation. With an unconfirmed address a transfer gets as much time as a card. */
export function holdsUntil(method: PaymentMethod, now: Date): Date {
	return new Date(now.getTime() + HOLD_MS[method]);
}

export function unconfirmedUntil(createdAt: Date): Date {
	return new Date(createdAt.getTime() + UNCONFIRMED_MS);
}

/** The order waits for a confirmed address or an approval. */
export type WaitsFor = "confirmation" | "approval";

/** Undefined if only the payment is missing. Cards pay at once; other methods need a confirmed address. */
export function waitsFor(
	order: { status: OrderStatus; method: PaymentMethod; grossGrosz: number },
	isConfirmed: boolean,
): WaitsFor | undefined {
	if (order.status !== "reserved" || (order.method === "card" && order.grossGrosz > 0)) return undefined;
	if (!isConfirmed) return "confirmation";
	return order.method === "deferred" ? "approval" : undefined;
}

/** Whether e-mails and documents need not wait: the buyer's address is confirmed, or an organiser placed the order. */
export function isAddressTrusted(
	order: { isByOrganiser: boolean },
	buyer: { emailVerified: boolean } | undefined,
): boolean {
	return order.isByOrganiser || (buyer?.emailVerified ?? false);
}

export type PaymentEffect =
	| "confirm"
	/** The order has expired. Confirm it if its places are still free, otherwise refund. */
	| "retake"
	/** A partial transfer. Count it and wait for the rest. */
	| "part"
	/** It was counted before. */
	| "none"
	/** Surplus money. The organiser refunds it. */
	| "queue";

/** In grosz. */
export type PaymentDecision = { effect: PaymentEffect; countedGrosz: number };

/**
 * Decides about a verified payment: early, late, repeated or of a wrong amount. `isKnown`: counted before.
 * `inParts` (transfers): amounts add up and only the surplus is queued. Otherwise a wrong amount is queued whole.
 */
export function paymentEffect(
	order: { status: OrderStatus; grossGrosz: number; paidGrosz: number; refundedGrosz: number } | undefined,
	payment: { amountGrosz: number; isKnown: boolean; inParts?: boolean },
): PaymentDecision {
	const { amountGrosz, isKnown, inParts = false } = payment;
	if (isKnown) return { effect: "none", countedGrosz: 0 };
	const isExpired = order?.status === "expired";
	const due = order && order.status !== "cancelled" ? dueGrosz(order) : 0;
	const isWhole = inParts ? amountGrosz >= due : amountGrosz === due;
	if (due > 0 && isWhole) return { effect: isExpired ? "retake" : "confirm", countedGrosz: due };
	if (due > 0 && inParts && !isExpired) return { effect: "part", countedGrosz: amountGrosz };
	return { effect: "queue", countedGrosz: 0 };
}

export function dueGrosz(order: { grossGrosz: number; paidGrosz: number; refundedGrosz: number }): number {
	return order.grossGrosz - order.paidGrosz - order.refundedGrosz;
}

/**
 * The refund of a reduction in grosz. Payments first cover the order's remaining price, and only the surplus is
 * refunded.
 */
export function paidBackGrosz(
	order: { grossGrosz: number; paidGrosz: number; refundedGrosz: number },
	offGrosz: number,
): number {
	return Math.max(0, order.paidGrosz - (order.grossGrosz - order.refundedGrosz - offGrosz));
}

export function isOverdue(order: { status: OrderStatus; holdsUntil: Date | null }, now: Date): boolean {
	return order.status === "reserved" && order.holdsUntil !== null && order.holdsUntil <= now;
}

const LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** "MSTS25-7K3QF9XD": 8 unambiguous characters from at least 8 random bytes. The number alone grants no access. */
export function orderNumber(eventCode: string, random: Uint8Array): string {
	const letters = Array.from(random.slice(0, 8), (byte) => LETTERS[byte % LETTERS.length]);
	return `${eventCode.toUpperCase()}-${letters.join("")}`;
}

/** Whether an order changes a ticket's package. Only the organiser can refund such orders. */
export function isOfChange(lines: readonly { kind: LineKind }[]): boolean {
	return lines.some((line) => line.kind === "change");
}

export type RefundableLine = {
	position: number;
	kind: LineKind;
	quantity: number;
	refundedQuantity: number;
	reducedGrosz: number;
	unitNetGrosz: number;
	vatRate: number;
};

/** A line's new discount on its remaining pieces, with VAT. */
export type ReducedLine = { position: number; reducedGrosz: number };

/** Refunded pieces by line, their value, and whether the order ends up empty. */
export type RefundPlan = {
	taken: { position: number; quantity: number }[];
	/** With VAT. */
	worth: { position: number; quantity: number; grossGrosz: number }[];
	/** The discount that stays with the remaining pieces. */
	reduced: ReducedLine[];
	amounts: Amounts;
	isWhole: boolean;
};

/** The value of a line's remaining pieces after refunds and discounts. */
export function worthOf(line: RefundableLine): Amounts {
	const { quantity, refundedQuantity, unitNetGrosz, vatRate, reducedGrosz } = line;
	return lessGross(lineAmounts(quantity - refundedQuantity, unitNetGrosz, vatRate), reducedGrosz, vatRate);
}

/** Removes pieces with their share of the discount. */
function without(line: RefundableLine, quantity: number): RefundableLine {
	const left = line.quantity - line.refundedQuantity;
	const whole = lineAmounts(left - quantity, line.unitNetGrosz, line.vatRate).grossGrosz;
	// rounded up, so that refunds never exceed the remaining amount
	const reducedGrosz = Math.min(whole, Math.ceil((line.reducedGrosz * (left - quantity)) / left));
	return { ...line, refundedQuantity: line.refundedQuantity + quantity, reducedGrosz };
}

/**
 * Computes the refund of `wanted`, by default of everything. The value of pieces is the line's price with them minus
 * its price without them, so no grosz is lost. The buyer's ticket includes its options, and an empty order refunds the
 * fee.
 * `isExact` (organiser) refunds only the named pieces. Undefined if `wanted` exceeds the order.
 */
export function refundPlan(
	lines: readonly RefundableLine[],
	wanted: readonly { position: number; quantity: number }[] | undefined,
	{ isExact = false }: { isExact?: boolean } = {},
): RefundPlan | undefined {
	const pieces = wanted ?? [];
	const leftOf = (line: RefundableLine) => line.quantity - line.refundedQuantity;
	const lineAt = (position: number) => lines.find((one) => one.position === position);
	const takesTicket = !isExact && pieces.some(({ position }) => lineAt(position)?.kind === "package");
	const requested = (line: RefundableLine) =>
		takesTicket && line.kind === "option"
			? leftOf(line)
			: pieces.reduce((sum, one) => sum + (one.position === line.position ? one.quantity : 0), 0);
	const isThere = pieces.every(({ position, quantity }) => {
		const line = lineAt(position);
		return line !== undefined && line.kind !== "fee" && quantity > 0 && requested(line) <= leftOf(line);
	});
	const isLeftOut = (line: RefundableLine) => line.kind === "fee" && (!isExact || leftOf(line) === 0);
	const isWhole = !wanted || lines.every((line) => isLeftOut(line) || requested(line) === leftOf(line));
	const refundPieces = lines
		.map((line) => ({ line, quantity: isWhole ? leftOf(line) : requested(line) }))
		.filter(({ quantity }) => quantity > 0);
	if (!isThere || refundPieces.length === 0) return undefined;
	const changes = refundPieces.map(({ line, quantity }) => ({ before: line, after: without(line, quantity) }));
	return {
		taken: refundPieces.map(({ line, quantity }) => ({ position: line.position, quantity })),
		worth: changes.map(({ before, after }) => ({
			position: before.position,
			quantity: after.refundedQuantity - before.refundedQuantity,
			grossGrosz: worthOf(before).grossGrosz - worthOf(after).grossGrosz,
		})),
		reduced: changes
			.filter(({ before }) => before.reducedGrosz > 0)
			.map(({ after: { position, reducedGrosz } }) => ({ position, reducedGrosz })),
		amounts: sumOf(changes.map(({ before, after }) => lessThan(worthOf(before), worthOf(after)))),
		isWhole,
	};
}

function lessThan(whole: Amounts, rest: Amounts): Amounts {
	return {
		netGrosz: whole.netGrosz - rest.netGrosz,
		vatGrosz: whole.vatGrosz - rest.vatGrosz,
		grossGrosz: whole.grossGrosz - rest.grossGrosz,
	};
}

const DAY_MS = 24 * 60 * MINUTE_MS;

/** When returns end: the event's number of days before its start. Null if buyers cannot return tickets. */
export function refundableUntil(
	order: { status: OrderStatus },
	{ startsAt, refundDays }: { startsAt: Date; refundDays: number | null },
	now: Date,
): Date | null {
	if (order.status !== "confirmed" || refundDays === null) return null;
	const until = new Date(startsAt.getTime() - refundDays * DAY_MS);
	return now < until ? until : null;
}
