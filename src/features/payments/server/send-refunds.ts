import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Provider } from "../contract.ts";
import type { MoneyCommands } from "./money-commands.ts";
import { addMoneyEntry } from "./money-entry.ts";
import { changePayment, type DueRefund, settleRefund, unsettledRefunds } from "./store.ts";

/** Refunds a payment. `key` makes it idempotent; a `pending` refund is asked for again. */
export type Refunder = (
	payment: { reference: string; receipt: string | null },
	amountGrosz: number,
	key: string,
) => Promise<{ state: "sent" | "pending" | "failed"; message?: string }>;

/** The organiser refunds payments of missing providers by hand. */
export type Refunders = Partial<Record<Provider, Refunder>>;

export type SettleDeps = {
	db: NodePgDatabase;
	clock: { now(): Date };
	moneyCommands: Pick<MoneyCommands, "findOrder">;
};

/**
 * Sends due refunds. Failed refunds and transfers stay on the organiser's list. Returns the number sent. Run it in one
 * process at a time; two would do no harm.
 */
export async function sendRefunds(deps: SettleDeps & { refunders: Refunders }): Promise<number> {
	let sent = 0;
	for (const due of await unsettledRefunds(deps.db)) {
		const ask = due.state === "due" ? deps.refunders[due.payment.provider] : undefined;
		if (!ask) continue;
		const answer = await ask(due.payment, due.amountGrosz, `refund-${due.id}`);
		if (answer.state === "pending") continue;
		const { state, message = null } = answer;
		if (await settle(deps, due, { state, message, actor: "job:send-refunds" })) sent += state === "sent" ? 1 : 0;
	}
	return sent;
}

/** Stores a refund's outcome with its audit entry. False if it was settled before. */
export async function settle(
	deps: SettleDeps,
	due: DueRefund,
	{ state, message, actor }: { state: "sent" | "failed"; message: string | null; actor: string },
): Promise<boolean> {
	const now = deps.clock.now();
	return deps.db.transaction(async (tx) => {
		if (!(await settleRefund(tx, due.id, { state, message, now }))) return false;
		if (state === "sent" && due.payment.state === "queued") {
			await changePayment(tx, due.paymentId, { state: "refunded" });
		}
		if (state === "failed" && due.payment.state === "refunded") {
			await changePayment(tx, due.paymentId, { state: "queued" });
		}
		await addMoneyEntry(tx, deps, {
			at: now,
			actor,
			action: `refund.${state}`,
			subject: `refund:${due.id}`,
			detail: { orderId: due.payment.orderId, paymentId: due.paymentId, amountGrosz: due.amountGrosz },
		});
		return true;
	});
}
