import { dueGrosz, type LineKind, type OrderStatus } from "./rules.ts";

/** An order at its buyer's erasure. */
export type ErasedOrder = {
	status: OrderStatus;
	grossGrosz: number;
	paidGrosz: number;
	refundedGrosz: number;
	kinds: readonly LineKind[];
	isOver: boolean;
	/** Money waits for a refund or a refund is pending. */
	hasMoneyToGoBack: boolean;
	/** Whether the event's rule still lets the buyer return it. */
	isRefundable: boolean;
};

/** `texts` hold the sentences. */
export type Obstacle = "moneyBack" | "inParts" | "owed" | "refundable" | "ahead";

/** Undefined when nothing blocks erasing the buyer. Money is checked first. */
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

/** Whether erasing the buyer ends an unblocked order: unpaid, or free and upcoming. */
export function endsWithBuyer({ status, isOver }: Pick<ErasedOrder, "status" | "isOver">): boolean {
	return status === "reserved" || (status === "confirmed" && !isOver);
}
