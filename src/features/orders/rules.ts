import { type Amounts, lessGross, lineAmounts, sumOf } from "../../kit/money/money.ts";

/** How an order is paid. */
export type PaymentMethod = "card" | "transfer" | "deferred";
/** Who takes payments by card on this site: Stripe, the built-in test gateway, which moves no money, or nobody. */
export type CardPayments = "stripe" | "test" | "none";

/**
 * - `reserved`: waits for its money, for its buyer's address or for the organiser (`waitsFor`), and holds its places
 *   until `holdsUntil`;
 * - `confirmed`: paid, free, or to be paid by a deferred invoice;
 * - `expired`: nothing of that came in time, its places are free again;
 * - `cancelled`: by the buyer or the organiser, unpaid or refunded.
 */
export type OrderStatus = "reserved" | "confirmed" | "expired" | "cancelled";

/**
 * - `package`: the ticket of whoever ordered;
 * - `team`: tickets for others, each handed on by a code;
 * - `option`: what is added to a ticket, such as a lunch;
 * - `change`: the change of a ticket to a better package;
 * - `fee`: the handling fee of a deferred-payment invoice.
 */
export type LineKind = "package" | "team" | "option" | "change" | "fee";

const MINUTE_MS = 60_000;
/** Unpaid orders hold their places 30 minutes (card) or 7 days (transfer, and an organiser's yes). */
const HOLD_MS = { card: 30 * MINUTE_MS, transfer: 7 * 24 * 60 * MINUTE_MS, deferred: 7 * 24 * 60 * MINUTE_MS };
/** Whoever has not confirmed their address holds nothing longer, however often they begin to pay. */
const UNCONFIRMED_MS = 90 * MINUTE_MS;

/**
 * Until when an order placed now holds its places unpaid, by its method; while its buyer's address is not confirmed as
 * long as a card's.
 */
export function holdsUntil(method: PaymentMethod, now: Date): Date {
	return new Date(now.getTime() + HOLD_MS[method]);
}

/** Past which moment an order of somebody whose address is not confirmed is held no more. */
export function unconfirmedUntil(createdAt: Date): Date {
	return new Date(createdAt.getTime() + UNCONFIRMED_MS);
}

/** What a reserved order waits for besides its money: its buyer's confirmed address, or the organiser's yes. */
export type WaitsFor = "confirmation" | "approval";

/**
 * What a reserved order waits for before it can be paid or counts; undefined for one that only waits for money. A card
 * pays at once, whoever it is; everything else is given on trust, to a confirmed address alone.
 */
export function waitsFor(
	order: { status: OrderStatus; method: PaymentMethod; grossGrosz: number },
	isConfirmed: boolean,
): WaitsFor | undefined {
	if (order.status !== "reserved" || (order.method === "card" && order.grossGrosz > 0)) return undefined;
	if (!isConfirmed) return "confirmation";
	return order.method === "deferred" ? "approval" : undefined;
}

/** What the provider's word about money does to an order. */
export type PaymentEffect =
	/** The order becomes confirmed. */
	| "confirm"
	/** The order had expired: confirm it if its places can be taken again, otherwise refund. */
	| "retake"
	/** A part of a transfer: it is counted, and the order waits for the rest. */
	| "part"
	/** Nothing: the same payment was told before. */
	| "none"
	/** The money has no order that wants it: the organiser's list, to be refunded. */
	| "queue";

/** What the provider's word about money does, and how much of it the order counts, in grosz. */
export type PaymentDecision = { effect: PaymentEffect; countedGrosz: number };

/**
 * Decides about a verified payment that came early, late, twice or with a wrong amount. `isKnown` says
 * that this very payment was counted before. Transfers may come `inParts`, which add up: each counts up to what is due,
 * and what is beyond it is wanted by no order. Any other amount than what is due is queued whole.
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

/** What is still to be paid of an order, in grosz. */
export function dueGrosz(order: { grossGrosz: number; paidGrosz: number; refundedGrosz: number }): number {
	return order.grossGrosz - order.paidGrosz - order.refundedGrosz;
}

/** What of a sum taken off an order had been paid and goes back, in grosz: what is left of the order is paid first. */
export function paidBackGrosz(
	order: { grossGrosz: number; paidGrosz: number; refundedGrosz: number },
	offGrosz: number,
): number {
	return Math.max(0, order.paidGrosz - (order.grossGrosz - order.refundedGrosz - offGrosz));
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

/** Whether an order changes the package of a ticket, and what of it is given back is the organiser's to give. */
export function isOfChange(lines: readonly { kind: LineKind }[]): boolean {
	return lines.some((line) => line.kind === "change");
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
	/** What each of them is worth, with VAT. */
	worth: { position: number; quantity: number; grossGrosz: number }[];
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
 * less what it costs without them, so that no grosz is lost however it is split. A buyer's own ticket takes its options
 * with it, and when nothing is left the fee goes back as well; with `isExact`, which is the organiser's, only the named
 * pieces go. Undefined where something is wanted that is not there.
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
	const taken = lines
		.map((line) => ({ line, quantity: isWhole ? leftOf(line) : requested(line) }))
		.filter(({ quantity }) => quantity > 0);
	if (!isThere || taken.length === 0) return undefined;
	const changes = taken.map(({ line, quantity }) => ({ before: line, after: without(line, quantity) }));
	return {
		taken: taken.map(({ line, quantity }) => ({ position: line.position, quantity })),
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
