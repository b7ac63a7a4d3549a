import type { Tx } from "../../../kit/db/database.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { must } from "../../../kit/must/must.ts";
import { momentText } from "../../../kit/time/moment.ts";
import type { EventRecord } from "../../event/server/store.ts";
import { advanceOrder } from "./advance-order.ts";
import { sendOrderEmail } from "./order-emails.ts";
import type { OrderRecord } from "./order-facts.ts";
import type { Buyer, NewOrder } from "./place-order.ts";
import type { SettleDeps } from "./settle.ts";
import { orderById } from "./store.ts";

/**
 * What follows an order that was just placed, in its transaction: whoever has a confirmed address is given what its
 * method gives; a new person is only told how to pay by card, and everything else when the address is confirmed. Last,
 * because numbers are counted. Gives the order as it stands.
 */
export async function openOrder(
	tx: Tx,
	deps: SettleDeps,
	orderId: number,
	{ event, buyer, secret }: { event: EventRecord; buyer: Buyer; secret: string },
): Promise<OrderRecord> {
	const order = must(await orderById(tx, orderId), "the order");
	const { email } = buyer;
	if (order.method === "card" && order.grossGrosz > 0) {
		await sendOrderEmail(tx, deps, { kind: "card", order, event, email, secret, document: undefined });
	} else if (!buyer.isNew) return advanceOrder(tx, deps, order, { event, email, secret, actor: buyer.id });
	return order;
}

/** What the activation e-mail says of an order that is lost unless the address is confirmed in time; undefined of any other. */
export function heldUnconfirmed(
	{ method, total, number, holdsUntil }: NewOrder,
	{ lang, timeZone }: { lang: Lang; timeZone: string },
) {
	if (method === "card" && total.grossGrosz > 0) return undefined;
	return { number, until: momentText(lang, holdsUntil, timeZone, false) };
}
