import type { Tx } from "../../../kit/db/database.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { type CardDeps, closeQuietly } from "../../payments/server/close-earlier.ts";
import { refusals } from "../refusals.ts";
import type { PayDeps } from "./begin-payment.ts";
import type { SettleDeps } from "./confirm-order.ts";
import { releaseOrder } from "./expire-orders.ts";
import type { OrderRecord } from "./order-facts.ts";
import { lockOrder } from "./store.ts";

/**
 * Cancels an unpaid order for its buyer or `actor`, then closes its payments at the provider. Money paid at that moment
 * goes to the organiser's list. Throws 409 if the order is paid or ended.
 */
export async function cancelOrder(
	deps: PayDeps & CardDeps,
	{ id }: Pick<OrderRecord, "id">,
	actor?: string,
): Promise<void> {
	await deps.db.transaction((tx) => cancelReserved(tx, deps, { id }, actor));
	await closeQuietly(deps, { orderId: id });
}

/** Like `cancelOrder`, in the caller's transaction. The caller closes the payments after the commit. */
export async function cancelReserved(
	tx: Tx,
	deps: SettleDeps,
	{ id }: Pick<OrderRecord, "id">,
	actor?: string,
): Promise<void> {
	const order = invariant(await lockOrder(tx, id), "the order");
	if (order.status === "cancelled") return;
	if (order.status !== "reserved") throw new Failure(409, refusals.notCancellable);
	await releaseOrder(tx, deps, order, { status: "cancelled", actor: actor ?? order.accountId ?? "buyer" });
}
