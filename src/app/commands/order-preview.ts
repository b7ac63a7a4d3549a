import { refundFacts } from "../../features/order-office/refund-facts.ts";
import { refusals } from "../../features/orders/refusals.ts";
import { dueGrosz, paidBackGrosz, worthOf } from "../../features/orders/rules.ts";
import type { LineRecord, OrderRecord } from "../../features/orders/server/order-facts.ts";
import { CommandFailure } from "./command.ts";
import { amountOf } from "./show.ts";

type Piece = { position: number; quantity: number };

function listed(heading: string, rows: { name: string; quantity: number; grossGrosz: number }[]): string[] {
	if (rows.length === 0) return [];
	return [heading, ...rows.map(({ name, quantity, grossGrosz }) => `  ${quantity} × ${name}: ${amountOf(grossGrosz)}`)];
}

/** Previews a refund. Throws if the pieces cannot be refunded. */
export function refundText(order: OrderRecord, lines: LineRecord[], wanted: Piece[] | undefined): string {
	if (order.status !== "confirmed") throw new CommandFailure(refusals.notRefundable.en);
	const facts = refundFacts(order, lines, wanted);
	if (!facts) throw new CommandFailure(refusals.notInOrder.en);
	return [
		`${order.number}, ${order.payer.name}`,
		...listed("Refunded:", facts.refunded),
		...listed("Remaining:", facts.remaining),
		`${amountOf(facts.grossGrosz)} in total; ${amountOf(facts.backGrosz)} of it was paid and is returned.`,
	].join("\n");
}

export function reductionText(
	order: OrderRecord,
	lines: LineRecord[],
	{ position, grossGrosz }: { position: number | null; grossGrosz: number },
): string {
	const open = lines.filter((line) => line.quantity > line.refundedQuantity);
	const line =
		position === null ? (open.length === 1 ? open[0] : undefined) : lines.find((one) => one.position === position);
	return [
		`${order.number}, ${order.payer.name}`,
		`The price of ${line ? line.name : "its line"} is lowered by ${amountOf(grossGrosz)}; ${amountOf(paidBackGrosz(order, grossGrosz))} of it was paid and is returned.`,
	].join("\n");
}

export function incomingText(
	order: OrderRecord,
	lines: LineRecord[],
	{ amountGrosz, reference }: { amountGrosz: number; reference: string },
): string {
	return [
		`${order.number}, ${order.payer.name}: ${order.status}, ${amountOf(dueGrosz(order))} is due`,
		...listed(
			"Ordered:",
			lines.map((line) => ({
				name: line.name,
				quantity: line.quantity - line.refundedQuantity,
				grossGrosz: worthOf(line).grossGrosz,
			})),
		),
		`A transfer of ${amountOf(amountGrosz)} with the reference ${reference} is counted.`,
	].join("\n");
}
