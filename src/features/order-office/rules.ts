import { dueGrosz, type LineKind, type OrderStatus, type PaymentMethod } from "../orders/rules.ts";
import type { Right } from "../organisers/rights.ts";
import type { PaymentState, RefundState } from "../payments/contract.ts";
import type { OrderCan } from "./contract.ts";
import type { BuyerKind, OrderState } from "./states.ts";

type OrderFacts = {
	status: OrderStatus;
	state: OrderState;
	method: PaymentMethod;
	/** Whether the reservation of an unpaid order has not ended. */
	isHeld: boolean;
	dueOn: string | null;
	dueGrosz: number;
	/** Pieces that are not refunded yet. */
	pieces: number;
	/** A team's codes that nobody has used, or undefined if they were not counted. */
	unusedCodes: number | undefined;
	isTeam: boolean;
};

/** The commands that these rights allow on an order now. */
export function orderCanOf(order: OrderFacts, may: (right: Right) => boolean): OrderCan {
	const changes = may("orders.change");
	const isReserved = order.status === "reserved" && order.isHeld;
	return {
		recordTransfer: changes && (order.status === "expired" || order.dueGrosz > 0),
		refund: may("orders.refund") && order.status === "confirmed" && order.pieces > 0,
		approve: changes && order.state === "approval",
		cancel: changes && isReserved,
		extend: changes && isExtendable(order),
		resendCodes: changes && hasCodes(order),
		changePayer: changes && isReserved,
	};
}

function isExtendable({ status, method, isHeld, dueOn, dueGrosz: due }: OrderFacts): boolean {
	if (due <= 0) return false;
	if (status === "reserved") return isHeld && method !== "card";
	return status === "confirmed" && method === "deferred" && dueOn !== null;
}

function hasCodes({ status, isTeam, unusedCodes }: OrderFacts): boolean {
	return status === "confirmed" && isTeam && unusedCodes !== 0;
}

/** Refunds of one order above this sum, with VAT and its earlier refunds, need another organiser. */
const SECOND_PERSON_GROSZ = 500_000;

export function needsSecondPerson(order: { refundedGrosz: number }, grossGrosz: number): boolean {
	return order.refundedGrosz + grossGrosz > SECOND_PERSON_GROSZ;
}

export function buyerKindOf(nip: string, lines: readonly { kind: LineKind }[]): BuyerKind {
	if (lines.some((line) => line.kind === "team")) return "team";
	return nip === "" ? "person" : "company";
}

type CountedLine = { id: number; kind: LineKind; quantity: number; refundedQuantity: number };
type Code = { orderLineId: number | null; used: number; revokedAt: Date | null };

const isUnused = ({ used, revokedAt }: Code) => used === 0 && revokedAt === null;

/** The unused codes of a team's order. */
export function unusedAmong<C extends Code>(codes: readonly C[]): C[] {
	return codes.filter(isUnused);
}

/** The pieces of a line that can be refunded: those of a team without their used codes. */
export function refundablePieces(line: CountedLine, codes: readonly Code[]): number {
	const left = line.quantity - line.refundedQuantity;
	if (line.kind === "fee") return 0;
	const ofLine = codes.filter((one) => one.orderLineId === line.id);
	// an unpaid order has no codes yet
	return line.kind === "team" && ofLine.length > 0 ? Math.min(left, ofLine.filter(isUnused).length) : left;
}

/** Whether the organiser may return a payment: it is not counted, or its order ended with a part paid. */
export function isPaymentReturnable(
	order: { status: OrderStatus; paidGrosz: number },
	{ state }: { state: PaymentState },
	leftGrosz: number,
): boolean {
	const hasEnded = order.status === "expired" || order.status === "cancelled";
	return leftGrosz > 0 && (state === "queued" || (state === "paid" && hasEnded && order.paidGrosz > 0));
}

/** Whether the organiser transfers a refund by hand. */
export function isTransferDue(state: RefundState | "elsewhere", isByHand: boolean): boolean {
	return state === "failed" || (state === "due" && isByHand);
}

/** The end of a reservation, or the due day of a deferred invoice. */
export type Deadline = { holdsUntil: Date } | { dueOn: string };

type RefusalName = "notExtendable" | "deadlineChanged" | "deadlineReminded" | "deadlinePassed";

type DeadlineFacts = {
	status: OrderStatus;
	method: PaymentMethod;
	holdsUntil: Date | null;
	dueOn: string | null;
	grossGrosz: number;
	paidGrosz: number;
	refundedGrosz: number;
};

const DAY_MS = 24 * 3_600_000;

/** A deadline that is some days later. Undefined for a card, which pays at once, and if nothing is due. */
export function extendedDeadline(order: DeadlineFacts, days: number, now: Date): Deadline | undefined {
	const { status, method, holdsUntil, dueOn } = order;
	if (dueGrosz(order) <= 0) return undefined;
	if (status === "reserved" && method !== "card" && holdsUntil && holdsUntil > now)
		return { holdsUntil: new Date(holdsUntil.getTime() + days * DAY_MS) };
	if (status === "confirmed" && method === "deferred" && dueOn !== null)
		return { dueOn: new Date(Date.parse(dueOn) + days * DAY_MS).toISOString().slice(0, 10) };
	return undefined;
}

/** The values of an extension, as the journal has them. */
export type RecordedExtension = { before: string; after: string };

/** The deadline before an extension, or why it cannot return. `today` is in the documents' calendar. */
export function restoredDeadline(
	order: DeadlineFacts & { notices: number },
	{ before, after }: RecordedExtension,
	{ now, today }: { now: Date; today: string },
): Deadline | { refusal: RefusalName } {
	const current = extendedDeadline(order, 0, now);
	if (!current) return { refusal: "notExtendable" };
	const isInvoice = "dueOn" in current;
	if ((isInvoice ? current.dueOn : current.holdsUntil.toISOString()) !== after) return { refusal: "deadlineChanged" };
	if (order.notices > 0) return { refusal: "deadlineReminded" };
	const isPast = isInvoice ? before < today : new Date(before) <= now;
	if (isPast) return { refusal: "deadlinePassed" };
	return isInvoice ? { dueOn: before } : { holdsUntil: new Date(before) };
}
