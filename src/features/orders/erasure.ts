import { dueGrosz, type LineKind, type OrderStatus } from "./rules.ts";

/** An order as erasing its buyer sees it. */
export type ErasedOrder = {
	status: OrderStatus;
	grossGrosz: number;
	paidGrosz: number;
	refundedGrosz: number;
	kinds: readonly LineKind[];
	/** Whether what it is for is over. */
	isOver: boolean;
	/** Whether money of it waits to go back: wanted by no order, or on its way. */
	hasMoneyToGoBack: boolean;
	/** Whether its buyer may give it back by the event's rule. */
	isRefundable: boolean;
};

/** What stands in the way of erasing the buyer of an order; `texts` say it. */
export type Obstacle = "moneyBack" | "inParts" | "owed" | "refundable" | "ahead";

/** Why the buyer of an order cannot be erased yet; undefined where they can. Money first: it is somebody's. */
export function obstacleOf(order: ErasedOrder): Obstacle | undefined {
	const { status, paidGrosz, kinds, isOver, hasMoneyToGoBack, isRefundable } = order;
	const isEnded = status === "expired" || status === "cancelled";
	if (hasMoneyToGoBack || (isEnded && paidGrosz > 0)) return "moneyBack";
	if (status === "reserved") return paidGrosz > 0 ? "inParts" : undefined;
	if (isEnded) return undefined;
	if (dueGrosz(order) > 0) return "owed";
	// a team's tickets are other people's, whatever they cost
	const isWorth = order.grossGrosz > order.refundedGrosz || kinds.includes("team");
	if (isOver || !isWorth) return undefined;
	return isRefundable ? "refundable" : "ahead";
}

/** Whether erasing the buyer ends an order that nothing stands in the way of: one that is unpaid, or free and to come. */
export function endsWithBuyer({ status, isOver }: Pick<ErasedOrder, "status" | "isOver">): boolean {
	return status === "reserved" || (status === "confirmed" && !isOver);
}
