import { and, asc, count, desc, eq, exists, gt, lt, notExists, type SQL, sql } from "drizzle-orm";
import { anyOf } from "../../../kit/db/any-of.ts";
import { beginsWith } from "../../../kit/db/begins-with.ts";
import { cappedCounts } from "../../../kit/db/capped-counts.ts";
import type { Database } from "../../../kit/db/database.ts";
import { beginningWith } from "../../../kit/db/words.ts";
import type { RegistrationStatus } from "../../account/me-contract.ts";
import { idsByName } from "../../account/server/name-store.ts";
import { account } from "../../account/server/views.ts";
import { checkIn } from "../../checkin/server/views.ts";
import { calendar } from "../../event/server/views.ts";
import { salesOrder } from "../../orders/server/views.ts";
import { ticketPackage } from "../../packages/server/views.ts";
import { registration } from "../../ticket-holders/server/views.ts";
import type { ParticipantSort } from "../contract.ts";
import { nextHolder, nextHolderColumns, nextTicket } from "./next-holder-store.ts";
import type { Search } from "./search.ts";

export type ParticipantFilter = {
	eventId: number;
	search?: Search | undefined;
	packageCode?: string | undefined;
	status?: RegistrationStatus | undefined;
	isCheckedIn?: boolean | undefined;
	orderNumber?: string | undefined;
	/** Only these, if given. */
	registrationIds?: number[] | undefined;
	addresses?: string[] | undefined;
};

/** The position behind a row. */
export type ParticipantKey = { id: number; lastName: string; firstName: string };

const scans = (db: Database) =>
	db.select({ id: checkIn.registrationId }).from(checkIn).where(eq(checkIn.registrationId, registration.id));

function searching(search: Search | undefined): SQL[] {
	switch (search?.by) {
		case undefined:
			return [];
		case "ticket":
			return [eq(registration.id, search.registrationId)];
		case "email":
			return [beginsWith(account.email, search.start)];
		case "name": {
			const isNamed = search.words.map((word) => sql`${account.nameWords} @@ ${beginningWith(word)}`);
			if (search.isFrequent === undefined) return isNamed;
			return [
				search.isFrequent ? ofAccount(isNamed) : sql`${registration.accountId} = any(${idsByName(search.words)})`,
			];
		}
	}
}

/** Checks each account that a page meets: "offset 0" keeps PostgreSQL from reading all accounts of the name first. */
const ofAccount = (conditions: SQL[]): SQL => sql`exists (select from ${account}
	where ${account.id} = ${registration.accountId} and ${and(...conditions)} offset 0)`;

function matching(db: Database, filter: ParticipantFilter): SQL | undefined {
	const { eventId, packageCode, status, isCheckedIn, orderNumber, registrationIds, addresses } = filter;
	return and(
		eq(registration.eventId, eventId),
		status && eq(registration.status, status),
		packageCode === undefined ? undefined : eq(ticketPackage.code, packageCode),
		orderNumber === undefined ? undefined : eq(salesOrder.number, orderNumber),
		registrationIds && anyOf(registration.id, registrationIds),
		addresses && anyOf(account.email, addresses),
		isCheckedIn === undefined ? undefined : isCheckedIn ? exists(scans(db)) : notExists(scans(db)),
		...searching(filter.search),
	);
}

/** The order of rows, and the condition for the rows behind a position. */
function ordering(sort: ParticipantSort, after: ParticipantKey | undefined): { order: SQL[]; behind: SQL | undefined } {
	const { id } = registration;
	const { lastName, firstName } = account;
	if (sort === "-registered") return { order: [desc(id)], behind: after && lt(id, after.id) };
	if (sort === "registered") return { order: [asc(id)], behind: after && gt(id, after.id) };
	const [direction, compares] = sort === "name" ? [asc, sql.raw(">")] : [desc, sql.raw("<")];
	// Only a comparison of one table's column can start the scan of the index by name.
	const behind =
		after &&
		sql`${lastName} ${compares}= ${after.lastName}
			and (${lastName}, ${firstName}, ${id}) ${compares} (${after.lastName}, ${after.firstName}, ${after.id})`;
	return { order: [direction(lastName), direction(firstName), direction(id)], behind };
}

const firstScan = sql`(select min(at) from ${checkIn} where ${checkIn.registrationId} = ${registration.id})`;

/** So many matches are sorted; of more, a page is read in the order of an index. */
const FEW = 5000;

/** Joined with everything that a filter names. */
function matches(db: Database, where: SQL | undefined) {
	return db
		.select({ id: registration.id })
		.from(registration)
		.innerJoin(account, eq(account.id, registration.accountId))
		.innerJoin(ticketPackage, eq(ticketPackage.id, registration.packageId))
		.leftJoin(salesOrder, eq(salesOrder.id, registration.orderId))
		.where(where);
}

/** The matches if they are few. Without statistics of a filter, PostgreSQL would walk the whole index for them. */
async function fewMatches(db: Database, where: SQL | undefined): Promise<number[] | undefined> {
	const rows = await matches(db, where).limit(FEW + 1);
	return rows.length > FEW ? undefined : rows.map(({ id }) => id);
}

type PageOrder = { sort: ParticipantSort; after: ParticipantKey | undefined; limit: number };

async function keysAfter(
	db: Database,
	filter: ParticipantFilter,
	{ sort, after, limit }: PageOrder,
): Promise<number[]> {
	const { order, behind } = ordering(sort, after);
	const where = and(matching(db, filter), behind);
	const isWhole = Object.entries(filter).every(([name, value]) => name === "eventId" || value === undefined);
	const isFrequent = filter.search?.by === "name" && filter.search.isFrequent;
	const few = isWhole || isFrequent ? undefined : await fewMatches(db, where);
	const sorted = few
		? db
				.select({ id: registration.id })
				.from(registration)
				.innerJoin(account, eq(account.id, registration.accountId))
				.where(anyOf(registration.id, few))
		: matches(db, where);
	return (await sorted.orderBy(...order).limit(limit)).map(({ id }) => id);
}

/** A select of the ids of all registrations that match a filter, in order. */
export function participantKeys(db: Database, filter: ParticipantFilter, sort: ParticipantSort) {
	return matches(db, matching(db, filter)).orderBy(...ordering(sort, undefined).order);
}

export type ListedParticipant = Awaited<ReturnType<typeof participantsWhere>>[number];

/** Registrations of an event that match a filter, in order, behind a position. */
export async function participantsAfter(
	db: Database,
	filter: ParticipantFilter,
	page: PageOrder,
): Promise<ListedParticipant[]> {
	const ids = await keysAfter(db, filter, page);
	const rows = await participantsWhere(db, anyOf(registration.id, ids));
	const byId = new Map(rows.map((row) => [row.id, row]));
	return ids.flatMap((id) => byId.get(id) ?? []);
}

function participantsWhere(db: Database, where: SQL | undefined) {
	return db
		.select({
			id: registration.id,
			accountId: account.id,
			firstName: account.firstName,
			lastName: account.lastName,
			email: account.email,
			profile: registration.profile,
			packageCode: ticketPackage.code,
			packageName: ticketPackage.name,
			calendarName: calendar.name,
			calendarNameEn: calendar.nameEn,
			isOnline: registration.isOnline,
			status: registration.status,
			orderNumber: salesOrder.number,
			handedToId: registration.handedToId,
			handedTo: nextHolderColumns,
			checkedInAt: sql<Date | null>`${firstScan}`.mapWith(registration.createdAt),
			createdAt: registration.createdAt,
		})
		.from(registration)
		.innerJoin(account, eq(account.id, registration.accountId))
		.innerJoin(ticketPackage, eq(ticketPackage.id, registration.packageId))
		.leftJoin(calendar, eq(calendar.id, registration.calendarId))
		.leftJoin(salesOrder, eq(salesOrder.id, registration.orderId))
		.leftJoin(nextTicket, eq(nextTicket.id, registration.handedToId))
		.leftJoin(nextHolder, eq(nextHolder.id, nextTicket.accountId))
		.where(where);
}

/** Registrations that match a filter, counted by package and status. Joins only the tables that the filter names. */
export function participantCounts(db: Database, filter: ParticipantFilter) {
	const isScanned = sql`${registration.id} in (select ${checkIn.registrationId} from ${checkIn})`;
	const counts = db
		.select({
			packageId: registration.packageId,
			status: registration.status,
			count: count().as("count"),
			checkedIn: sql<number>`(count(*) filter (where ${isScanned}))::int`.as("checked_in"),
		})
		.from(registration)
		.where(matching(db, filter))
		.groupBy(registration.packageId, registration.status)
		.$dynamic();
	if (filter.search || filter.addresses) counts.innerJoin(account, eq(account.id, registration.accountId));
	if (filter.orderNumber !== undefined) counts.leftJoin(salesOrder, eq(salesOrder.id, registration.orderId));
	if (filter.packageCode !== undefined) counts.innerJoin(ticketPackage, eq(ticketPackage.id, registration.packageId));
	const counted = counts.as("counted");
	return db
		.select({
			code: ticketPackage.code,
			name: ticketPackage.name,
			status: counted.status,
			count: counted.count,
			checkedIn: counted.checkedIn,
		})
		.from(counted)
		.innerJoin(ticketPackage, eq(ticketPackage.id, counted.packageId))
		.orderBy(asc(ticketPackage.position), asc(ticketPackage.id));
}

/** Whether a filter needs nothing but the groups of `participantCounts`. */
const isOfGroups = ({ search, orderNumber, registrationIds, addresses }: ParticipantFilter) =>
	[search, orderNumber, registrationIds, addresses].every((one) => one === undefined);

type Group = Awaited<ReturnType<typeof participantCounts>>[number];

function sumOf(groups: readonly Group[], { packageCode, status, isCheckedIn }: ParticipantFilter): number {
	return groups
		.filter((one) => (packageCode ?? one.code) === one.code && (status ?? one.status) === one.status)
		.map(({ count: all, checkedIn }) => (isCheckedIn === undefined ? all : isCheckedIn ? checkedIn : all - checkedIn))
		.reduce((sum, one) => sum + one, 0);
}

/** The number of registrations of each filter of one event, in one scan. Filters by order, code or e-mail: up to `max`. */
export async function countParticipants(
	db: Database,
	filters: readonly ParticipantFilter[],
	max: number,
): Promise<number[]> {
	const [first] = filters;
	if (!first) return [];
	const others = filters.filter((one) => !isOfGroups(one));
	const selects = others.map((one) => matches(db, matching(db, one)));
	const counts = await cappedCounts(db, selects, max);
	const groups = await participantCounts(db, { eventId: first.eventId });
	return filters.map((one) => counts[others.indexOf(one)] ?? sumOf(groups, one));
}
