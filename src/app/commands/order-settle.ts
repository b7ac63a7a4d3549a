import * as z from "zod/mini";
import { settleElsewhere, settleQueued } from "../../features/payments/server/settle-attention.ts";
import { neededText, none, parseWholeNumber, textOf } from "./arguments.ts";
import { CommandFailure, defineCommand } from "./command.ts";
import { amountOf } from "./show.ts";

export function elsewhereHint(refundId: number | "REFUND-ID"): string {
	return `If it was for tickets, refund these with npx estrada order refund NUMBER --elsewhere; if it lowered a price, add --amount. Otherwise close it with npx estrada order settle --refund ${refundId} --reason TEXT.`;
}

export const settleCommand = defineCommand({
	name: "order settle",
	usage: "--payment PAYMENT-ID | --refund REFUND-ID, --reason TEXT",
	about: `Closes an entry of order list --attention without moving money; the reason is recorded.
--payment    a payment that matches no order and is not returned, such as a mistyped amount
--refund     a refund made by hand at the payment provider that was neither for tickets nor for a lower price (for those,
             use order refund --elsewhere): the order's value is reduced, its invoice is not corrected
--reason     1 to 500 characters, without personal data`,
	options: { payment: { type: "string" }, refund: { type: "string" }, reason: { type: "string" } },
	input: z.object({ kind: z.enum(["payment", "refund"]), id: z.int(), reason: z.string() }),
	read(typed) {
		none(typed);
		const payment = parseWholeNumber(textOf(typed, "payment"), "--payment");
		const refund = parseWholeNumber(textOf(typed, "refund"), "--refund");
		const id = payment ?? refund;
		if (id === undefined || (payment && refund)) throw new CommandFailure("Give --payment ID or --refund ID.");
		const reason = neededText(typed, "reason", '"mistyped"').trim();
		if (reason === "" || reason.length > 500) throw new CommandFailure("--reason must have 1 to 500 characters.");
		return { kind: payment ? ("payment" as const) : ("refund" as const), id, reason };
	},
	async run(deps, { kind, id, reason }) {
		const settle = kind === "payment" ? settleQueued : settleElsewhere;
		const amountGrosz = await settle(deps, id, { reason, actor: "command:order" });
		const name = kind === "payment" ? "Payment" : "Refund";
		return { text: `${name} ${id}: ${amountOf(amountGrosz)} is settled.`, data: { kind, id, amountGrosz, reason } };
	},
});
