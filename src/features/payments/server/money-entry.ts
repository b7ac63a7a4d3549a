import { addAuditEntry, type NewAuditEntry } from "../../../kit/audit/store.ts";
import type { Tx } from "../../../kit/db/database.ts";
import type { MoneyCommands } from "./money-commands.ts";

type MoneyEntry = Omit<NewAuditEntry, "eventId" | "detail"> & {
	/** `orderId` is null for money without an order, which belongs to no event. */
	detail: { orderId: number | null; amountGrosz: number; [name: string]: unknown };
};

/** Writes an audit entry about a payment or a refund, with the event of its order. */
export async function addMoneyEntry(
	tx: Tx,
	{ moneyCommands }: { moneyCommands: Pick<MoneyCommands, "findOrder"> },
	entry: MoneyEntry,
): Promise<void> {
	const { orderId } = entry.detail;
	const order = orderId === null ? undefined : await moneyCommands.findOrder(tx, { orderId });
	await addAuditEntry(tx, { ...entry, eventId: order?.eventId ?? null });
}
