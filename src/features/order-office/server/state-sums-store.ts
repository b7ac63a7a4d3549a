import { eq, sql } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { salesOrder } from "../../orders/server/views.ts";
import type { OrderState } from "../states.ts";
import { isOfReturnable, type Moment, openGrosz, returnable, stateOf, toRefundGrosz } from "./state-store.ts";

export type StateSums = { count: number; dueGrosz: number; toRefundGrosz: number; oldest: Date };

/** The orders of an event by state, as the list counts them. Sums are in grosz; states without orders are absent. */
export async function orderStateSums(
	db: Database,
	{ eventId, moment }: { eventId: number; moment: Moment },
): Promise<Map<OrderState, StateSums>> {
	const state = stateOf(moment);
	const rows = await db
		.select({
			state,
			count: sql`count(*)`.mapWith(Number),
			dueGrosz: sql`sum(${openGrosz})`.mapWith(Number),
			toRefundGrosz: sql`sum(${toRefundGrosz})`.mapWith(Number),
			oldest: sql<Date>`min(${salesOrder.createdAt})`.mapWith(salesOrder.createdAt),
		})
		.from(salesOrder)
		.leftJoin(returnable, isOfReturnable)
		.where(eq(salesOrder.eventId, eventId))
		.groupBy(sql`1`);
	return new Map(rows.map(({ state: of, ...sums }) => [of, sums]));
}
