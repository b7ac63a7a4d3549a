import type { OrderFacts } from "../../orders/server/store.ts";
import type { PayDeps } from "./pay-order.ts";
import { type ReceiveDeps, receivePayment } from "./receive-payment.ts";
import { failPayment, paymentsOf } from "./store.ts";

/**
 * Ends at the provider what was begun before for an order, so that it cannot be paid twice. What turns out to be paid is
 * counted, which may confirm the order. Throws `ProviderAway`.
 */
export async function closeEarlier(deps: PayDeps & ReceiveDeps, { id }: Pick<OrderFacts, "id">): Promise<void> {
	const { provider, db, clock } = deps;
	const open = (await paymentsOf(db, id)).filter((one) => one.state === "pending" && one.provider === provider?.name);
	const [first] = open;
	if (!provider || !first) return;
	if (!provider.close) {
		for (const one of open) await failPayment(db, one.provider, one.reference, clock.now());
		return;
	}
	const references = new Set(open.map((one) => one.reference));
	const ageMs = clock.now().getTime() - first.createdAt.getTime();
	for (const one of await provider.close(references, ageMs)) {
		await receivePayment(deps, { ...one, actor: "payment:closed" });
	}
}
