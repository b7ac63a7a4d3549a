import { and, asc, count, desc, eq, gt, inArray, isNull, lt, lte, max, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { anyOf } from "../../../kit/db/any-of.ts";
import { beginsWith } from "../../../kit/db/begins-with.ts";
import type { Database, Tx } from "../../../kit/db/database.ts";
import type { WaitingSort } from "../waiting-office-contract.ts";
import type { ListedState } from "../waiting-rules.ts";
import { ticketPackage, waitingEntry } from "./tables.ts";
import { isNextInLine, type WaitingRecord, waitingEntryColumns } from "./waiting-store.ts";

export type WaitingFilter = {
	eventId: number;
	/** The beginning of an address or of a first name. */
	begins?: string | undefined;
	packageCode?: string | undefined;
	states?: readonly ListedState[] | undefined;
};

/** The position behind a row. */
export type WaitingKey = { id: number; isOpen: boolean };

export type WaitingPage = { sort: WaitingSort; after?: WaitingKey | undefined; limit: number };

/** A person who waits or has an offer. */
const isOpenEntry = inArray(waitingEntry.state, ["waiting", "offered"]);
const opensFirst = sql`case when ${isOpenEntry} then 0 else 1 end`;

function stateIs(state: ListedState): SQL | undefined {
	if (state === "inLine") return isNextInLine;
	if (state === "unconfirmed") return and(eq(waitingEntry.state, "waiting"), isNull(waitingEntry.confirmedAt));
	return eq(waitingEntry.state, state);
}

function matching({ eventId, begins, packageCode, states }: WaitingFilter): SQL | undefined {
	const start = begins?.trim().toLowerCase();
	return and(
		eq(ticketPackage.eventId, eventId),
		packageCode === undefined ? undefined : eq(ticketPackage.code, packageCode),
		states && or(...states.map(stateIs)),
		start
			? or(beginsWith(waitingEntry.email, start), beginsWith(sql`lower(${waitingEntry.firstName})`, start))
			: undefined,
	);
}

/** The order of rows, and the condition for the rows behind a position. */
function ordering(sort: WaitingSort, after: WaitingKey | undefined): { order: SQL[]; behind: SQL | undefined } {
	const { id } = waitingEntry;
	if (sort === "joined") return { order: [asc(id)], behind: after && gt(id, after.id) };
	if (sort === "-joined") return { order: [desc(id)], behind: after && lt(id, after.id) };
	const behind = after && sql`(${opensFirst}, ${id}) > (${after.isOpen ? 0 : 1}, ${after.id})`;
	return { order: [sql`${opensFirst}`, asc(id)], behind };
}

const ahead = alias(waitingEntry, "ahead");

/** As `positionOf` counts; null for an entry that does not wait. */
function positions(db: Database) {
	const upTo = db
		.select({ count: count() })
		.from(ahead)
		.where(
			and(eq(ahead.packageId, waitingEntry.packageId), eq(ahead.state, "waiting"), lte(ahead.id, waitingEntry.id)),
		);
	return sql<number | null>`case when ${waitingEntry.state} = 'waiting' then (${upTo})::int end`;
}

export type ListedRecord = Awaited<ReturnType<typeof entriesWhere>>[number];

function entriesWhere(db: Database, where: SQL | undefined) {
	return db
		.select({
			id: waitingEntry.id,
			email: waitingEntry.email,
			firstName: waitingEntry.firstName,
			state: waitingEntry.state,
			createdAt: waitingEntry.createdAt,
			confirmedAt: waitingEntry.confirmedAt,
			offeredUntil: waitingEntry.offeredUntil,
			packageCode: ticketPackage.code,
			packageName: ticketPackage.name,
			position: positions(db),
		})
		.from(waitingEntry)
		.innerJoin(ticketPackage, eq(ticketPackage.id, waitingEntry.packageId))
		.where(where)
		.$dynamic();
}

/** Entries of an event that match a filter, in order, behind a position. */
export async function waitingAfter(
	db: Database,
	filter: WaitingFilter,
	{ sort, after, limit }: WaitingPage,
): Promise<ListedRecord[]> {
	const { order, behind } = ordering(sort, after);
	return entriesWhere(db, and(matching(filter), behind))
		.orderBy(...order)
		.limit(limit);
}

export async function listedEntryAt(
	db: Database,
	{ eventId, entryId }: { eventId: number; entryId: number },
): Promise<ListedRecord | undefined> {
	const rows = await entriesWhere(db, and(eq(ticketPackage.eventId, eventId), eq(waitingEntry.id, entryId)));
	return rows[0];
}

/** Entries that match a filter, counted by package, state and whether they are confirmed; with the last confirmation. */
export function waitingCounts(db: Database, filter: WaitingFilter) {
	const isConfirmed = sql<boolean>`${waitingEntry.confirmedAt} is not null`;
	return db
		.select({
			code: ticketPackage.code,
			name: ticketPackage.name,
			state: waitingEntry.state,
			confirmedAt: max(waitingEntry.confirmedAt),
			count: count(),
		})
		.from(waitingEntry)
		.innerJoin(ticketPackage, eq(ticketPackage.id, waitingEntry.packageId))
		.where(matching(filter))
		.groupBy(ticketPackage.id, waitingEntry.state, isConfirmed)
		.orderBy(asc(ticketPackage.position), asc(ticketPackage.id));
}

export type EntryOfPackage = WaitingRecord & {
	eventId: number;
	packageName: string;
	/** Null is unlimited. */
	capacity: number | null;
};

const entryOfPackage = {
	...waitingEntryColumns,
	eventId: ticketPackage.eventId,
	packageName: ticketPackage.name,
	capacity: ticketPackage.capacity,
};

type EntryAt = { eventId: number; entryId: number };

function entryAt(db: Database, { eventId, entryId }: EntryAt) {
	return db
		.select(entryOfPackage)
		.from(waitingEntry)
		.innerJoin(ticketPackage, eq(ticketPackage.id, waitingEntry.packageId))
		.where(and(eq(ticketPackage.eventId, eventId), eq(waitingEntry.id, entryId)));
}

/** Undefined for another event's entry. */
export async function waitingEntryAt(db: Database, at: EntryAt): Promise<EntryOfPackage | undefined> {
	return (await entryAt(db, at))[0];
}

/** Like `waitingEntryAt`, locked until the commit. */
export async function lockWaitingEntryAt(tx: Tx, at: EntryAt): Promise<EntryOfPackage | undefined> {
	return (await entryAt(tx, at).for("update", { of: waitingEntry }))[0];
}

/** People who wait before an entry of the same package. */
export async function countAhead(
	db: Database,
	{ eventId, packageId, entryId }: { eventId: number; packageId: number; entryId: number },
): Promise<number> {
	const rows = await db
		.select({ count: count() })
		.from(waitingEntry)
		.innerJoin(ticketPackage, eq(ticketPackage.id, waitingEntry.packageId))
		.where(
			and(
				eq(ticketPackage.eventId, eventId),
				eq(waitingEntry.packageId, packageId),
				eq(waitingEntry.state, "waiting"),
				lt(waitingEntry.id, entryId),
			),
		);
	return rows[0]?.count ?? 0;
}

/** Packages of entries by their ids; entries that are gone are missing. */
export async function packageNamesOfEntries(db: Database, entryIds: number[]): Promise<Map<number, string>> {
	const rows = await db
		.select({ id: waitingEntry.id, name: ticketPackage.name })
		.from(waitingEntry)
		.innerJoin(ticketPackage, eq(ticketPackage.id, waitingEntry.packageId))
		.where(anyOf(waitingEntry.id, entryIds));
	return new Map(rows.map(({ id, name }) => [id, name]));
}
