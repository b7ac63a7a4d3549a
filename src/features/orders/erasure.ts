import { dueGrosz, type LineKind, type OrderStatus } from "./rules.ts";

export type ErasedOrder = {
	status: OrderStatus;
	grossGrosz: number;
	paidGrosz: number;
	refundedGrosz: number;
	kinds: readonly LineKind[];
	isOver: boolean;
	/** Whether money or a pending refund is still to be sent back. */
	hasMoneyToGoBack: boolean;
	/** Whether the event's refund days still allow a return. */
	isRefundable: boolean;
};

/** Why an order blocks erasure; `texts` has the sentences. */
export type Obstacle = "moneyBack" | "inParts" | "owed" | "refundable" | "ahead";

/** Undefined if the order does not block erasing the buyer. Money is checked first. */
export function obstacleOf(order: ErasedOrder): Obstacle | undefined {
	const { status, paidGrosz, kinds, isOver, hasMoneyToGoBack, isRefundable } = order;
	const isEnded = status === "expired" || status === "cancelled";
	if (hasMoneyToGoBack || (isEnded && paidGrosz > 0)) return "moneyBack";
	if (status === "reserved") return paidGrosz > 0 ? "inParts" : undefined;
	if (isEnded) return undefined;
	if (dueGrosz(order) > 0) return "owed";
	// a team's tickets belong to other people
	const isWorth = order.grossGrosz > order.refundedGrosz || kinds.includes("team");
	if (isOver || !isWorth) return undefined;
	return isRefundable ? "refundable" : "ahead";
}

/**
 * Whether erasing the buyer ends the order: an unpaid order, or a free order for a future event. The order must not
 * block erasure.
 */
export function endsWithBuyer({ status, isOver }: Pick<ErasedOrder, "status" | "isOver">): boolean {
	return status === "reserved" || (status === "confirmed" && !isOver);
}
