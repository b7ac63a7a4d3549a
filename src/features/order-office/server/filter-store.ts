import { and, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import { anyOf } from "../../../kit/db/any-of.ts";
import type { Database } from "../../../kit/db/database.ts";
import { beginningWith } from "../../../kit/db/words.ts";
import { idsByName, isFrequentName } from "../../account/server/name-store.ts";
import { account } from "../../account/server/views.ts";
import { ticketCode, ticketCodeUse } from "../../codes/server/views.ts";
import { orderLine, salesOrder } from "../../orders/server/views.ts";
import { ticketPackage } from "../../packages/server/views.ts";
import { payment, refund } from "../../payments/server/views.ts";
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
	hasUnsettledRefunds?: boolean | undefined;
	/** Placed since `from` and before `until`. */
	from?: Date | undefined;
	until?: Date | undefined;
};

/** The condition of a filter, for a page or for a sum. Needs the join with `returnable`. */
export function matches(filter: OrderFilter, isSum = false): SQL | undefined {
	const { eventId, moment, search, states, methods, buyers, packageCode, from, until } = filter;
	const others = and(
		states && isInState(states, moment),
		methods && isPaidBy(methods),
		buyers && isBoughtBy(buyers),
		packageCode === undefined ? undefined : isOfPackage(packageCode, eventId),
		filter.hasUnusedCodes ? hasOnlyUnusedCodes(eventId) : undefined,
		filter.hasUnsettledRefunds ? hasUnsettledRefund(moment) : undefined,
		from && gte(salesOrder.createdAt, from),
		until && lt(salesOrder.createdAt, until),
	);
	const found = search && isFoundBy(search, eventId);
	// Beside other conditions PostgreSQL may search again for every row; "is true" makes it search once.
	const isOnce = others !== undefined || isSum;
	return and(eq(salesOrder.eventId, eventId), others, found && isOnce ? sql`(${found}) is true` : found);
}

const ordersAt = (eventId: number): SQL =>
	sql`select ${salesOrder.id} from ${salesOrder} where ${salesOrder.eventId} = ${eventId}`;

/** Selects of the ids of orders that a search finds, each by an index of its own table. `byName` is of buyers with `isNamed`. */
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
	const isNamed = words.length > 0 ? all(sql`${account.nameWords}`) : undefined;
	return {
		isNamed,
		byName: isNamed && ofAccounts(isNamed),
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

/** A refund pending for longer needs the organiser. */
const PATIENCE_MS = 3_600_000;

/** Refunds made at the payment service, and those that it has not answered for an hour. */
function hasUnsettledRefund({ now }: Moment): SQL {
	const isLate = lt(refund.createdAt, new Date(now.getTime() - PATIENCE_MS));
	return sql`${salesOrder.id} in (select ${payment.orderId} from ${refund}
		join ${payment} on ${payment.id} = ${refund.paymentId} where ${refund.state} = 'elsewhere'
		or (${refund.state} = 'due' and ${payment.provider} <> 'transfer' and ${isLate}))`;
}

/** More matches than these are read in the order of the event's orders. */
const FEW = 3000;

type NewestSearch = {
	eventId: number;
	search: OrderSearch;
	limit: number;
	/** Only orders before this one. */
	before?: number | undefined;
};

/**
 * The newest orders that a search finds. PostgreSQL cannot tell how many rows a typed word begins, so few are read by
 * the index of words, and many from the newest order down.
 */
export async function newestOrderIds(db: Database, of: NewestSearch): Promise<number[]> {
	const { isNamed, others } = foundParts(of.search, of.eventId);
	const ids = await Promise.all([
		isNamed ? newestByName(db, isNamed, of) : [],
		...others.map((part) => newestOf(db, part, of)),
	]);
	return [...new Set(ids.flat())].toSorted((one, other) => other - one).slice(0, of.limit);
}

/** `isNamed` is the condition of an account. */
async function newestByName(db: Database, isNamed: SQL, of: NewestSearch): Promise<number[]> {
	const orders = ordersAt(of.eventId);
	if (!(await isFrequentName(db, of.search.words, FEW)))
		return newestOf(db, sql`${orders} and ${salesOrder.accountId} = any(${idsByName(of.search.words)})`, of);
	// "offset 0" keeps PostgreSQL from reading all accounts of the name first
	const isBuyerNamed = sql`exists (select from ${account}
		where ${account.id} = ${salesOrder.accountId} and ${isNamed} offset 0)`;
	return highestOf(db, sql`${orders} and ${isBuyerNamed}`, of);
}

async function newestOf(db: Database, part: SQL, of: NewestSearch): Promise<number[]> {
	const few = await partRows(db, part, of).limit(FEW + 1);
	return few.length > FEW ? highestOf(db, part, of) : few.map(({ id }) => id);
}

async function highestOf(db: Database, part: SQL, of: NewestSearch): Promise<number[]> {
	const rows = await partRows(db, part, of).orderBy(sql`part.id desc`).limit(of.limit);
	return rows.map(({ id }) => id);
}

function partRows(db: Database, part: SQL, { before }: NewestSearch) {
	const isBefore = before === undefined ? sql`part.id is not null` : sql`part.id < ${before}`;
	return db.select({ id: sql<number>`part.id` }).from(sql`(${part}) as part (id)`).where(isBefore);
}
