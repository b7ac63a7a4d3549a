import type { Tx } from "../../../kit/db/database.ts";
import { momentText } from "../../../kit/time/moment.ts";
import type { EventFacts } from "../../event/server/store.ts";
import { advanceOrder } from "../../orders/server/advance-order.ts";
import { sendOrderLetter } from "../../orders/server/order-letters.ts";
import type { SettleDeps } from "../../orders/server/settle.ts";
import { type OrderFacts, orderById } from "../../orders/server/store.ts";
import type { Person } from "./person.ts";
import type { NewOrder } from "./place-order.ts";

/**
 * What follows an order that was just placed, in its transaction: whoever has a confirmed address is given what its
 * method gives; a new person is only told how to pay by card, and everything else when the address is confirmed. Last,
 * because numbers are counted. Gives the order as it stands.
 */
export async function openOrder(
	tx: Tx,
	deps: SettleDeps,
	orderId: number,
	{ event, person, order: { secret } }: { event: EventFacts; person: Person; order: NewOrder },
): Promise<OrderFacts> {
	const order = (await orderById(tx, orderId))!;
	const { email } = person;
	if (order.method === "card" && order.grossGrosz > 0) {
		await sendOrderLetter(tx, deps, { kind: "card", order, event, email, secret, document: undefined });
	} else if (!person.isNew) return advanceOrder(tx, deps, order, { event, email, secret, actor: person.id });
	return order;
}

/** What the activation letter says of an order that is lost unless the address is confirmed in time; undefined of any other. */
export function heldUnconfirmed(
	{ method, total, number, holdsUntil }: NewOrder,
	person: Person,
	{ timeZone }: EventFacts,
) {
	if (method === "card" && total.grossGrosz > 0) return undefined;
	return { number, until: momentText(person.lang, holdsUntil, timeZone, false) };
}
