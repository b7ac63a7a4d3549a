import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Tx } from "../../../kit/db/database.ts";
import { recordTransfer } from "../../order-office/server/record-transfer.ts";
import { orderById } from "../../orders/server/store.ts";
import type { MoneyCommands } from "../../payments/server/money-commands.ts";
import { placeByOrganiser } from "../../registration/server/order-by-organiser.ts";
import type { RegisterDeps } from "../../registration/server/registering.ts";
import { type PreparedOrder, repeatedReference } from "./prepare-order.ts";

export type PlaceDeps = RegisterDeps & { moneyCommands: MoneyCommands };

/**
 * Places a prepared order in the caller's transaction, with its journal entry, and records a payment that has arrived.
 * `actor` is an organiser's account or a command. Returns the order's number. Throws the refusals of
 * `placeByOrganiser`, and 409 for a recorded payment.
 */
export async function placeOrder(tx: Tx, deps: PlaceDeps, order: PreparedOrder, actor: string): Promise<string> {
	const { event, tickets, options, code, terms, total, reason, reference, days } = order;
	const { id, number } = await placeByOrganiser(tx, deps, order, actor);
	const { netGrosz, grossGrosz } = total;
	await addAuditEntry(tx, {
		at: deps.clock.now(),
		actor,
		action: "order.made",
		subject: `order:${id}`,
		eventId: event.id,
		detail: {
			tickets: tickets.map(({ chosen, quantity, listedNetGrosz, unitNetGrosz, isAgreed }) => ({
				packageId: chosen.id,
				quantity,
				listedNetGrosz,
				unitNetGrosz,
				isAgreed,
			})),
			...(options.length > 0 && {
				options: options.map(({ objectId: optionId, choice, netGrosz }) => ({ optionId, choice, netGrosz })),
			}),
			listedNetGrosz: tickets.reduce((sum, one) => sum + (one.listedNetGrosz ?? 0) * one.quantity, 0),
			netGrosz,
			grossGrosz,
			...(tickets.some((one) => one.isAgreed) && { reason }),
			codeId: code?.id ?? null,
			...(terms.isPaid ? { isPaid: true } : { days }),
		},
	});
	if (terms.isPaid) {
		const payment = { orderId: id, amountGrosz: grossGrosz, reference: reference || number, actor };
		await recordTransfer({ ...deps, db: tx }, payment);
		// another order may have received this reference meanwhile
		if ((await orderById(tx, id))?.status !== "confirmed") throw repeatedReference();
	}
	return number;
}
