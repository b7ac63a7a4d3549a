import { type Amounts, lessGross, lineAmounts, sumOf } from "../../kit/money/money.ts";

/** How an order is paid (decisions §4). */
export type PaymentMethod = "card" | "transfer" | "deferred";

/**
 * - `reserved`: not paid, holds its places until `holdsUntil`;
 * - `confirmed`: paid, or to be paid by a deferred invoice;
 * - `expired`: not paid in time, its places are free again;
 * - `cancelled`: by the buyer or the organiser, unpaid or refunded.
 */
export type OrderStatus = "reserved" | "confirmed" | "expired" | "cancelled";

/**
 * - `package`: the ticket of whoever ordered;
 * - `team`: tickets for others, each handed on by a code;
 * - `option`: what is added to a ticket, such as a lunch;
 * - `fee`: the handling fee of a deferred-payment invoice.
 */
export type LineKind = "package" | "team" | "option" | "fee";

const MINUTE_MS = 60_000;
/** Decisions §4: unpaid orders hold their places 30 minutes (card) or 7 days (transfer). */
const HOLD_MS = { card: 30 * MINUTE_MS, transfer: 7 * 24 * 60 * MINUTE_MS };
/** Spec §9: the handling fee for a deferred-payment invoice is PLN 49; net, as every price of the list. */
export const DEFERRED_FEE_NET_GROSZ = 4900;
/** Percent. */
export const FEE_VAT_RATE = 23;

/** Until when an order placed now holds its places unpaid; null for one that needs no payment first. */
export function holdsUntil(method: PaymentMethod, now: Date): Date | null {
	return method === "deferred" ? null : new Date(now.getTime() + HOLD_MS[method]);
}

/** What the provider's word about money does to an order. */
export type PaymentEffect =
	/** The order becomes confirmed. */
	| "confirm"
	/** The order had expired: confirm it if its places can be taken again, otherwise refund. */
	| "retake"
	/** Nothing: the same payment was told before. */
	| "none"
	/** The money has no order that wants it: the organiser's list, to be refunded. */
	| "queue";

/**
 * Decides about a verified payment that came early, late, twice or with a wrong amount (decisions §4). `isKnown` says
 * that this very payment was counted before.
 */
export function paymentEffect(
	order: { status: OrderStatus; grossGrosz: number; paidGrosz: number; refundedGrosz: number } | undefined,
	payment: { amountGrosz: number; isKnown: boolean },
): PaymentEffect {
	if (payment.isKnown) return "none";
	if (!order || order.status === "cancelled") return "queue";
	if (payment.amountGrosz !== dueGrosz(order)) return "queue";
	return order.status === "expired" ? "retake" : "confirm";
}

/** What is still to be paid of an order, in grosz. */
export function dueGrosz(order: { grossGrosz: number; paidGrosz: number; refundedGrosz: number }): number {
	return order.grossGrosz - order.paidGrosz - order.refundedGrosz;
}

/** Whether an unpaid order's time is over. */
export function isOverdue(order: { status: OrderStatus; holdsUntil: Date | null }, now: Date): boolean {
	return order.status === "reserved" && order.holdsUntil !== null && order.holdsUntil <= now;
}

const LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/**
 * An order's number as people read it: "MSTS25-7K3QF9XD", 8 letters and digits that cannot be mistaken for each
 * other, out of random bytes (8 or more). It opens no order by itself.
 */
export function orderNumber(eventCode: string, random: Uint8Array): string {
	const letters = Array.from(random.slice(0, 8), (byte) => LETTERS[byte % LETTERS.length]);
	return `${eventCode.toUpperCase()}-${letters.join("")}`;
}

/** A line as giving back sees it. */
export type RefundableLine = {
	position: number;
	kind: LineKind;
	quantity: number;
	refundedQuantity: number;
	/** What was taken off the price of what is left of it, with VAT. */
	reducedGrosz: number;
	unitNetGrosz: number;
	vatRate: number;
};

/** What is taken off the price of what is left of a line then, with VAT. */
export type ReducedLine = { position: number; reducedGrosz: number };

/** What is given back: pieces by the line's place, what they are worth, and whether nothing is left of the order. */
export type RefundPlan = {
	taken: { position: number; quantity: number }[];
	/** Of lines whose price was lowered: what of that stays with the rest. */
	reduced: ReducedLine[];
	amounts: Amounts;
	isWhole: boolean;
};

/** What is left of a line costs, after what was given back of it and taken off its price. */
export function worthOf(line: RefundableLine): Amounts {
	const { quantity, refundedQuantity, unitNetGrosz, vatRate, reducedGrosz } = line;
	return lessGross(lineAmounts(quantity - refundedQuantity, unitNetGrosz, vatRate), reducedGrosz, vatRate);
}

/** A line without some of what is left of it: they take their part of what was taken off its price with them. */
function without(line: RefundableLine, quantity: number): RefundableLine {
	const left = line.quantity - line.refundedQuantity;
	const whole = lineAmounts(left - quantity, line.unitNetGrosz, line.vatRate).grossGrosz;
	// rounded for the rest, so that nobody gets back more than is left
	const reducedGrosz = Math.min(whole, Math.ceil((line.reducedGrosz * (left - quantity)) / left));
	return { ...line, refundedQuantity: line.refundedQuantity + quantity, reducedGrosz };
}

/**
 * Works out what giving `wanted` back comes to; everything without it. Pieces are worth what their line costs with them
 * less what it costs without them, so that no grosz is lost however it is split. The buyer's own ticket takes its options with
 * it. When nothing is left the fee goes back as well. Undefined where something is wanted that is not there.
 */
export function refundPlan(
	lines: readonly RefundableLine[],
	wanted: readonly { position: number; quantity: number }[] | undefined,
): RefundPlan | undefined {
	const leftOf = (line: RefundableLine) => line.quantity - line.refundedQuantity;
	const lineAt = (position: number) => lines.find((one) => one.position === position);
	const takesTicket = (wanted ?? []).some(({ position }) => lineAt(position)?.kind === "package");
	const asked = (line: RefundableLine) =>
		takesTicket && line.kind === "option"
			? leftOf(line)
			: (wanted ?? []).reduce((sum, one) => sum + (one.position === line.position ? one.quantity : 0), 0);
	const isThere = (wanted ?? []).every(({ position, quantity }) => {
		const line = lineAt(position);
		return line !== undefined && line.kind !== "fee" && quantity > 0 && asked(line) <= leftOf(line);
	});
	const isWhole = !wanted || lines.every((line) => line.kind === "fee" || asked(line) === leftOf(line));
	const taken = lines
		.map((line) => ({ line, quantity: isWhole ? leftOf(line) : asked(line) }))
		.filter(({ quantity }) => quantity > 0);
	if (!isThere || taken.length === 0) return undefined;
	const rest = taken.map(({ line, quantity }) => without(line, quantity));
	return {
		taken: taken.map(({ line, quantity }) => ({ position: line.position, quantity })),
		reduced: rest
			.filter((_, n) => taken[n]!.line.reducedGrosz > 0)
			.map(({ position, reducedGrosz }) => ({ position, reducedGrosz })),
		amounts: sumOf(rest.map((after, n) => lessThan(worthOf(taken[n]!.line), worthOf(after)))),
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

/**
 * Until when the buyer of a confirmed order may give tickets back: so many days before the event starts (the event's
 * rule). Null where not at all, or not any more.
 */
export function refundableUntil(
	order: { status: OrderStatus },
	{ startsAt, refundDays }: { startsAt: Date; refundDays: number | null },
	now: Date,
): Date | null {
	if (order.status !== "confirmed" || refundDays === null) return null;
	const until = new Date(startsAt.getTime() - refundDays * DAY_MS);
	return now < until ? until : null;
}
