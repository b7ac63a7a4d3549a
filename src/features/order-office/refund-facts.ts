import { paidBackGrosz, type RefundableLine, refundPlan, worthOf } from "../orders/rules.ts";

type Piece = { position: number; quantity: number };
type NamedLine = RefundableLine & { name: string };
type Pieces = { name: string; quantity: number; grossGrosz: number };

export type RefundFacts = {
	refunded: Pieces[];
	remaining: Pieces[];
	/** The value of the pieces, then the part of it that was paid and is returned. */
	grossGrosz: number;
	backGrosz: number;
	isWhole: boolean;
	/** Pieces of a team's lines. */
	teamPieces: number;
};

/** The effects of an organiser's refund. Undefined if `wanted` exceeds the order. */
export function refundFacts(
	order: { grossGrosz: number; paidGrosz: number; refundedGrosz: number },
	lines: readonly NamedLine[],
	wanted: readonly Piece[] | undefined,
): RefundFacts | undefined {
	const plan = refundPlan(lines, wanted, { isExact: true });
	if (!plan) return undefined;
	const lineAt = (position: number) => lines.find((line) => line.position === position);
	const remaining = lines.flatMap((line) => {
		const refund = plan.worth.find((one) => one.position === line.position);
		const quantity = line.quantity - line.refundedQuantity - (refund?.quantity ?? 0);
		const grossGrosz = worthOf(line).grossGrosz - (refund?.grossGrosz ?? 0);
		return quantity > 0 ? [{ name: line.name, quantity, grossGrosz }] : [];
	});
	// a part was refunded for another reason
	const grossGrosz = Math.min(plan.amounts.grossGrosz, order.grossGrosz - order.refundedGrosz);
	return {
		refunded: plan.worth.map(({ position, quantity, grossGrosz: worth }) => ({
			name: lineAt(position)?.name ?? "",
			quantity,
			grossGrosz: worth,
		})),
		remaining,
		grossGrosz,
		backGrosz: paidBackGrosz(order, grossGrosz),
		isWhole: plan.isWhole,
		teamPieces: plan.taken.reduce((sum, one) => sum + (lineAt(one.position)?.kind === "team" ? one.quantity : 0), 0),
	};
}
