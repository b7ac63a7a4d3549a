import { and, asc, eq, isNull, like, ne, or, type SQL, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { oneRow } from "../../../kit/db/one-row.ts";
import { account } from "../../account/server/views.ts";
import type { ViewList } from "../rules.ts";
import { savedView } from "./tables.ts";

/** `eventId` is the event whose organisers see the view; null for its owner alone. */
export type ViewRecord = {
	id: number;
	accountId: string;
	eventId: number | null;
	list: ViewList;
	name: string;
	address: string;
};
export type NewView = Omit<ViewRecord, "id"> & { savedAt: Date };

const { id, accountId: owner, eventId: place, list: ofList, name, address, savedAt } = savedView;
const columns = { id, accountId: owner, eventId: place, list: ofList, name, address };

const isAt = (eventId: number | null) => (eventId === null ? isNull(place) : eq(place, eventId));
const isOwn = (accountId: string): SQL | undefined => and(eq(owner, accountId), isNull(place));

type Reader = { accountId: string; eventId: number; list: ViewList };

/** An organiser's own views of a list and those that an event's organisers share, the oldest first. */
export function viewsFor(db: Database, { accountId, eventId, list }: Reader) {
	return db
		.select({ ...columns, firstName: account.firstName, lastName: account.lastName })
		.from(savedView)
		.innerJoin(account, eq(account.id, owner))
		.where(and(eq(ofList, list), or(isOwn(accountId), eq(place, eventId))))
		.orderBy(asc(id));
}

const SAVING_LOCK = 7_272_004;

/** Organisers save one after the other, so that two saves cannot pass a limit together. */
export async function lockSaving(tx: Tx): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(${SAVING_LOCK})`);
}

/** A view that its reader sees at an event; undefined for another's. */
export async function findView(
	tx: Tx,
	{ viewId, accountId, eventId, list }: Reader & { viewId: number },
): Promise<ViewRecord | undefined> {
	const isSeen = or(isOwn(accountId), eq(place, eventId));
	const rows = await tx
		.select(columns)
		.from(savedView)
		.where(and(eq(id, viewId), eq(ofList, list), isSeen));
	return rows[0];
}

/** The id of the same view of the same owner. */
export async function findSame(tx: Tx, one: Omit<ViewRecord, "id">, exceptId = 0): Promise<number | undefined> {
	const { accountId, eventId, list } = one;
	const isSame = and(eq(name, one.name), eq(address, one.address), ne(id, exceptId));
	const rows = await tx
		.select({ id })
		.from(savedView)
		.where(and(eq(owner, accountId), isAt(eventId), eq(ofList, list), isSame));
	return rows[0]?.id;
}

/** Views of a list that an organiser alone sees. */
export function countOwn(tx: Tx, { accountId, list }: { accountId: string; list: ViewList }): Promise<number> {
	return tx.$count(savedView, and(eq(ofList, list), isOwn(accountId)));
}

/** Views of a list that the organisers of an event share. */
export function countShared(tx: Tx, { eventId, list }: { eventId: number; list: ViewList }): Promise<number> {
	return tx.$count(savedView, and(eq(ofList, list), eq(place, eventId)));
}

export async function addView(tx: Tx, one: NewView): Promise<number> {
	return oneRow(await tx.insert(savedView).values(one).returning({ id })).id;
}

export async function storeView(
	tx: Tx,
	viewId: number,
	values: Pick<NewView, "eventId" | "name" | "address" | "savedAt">,
): Promise<void> {
	await tx.update(savedView).set(values).where(eq(id, viewId));
}

export async function deleteView(tx: Tx, viewId: number): Promise<void> {
	await tx.delete(savedView).where(eq(id, viewId));
}

/** All views of an organiser, for the export of their data. */
export function viewsOfOwner(db: Database, accountId: string) {
	return db
		.select({ list: ofList, name, address, eventId: place, savedAt })
		.from(savedView)
		.where(eq(owner, accountId))
		.orderBy(asc(id));
}

/** Deletes views whose filter names an erased account. */
export async function forgetViewsAbout(tx: Tx, accountId: string): Promise<void> {
	await tx.delete(savedView).where(like(address, `%${accountId}%`));
}
