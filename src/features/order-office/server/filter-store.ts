import { and, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import { anyOf } from "../../../kit/db/any-of.ts";
import type { Database } from "../../../kit/db/database.ts";
import { beginningWith } from "../../../kit/db/words.ts";
import { accountIdsByName } from "../../account/server/name-store.ts";
import { account } from "../../account/server/views.ts";
import { ticketCode, ticketCodeUse } from "../../codes/server/views.ts";
import { orderLine, salesOrder } from "../../orders/server/views.ts";
import { ticketPackage } from "../../packages/server/views.ts";
import { payment } from "../../payments/server/views.ts";
import { registration } from "../../ticket-holders/server/views.ts";
import type { BuyerKind, OrderState, ShownMethod } from "../states.ts";
import type { OrderSearch } from "./search.ts";
import { isInState, type Moment } from "./state-store.ts";

/** Absent parts match all orders of the event. */
export type OrderFilter = {
	eventId: number;
	moment: Moment;
	search?: OrderSearch | undefined;
	states?: readonly OrderState[] | undefined;
	methods?: readonly ShownMethod[] | undefined;
	buyers?: readonly BuyerKind[] | undefined;
	packageCode?: string | undefined;
	hasUnusedCodes?: boolean | undefined;
	/** Placed since `from` and before `until`. */
	from?: Date | undefined;
	until?: Date | undefined;
};

/** The condition of a filter. Needs the join with `returnable`. */
export function matches(filter: OrderFilter): SQL | undefined {
	const { eventId, moment, search, states, methods, buyers, packageCode, from, until } = filter;
	const others = and(
		states && isInState(states, moment),
		methods && isPaidBy(methods),
		buyers && isBoughtBy(buyers),
		packageCode === undefined ? undefined : isOfPackage(packageCode, eventId),
		filter.hasUnusedCodes ? hasOnlyUnusedCodes(eventId) : undefined,
		from && gte(salesOrder.createdAt, from),
		until && lt(salesOrder.createdAt, until),
	);
	const found = search && isFoundBy(search, eventId);
	// Beside other conditions PostgreSQL may search again for every row; "is true" makes it search once.
	return and(eq(salesOrder.eventId, eventId), others, found && others ? sql`(${found}) is true` : found);
}

const ordersAt = (eventId: number): SQL =>
	sql`select ${salesOrder.id} from ${salesOrder} where ${salesOrder.eventId} = ${eventId}`;

/** Selects of the ids of orders that a search finds, each by an index of its own table. `byName` is of the buyer. */
function foundParts({ words, email, code }: OrderSearch, eventId: number) {
	const ofAccounts = (condition: SQL) =>
		sql`${ordersAt(eventId)} and ${salesOrder.accountId} in (select ${account.id} from ${account} where ${condition})`;
	const isOfCode = sql`${ticketCode.eventId} = ${eventId} and ${ticketCode.code} = ${code}`;
	const use = sql`${ticketCode} join ${ticketCodeUse} on ${ticketCodeUse.codeId} = ${ticketCode.id}
		and ${ticketCodeUse.releasedAt} is null`;
	const idIn = (kind: string) => sql`case when ${ticketCodeUse.subject} like ${`${kind}:%`}
		then split_part(${ticketCodeUse.subject}, ':', 2)::int end`;
	const all = (column: SQL) =>
		sql.join(
			words.map((word) => sql`${column} @@ ${beginningWith(word)}`),
			sql` and `,
		);
	return {
		byName: words.length > 0 ? ofAccounts(all(sql`${account.nameWords}`)) : undefined,
		others: [
			...(words.length > 0 ? [sql`${ordersAt(eventId)} and ${all(sql`${salesOrder.words}`)}`] : []),
			...(email === null ? [] : [ofAccounts(sql`${account.email} = ${email}`)]),
			sql`select ${orderLine.orderId} from ${ticketCode}
				join ${orderLine} on ${orderLine.id} = ${ticketCode.orderLineId} where ${isOfCode}`,
			sql`select ${idIn("order")} from ${use} where ${isOfCode}`,
			sql`select ${registration.orderId} from ${use}
				join ${registration} on ${registration.id} = ${idIn("registration")} where ${isOfCode}`,
		],
	};
}

function isFoundBy(search: OrderSearch, eventId: number): SQL {
	const { byName, others } = foundParts(search, eventId);
	return sql`${salesOrder.id} in (${sql.join(byName ? [byName, ...others] : others, sql` union all `)})`;
}

/** By the methods of its payments; without payments, by the chosen method. */
function isPaidBy(methods: readonly ShownMethod[]): SQL {
	const paid = sql`select ${payment.orderId} from ${payment} where ${payment.state} = 'paid'
		and ${payment.orderId} is not null and ${payment.method} is not null`;
	return sql`(${salesOrder.id} in (${paid} and ${anyOf(payment.method, methods)})
		or (${anyOf(salesOrder.method, methods)} and ${salesOrder.id} not in (${paid})))`;
}

function isBoughtBy(kinds: readonly BuyerKind[]): SQL {
	const isTeam = sql`${salesOrder.id} in (select ${orderLine.orderId} from ${orderLine} where ${orderLine.kind} = 'team')`;
	const hasTaxNumber = sql`${salesOrder.payer}->>'nip' <> ''`;
	const conditions: Record<BuyerKind, SQL> = {
		team: isTeam,
		company: sql`(${hasTaxNumber} and not ${isTeam})`,
		person: sql`(not ${hasTaxNumber} and not ${isTeam})`,
	};
	return sql`(${sql.join(
		kinds.map((kind) => conditions[kind]),
		sql` or `,
	)})`;
}

function isOfPackage(code: string, eventId: number): SQL {
	return sql`${salesOrder.id} in (select ${orderLine.orderId} from ${orderLine}
		join ${ticketPackage} on ${ticketPackage.id} = ${orderLine.packageId}
		where ${ticketPackage.eventId} = ${eventId} and ${ticketPackage.code} = ${code})`;
}

/** Confirmed team orders of which nobody has used a code yet. */
export function hasOnlyUnusedCodes(eventId: number): SQL {
	return sql`(${salesOrder.status} = 'confirmed' and ${salesOrder.id} in (
		select ${orderLine.orderId} from ${ticketCode} join ${orderLine} on ${orderLine.id} = ${ticketCode.orderLineId}
		where ${ticketCode.eventId} = ${eventId} and ${ticketCode.revokedAt} is null
		and ${ticketCode.orderLineId} is not null and ${orderLine.kind} = 'team'
		group by ${orderLine.orderId} having max(${ticketCode.used}) = 0))`;
}

/** More matches than these are read in the order of the event's orders. */
const FEW = 400;

type NewestSearch = { eventId: number; search: OrderSearch; limit: number };

/**
 * The newest orders that a search finds. PostgreSQL cannot tell how many rows a typed word begins, so few are read by
 * the index of words, and many from the newest order down.
 */
export async function newestOrderIds(db: Database, { eventId, search, limit }: NewestSearch): Promise<number[]> {
	const { byName, others } = foundParts(search, eventId);
	const ids = await Promise.all([
		byName ? newestByName(db, byName, { eventId, search, limit }) : [],
		...others.map((part) => newestOf(db, part, limit)),
	]);
	return [...new Set(ids.flat())].toSorted((one, other) => other - one).slice(0, limit);
}

async function newestByName(db: Database, byName: SQL, { eventId, search, limit }: NewestSearch): Promise<number[]> {
	const buyers = await accountIdsByName(db, search.words, FEW + 1);
	if (buyers.length > FEW) return highestOf(db, byName, limit);
	return newestOf(db, sql`${ordersAt(eventId)} and ${anyOf(salesOrder.accountId, buyers)}`, limit);
}

async function newestOf(db: Database, part: SQL, limit: number): Promise<number[]> {
	const few = await idsOf(db, sql`${part} limit ${FEW + 1}`);
	return few.length > FEW ? highestOf(db, part, limit) : few;
}

const highestOf = (db: Database, part: SQL, limit: number) => idsOf(db, sql`${part} order by 1 desc limit ${limit}`);

async function idsOf(db: Database, part: SQL): Promise<number[]> {
	const rows = await db.select({ id: sql<number | null>`part.id` }).from(sql`(${part}) as part (id)`);
	return rows.flatMap(({ id }) => id ?? []);
}
