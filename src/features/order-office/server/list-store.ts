import { and, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { anyOf } from "../../../kit/db/any-of.ts";
import type { Database } from "../../../kit/db/database.ts";
import { keysetOrder, rowsBehind } from "../../../kit/db/keyset.ts";
import { oneRow } from "../../../kit/db/one-row.ts";
import type { Cursor } from "../../../kit/list/cursor.ts";
import { PAGE_ROWS, type SortOf, sortParts } from "../../../kit/list/list-query.ts";
import { ticketCode, ticketCodeUse } from "../../codes/server/views.ts";
import { taxDocument } from "../../documents/server/views.ts";
import type { LineKind, OrderStatus, PaymentMethod } from "../../orders/rules.ts";
import { orderLine, salesOrder } from "../../orders/server/views.ts";
import { payment } from "../../payments/server/views.ts";
import { registration } from "../../ticket-holders/server/views.ts";
import type { OrderState, OrderViewName, ShownMethod } from "../states.ts";
import { viewFilters } from "../states.ts";
import { hasOnlyUnusedCodes, matches, newestOrderIds, type OrderFilter } from "./filter-store.ts";
import {
	isInState,
	isOfReturnable,
	type Moment,
	openGrosz,
	returnable,
	stateOf,
	toRefundGrosz,
} from "./state-store.ts";

export type OrderSort = SortOf<"placed" | "gross">;
type OrderPosition = { id: number; grossGrosz: number };

/** The condition and the order of a filter's rows behind a position. */
function sorting(filter: OrderFilter, { sort, after }: { sort: OrderSort; after?: Cursor | undefined }) {
	const { column, isDescending } = sortParts(sort);
	const { id, grossGrosz } = salesOrder;
	const keyset = { column: column === "placed" ? id : grossGrosz, id, isDescending };
	const position = after && { id: after.id, value: Number(after.value) || 0 };
	return { where: and(matches(filter), rowsBehind(keyset, position)), order: keysetOrder(keyset) };
}

/** The positions of a page of an event's orders, and one more if there are more. */
export async function orderPositions(
	db: Database,
	filter: OrderFilter,
	page: { sort: OrderSort; after?: Cursor | undefined },
): Promise<OrderPosition[]> {
	const { where, order } = sorting(filter, page);
	const newest = await newestFound(db, filter, page);
	return db
		.select({ id: salesOrder.id, grossGrosz: salesOrder.grossGrosz })
		.from(salesOrder)
		.leftJoin(returnable, isOfReturnable)
		.where(newest ? anyOf(salesOrder.id, newest) : where)
		.orderBy(...order)
		.limit(PAGE_ROWS + 1);
}

/** The ids of the newest page of a mere search; undefined for other pages. */
async function newestFound(
	db: Database,
	filter: OrderFilter,
	{ sort, after }: { sort: OrderSort; after?: Cursor | undefined },
): Promise<number[] | undefined> {
	const { eventId, moment: _, search, ...others } = filter;
	const isFiltered = Object.values(others).some((one) => one !== undefined && one !== false);
	if (!search || isFiltered || sort !== "-placed") return undefined;
	return newestOrderIds(db, { eventId, search, limit: PAGE_ROWS + 1, before: after?.id });
}

/** A select of the ids of all orders of a filter. */
export function orderKeys(db: Database, filter: OrderFilter, sort: OrderSort): SQLWrapper {
	const { where, order } = sorting(filter, { sort });
	return db
		.select({ id: salesOrder.id })
		.from(salesOrder)
		.leftJoin(returnable, isOfReturnable)
		.where(where)
		.orderBy(...order);
}

const ORDER_SUBJECT = sql`'order:' || ${salesOrder.id}`;

const items = sql<{ kind: LineKind; name: string; nameEn: string | null; quantity: number; left: number }[]>`(
	select coalesce(json_agg(json_build_object('kind', ${orderLine.kind}, 'name', ${orderLine.name},
		'nameEn', ${orderLine.nameEn}, 'quantity', ${orderLine.quantity},
		'left', ${orderLine.quantity} - ${orderLine.refundedQuantity}) order by ${orderLine.position}), '[]')
	from ${orderLine} where ${orderLine.orderId} = ${salesOrder.id})`;

/** The method of the last payment, otherwise the chosen one. */
const shownMethod = sql<ShownMethod>`coalesce((
	select ${payment.method} from ${payment} where ${payment.orderId} = ${salesOrder.id} and ${payment.state} = 'paid'
	and ${payment.method} is not null order by ${payment.id} desc limit 1), ${salesOrder.method})`;

const proforma = sql<string | null>`(
	select ${taxDocument.number} from ${taxDocument}
	where ${taxDocument.subject} = ${ORDER_SUBJECT} and ${taxDocument.kind} = 'proforma' limit 1)`;

/** A team's use belongs to the order, any other to the registration. */
const discountCode = sql<string | null>`(
	select ${ticketCode.code} from ${ticketCodeUse} join ${ticketCode} on ${ticketCode.id} = ${ticketCodeUse.codeId}
	where ${ticketCodeUse.releasedAt} is null and ${ticketCodeUse.subject} in (${ORDER_SUBJECT}, (
		select 'registration:' || ${registration.id} from ${registration}
		where ${registration.orderId} = ${salesOrder.id} limit 1)) limit 1)`;

const rowColumns = (moment: Moment) => ({
	id: salesOrder.id,
	number: salesOrder.number,
	createdAt: salesOrder.createdAt,
	status: salesOrder.status,
	method: salesOrder.method,
	payer: salesOrder.payer,
	holdsUntil: salesOrder.holdsUntil,
	dueOn: salesOrder.dueOn,
	grossGrosz: salesOrder.grossGrosz,
	paidGrosz: salesOrder.paidGrosz,
	refundedGrosz: salesOrder.refundedGrosz,
	dueGrosz: openGrosz.mapWith(Number),
	toRefundGrosz: toRefundGrosz.mapWith(Number),
	state: stateOf(moment),
	items,
	shownMethod,
	proforma,
	discountCode,
});

export type OrderRowRecord = {
	id: number;
	number: string;
	createdAt: Date;
	status: OrderStatus;
	method: PaymentMethod;
	payer: { name: string; nip: string; country: string };
	holdsUntil: Date | null;
	dueOn: string | null;
	grossGrosz: number;
	paidGrosz: number;
	refundedGrosz: number;
	dueGrosz: number;
	toRefundGrosz: number;
	state: OrderState;
	items: { kind: LineKind; name: string; nameEn: string | null; quantity: number; left: number }[];
	shownMethod: ShownMethod;
	proforma: string | null;
	discountCode: string | null;
};

/** Rows of an event's orders, in the order of `orderIds`. */
export async function orderRows(
	db: Database,
	{ eventId, moment, orderIds }: { eventId: number; moment: Moment; orderIds: readonly number[] },
): Promise<OrderRowRecord[]> {
	if (orderIds.length === 0) return [];
	const rows = await db
		.select(rowColumns(moment))
		.from(salesOrder)
		.leftJoin(returnable, isOfReturnable)
		.where(sql`${salesOrder.eventId} = ${eventId} and ${anyOf(salesOrder.id, orderIds)}`);
	const byId = new Map(rows.map((row) => [row.id, row]));
	return orderIds.flatMap((id) => byId.get(id) ?? []);
}

type OrderTotals = { count: number; grossGrosz: number; paidGrosz: number; dueGrosz: number };

/** The sums of a filter. Ended orders count, but have no value. */
export async function orderTotals(db: Database, filter: OrderFilter): Promise<OrderTotals> {
	const { status, grossGrosz, refundedGrosz, paidGrosz } = salesOrder;
	const worth = sql`case when ${status} in ('reserved', 'confirmed') then ${grossGrosz} - ${refundedGrosz} else 0 end`;
	const sum = (amount: SQL) => sql`coalesce(sum(${amount}), 0)`.mapWith(Number);
	const rows = await db
		.select({
			count: sql`count(*)`.mapWith(Number),
			grossGrosz: sum(worth),
			paidGrosz: sum(sql`${paidGrosz}`),
			dueGrosz: sum(openGrosz),
		})
		.from(salesOrder)
		.leftJoin(returnable, isOfReturnable)
		.where(matches(filter, true));
	return oneRow(rows);
}

/** The number of orders of each filter of one event, in one scan. */
export async function countOrders(db: Database, filters: readonly OrderFilter[]): Promise<number[]> {
	const [first] = filters;
	if (!first) return [];
	const counts = filters.map((filter) => sql`count(*) filter (where ${matches(filter, true)})`);
	const rows = await db
		.select({ counts: sql<number[]>`json_build_array(${sql.join(counts, sql`, `)})` })
		.from(salesOrder)
		.leftJoin(returnable, isOfReturnable)
		.where(eq(salesOrder.eventId, first.eventId));
	return oneRow(rows).counts;
}

/** The number of an event's orders in each named view. */
export async function orderViewCounts(
	db: Database,
	{ eventId, moment }: { eventId: number; moment: Moment },
): Promise<Record<OrderViewName, number>> {
	const where = (name: OrderViewName) => {
		const { state, codes } = viewFilters[name];
		if (codes) return hasOnlyUnusedCodes(eventId);
		return state ? isInState([state], moment) : sql`true`;
	};
	const counted = (name: OrderViewName) => sql`count(*) filter (where ${where(name)})`.mapWith(Number);
	const rows = await db
		.select({
			all: counted("all"),
			transfer: counted("transfer"),
			paying: counted("paying"),
			approval: counted("approval"),
			overdue: counted("overdue"),
			toRefund: counted("toRefund"),
			unusedCodes: counted("unusedCodes"),
		})
		.from(salesOrder)
		.leftJoin(returnable, isOfReturnable)
		.where(eq(salesOrder.eventId, eventId));
	return oneRow(rows);
}
