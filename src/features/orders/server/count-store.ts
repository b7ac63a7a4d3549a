import { type SQL, sql } from "drizzle-orm";
import { type Recount, recountBy } from "../../../kit/db/recount.ts";
import { referencesFrom } from "../../../kit/db/references.ts";
import { orderLine, salesOrder } from "./tables.ts";

/** Recounts the paid amounts of orders. `paid` selects an order's `id` and its `grosz`. */
export function paidOfOrders(paid: SQL): Recount {
	return {
		differing: recountBy(sql`select ${salesOrder.id}::text as key, ${salesOrder.eventId} as "eventId",
			${salesOrder.number} as name, ${salesOrder.paidGrosz} as counter, coalesce(held.grosz, 0)::int as facts
		from ${salesOrder} left join (${paid}) as held on held.id = ${salesOrder.id}`),
	};
}

export const teamPlaces = sql`select ${orderLine.packageId} as id,
	sum(${orderLine.quantity} - ${orderLine.refundedQuantity}) as places from ${orderLine}
	join ${salesOrder} on ${salesOrder.id} = ${orderLine.orderId}
	where ${orderLine.kind} = 'team' and ${salesOrder.status} in ('reserved', 'confirmed') group by 1`;

export const countLinesOfPackages = referencesFrom(orderLine.packageId);
export const countLinesOfOptions = referencesFrom(orderLine.optionId);
