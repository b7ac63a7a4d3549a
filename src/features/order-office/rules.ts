import type { LineKind, OrderStatus, PaymentMethod } from "../orders/rules.ts";
import type { Right } from "../organisers/rights.ts";
import type { OrderCan } from "./contract.ts";
import type { BuyerKind, OrderState } from "./states.ts";

export type OrderFacts = {
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

export const NOTHING: OrderCan = {
	recordTransfer: false,
	refund: false,
	approve: false,
	cancel: false,
	extend: false,
	resendCodes: false,
	changePayer: false,
};

/** The commands that somebody with these rights may run on an order now. */
export function orderCanOf(order: OrderFacts, may: (right: Right) => boolean): OrderCan {
	const { status, method, isHeld, dueGrosz } = order;
	const changes = may("orders.change");
	const isReserved = status === "reserved" && isHeld;
	const isOwed = status === "confirmed" && method === "deferred" && dueGrosz > 0;
	return {
		recordTransfer: changes && (status === "expired" || dueGrosz > 0),
		refund: may("orders.refund") && status === "confirmed" && order.pieces > 0,
		approve: changes && order.state === "approval",
		cancel: changes && isReserved,
		extend: changes && ((isReserved && method !== "card") || (isOwed && order.dueOn !== null)),
		resendCodes: changes && status === "confirmed" && order.isTeam && order.unusedCodes !== 0,
		changePayer: changes && isReserved,
	};
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
