import { eq, inArray, max, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { bundleKey, event } from "../../features/event/server/tables.ts";
import type { Tx } from "../../kit/db/database.ts";
import { rowsInto } from "../../kit/db/rows-into.ts";
import { invariant } from "../../kit/invariant/invariant.ts";
import type { ImportContext, Row } from "./fields.ts";
import type { Item } from "./format.ts";
import type { Node } from "./node.ts";
import { columnsOf, ownedBy, type StoredEvent, type StoredRow } from "./read-store.ts";
import { TABLES } from "./row-tables.ts";
import { itemIdentity } from "./rules.ts";

const AT_ONCE = 1000;

export type Change = { owner: number; stored: readonly StoredRow[]; wanted: readonly unknown[] };

export type Progress = {
	tx: Tx;
	writing: ImportContext;
	nameOf(node: Node, stored: StoredRow): string | undefined;
	/** The ids of written items, by list and name. */
	ids: Map<string, number>;
	keys: (typeof bundleKey.$inferInsert)[];
	removals: { node: Node; stored: StoredRow }[];
	counts: { created: number; updated: number; removed: number };
	eventId: number;
};

/** The database reorders the keys of objects. */
function isSame(one: unknown, other: unknown): boolean {
	const plain = (value: unknown): unknown => {
		if (value instanceof Date || value === null || typeof value !== "object") return value;
		if (Array.isArray(value)) return value.map(plain);
		return Object.fromEntries(
			Object.entries(value)
				.toSorted(([a], [b]) => (a < b ? -1 : 1))
				.map(([k, v]) => [k, plain(v)]),
		);
	};
	return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}

export function differenceOf(row: Row, wanted: Row): Row {
	return Object.fromEntries(Object.entries(wanted).filter(([name, value]) => !isSame(row[name], value)));
}

function rowOf(node: Node, value: unknown, change: Change, place: number, { writing }: Progress): Row {
	const item = node.only ? { [node.only]: value } : (value as Item);
	const fields = Object.entries(node.shape).map(([name, field]) => field.write(item[name], writing, item));
	const hasPlace = "position" in columnsOf(node) && !node.shape["position"];
	const row = Object.assign({}, ...fields, node.fixed, { [TABLES[node.name].owner]: change.owner });
	return emptied(node, hasPlace ? { ...row, position: place } : row);
}

function emptied(node: Node, row: Row): Row {
	const columns: Record<string, PgColumn> = columnsOf(node);
	const filled = Object.entries(row).map(([name, value]) => {
		const isWanted =
			value === null &&
			invariant(columns[name], "the column of a property").notNull &&
			invariant(columns[name], "the column of a property").dataType === "string";
		return [name, isWanted ? "" : value];
	});
	return Object.fromEntries(filled);
}

type Pair = { value: unknown; row: Row; found: StoredRow | undefined; id: number };

/** Unmatched stored rows are removed. */
function pairsOf(node: Node, change: Change, progress: Progress): Pair[] {
	const isPlace = node.known === "place";
	const left = new Map(
		change.stored.map(
			(one, place) =>
				[isPlace ? String(place) : invariant(progress.nameOf(node, one), "the name of a stored row"), one] as const,
		),
	);
	const pairs = change.wanted.map((value, place) => {
		const name = isPlace ? String(place) : invariant(itemIdentity(node, value as Item), "the name of an item");
		const found = left.get(name);
		left.delete(name);
		return { value, row: rowOf(node, value, change, place, progress), found, id: found?.id ?? 0 };
	});
	progress.removals.push(...[...left.values()].map((stored) => ({ node, stored })));
	return pairs;
}

async function inserted(tx: Tx, node: Node, rows: Row[]): Promise<number[]> {
	const { table } = TABLES[node.name];
	const ids: number[] = [];
	for (let from = 0; from < rows.length; from += AT_ONCE) {
		const insert = rowsInto(table, rows.slice(from, from + AT_ONCE) as never);
		const result = await tx.execute<{ id: number }>(sql`${insert} returning id`);
		ids.push(...result.rows.map((row) => row.id));
	}
	return ids;
}

/** All parents at once; removals are only recorded. */
export async function writeLists(node: Node, changes: readonly Change[], progress: Progress): Promise<void> {
	if (node.known === "whole") return writeWhole(node, changes, progress);
	const { tx, counts } = progress;
	const pairs = changes.flatMap((change) => pairsOf(node, change, progress));
	const added = pairs.filter((pair) => !pair.found);
	const ids = await inserted(
		tx,
		node,
		added.map(({ row }) => row),
	);
	for (const [index, pair] of added.entries()) pair.id = invariant(ids[index], "the id of an added row");
	counts.created += added.length;
	const columns = columnsOf(node);
	for (const { row, found, id } of pairs) {
		const difference = found ? differenceOf(found.row, row) : {};
		if (Object.keys(difference).length === 0) continue;
		await tx
			.update(TABLES[node.name].table)
			.set(difference)
			.where(eq(invariant(columns["id"], "the column id"), id));
		counts.updated += 1;
	}
	remember(node, pairs, progress);
	for (const [name, below] of Object.entries(node.lists ?? {})) {
		const deeper = pairs.map(({ value, found, id }) => ({
			owner: id,
			stored: found?.lists[name] ?? [],
			wanted: (value as Item)[name] as unknown[],
		}));
		await writeLists(below, deeper, progress);
	}
}

function remember(node: Node, pairs: readonly Pair[], { ids, keys, eventId }: Progress): void {
	for (const { value, id } of pairs) {
		const name = itemIdentity(node, value as Item);
		if (name === undefined) continue;
		ids.set(`${node.name} ${name}`, id);
		if (node.known === "key") keys.push({ eventId, list: node.name, rowId: id, key: name });
	}
}

/** A list with any difference is rewritten. */
async function writeWhole(node: Node, changes: readonly Change[], progress: Progress): Promise<void> {
	const others = changes.flatMap((change) => {
		const rows = change.wanted.map((value, place) => rowOf(node, value, change, place, progress));
		const isAsBefore =
			rows.length === change.stored.length &&
			rows.every(
				(row, index) =>
					Object.keys(differenceOf(invariant(change.stored[index], "the stored row at a place").row, row)).length === 0,
			);
		return isAsBefore ? [] : [{ change, rows }];
	});
	if (others.length === 0) return;
	const { tx, counts } = progress;
	const standing = others.filter(({ change }) => change.stored.length > 0).map(({ change }) => change.owner);
	if (standing.length > 0) await tx.delete(TABLES[node.name].table).where(ownedBy(node, standing));
	const rows = others.flatMap((one) => one.rows);
	for (let from = 0; from < rows.length; from += AT_ONCE) {
		await tx.execute(rowsInto(TABLES[node.name].table, rows.slice(from, from + AT_ONCE) as never));
	}
	counts.updated += standing.length;
	counts.created += others.length - standing.length;
}

/** Deletes rows missing from the bundle, children first. */
export async function removeNoted({ tx, removals, counts }: Progress): Promise<void> {
	const nodes = [...new Set(removals.map(({ node }) => node))].toReversed();
	for (const node of nodes) {
		const ids = removals
			.filter((one) => one.node === node)
			.map(({ stored }) => invariant(stored.id, "the id of a row that is to go"));
		await tx.delete(TABLES[node.name].table).where(inArray(invariant(columnsOf(node)["id"], "the column id"), ids));
	}
	counts.removed += removals.length;
}

/** Returns whether they changed. */
export async function writeKeys({ tx, keys, eventId }: Progress): Promise<boolean> {
	const before = await tx.select().from(bundleKey).where(eq(bundleKey.eventId, eventId));
	const marks = (rows: Progress["keys"]) =>
		rows
			.map((one) => `${one.list} ${one.rowId} ${one.key}`)
			.toSorted()
			.join("\n");
	if (marks(before) === marks(keys)) return false;
	await tx.delete(bundleKey).where(eq(bundleKey.eventId, eventId));
	if (keys.length > 0) await tx.execute(rowsInto(bundleKey, keys));
	return true;
}

const IMPORT_LOCK = 7_272_003;

/** The event of a code, locked against other imports until the commit; undefined if missing. */
export async function eventToWrite(tx: Tx, code: string): Promise<{ id: number } | undefined> {
	await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
	const found = await tx.select({ id: event.id }).from(event).where(sql`lower(${event.code}) = ${code.toLowerCase()}`);
	return found[0];
}

/** A new event comes last. Returns its id and whether anything changed. */
export async function writeEvent(
	tx: Tx,
	code: string,
	before: StoredEvent | undefined,
	row: Row,
): Promise<{ id: number; isChanged: boolean }> {
	if (before) {
		const difference = differenceOf(before.row, row);
		const isChanged = Object.keys(difference).length > 0;
		if (isChanged) await tx.update(event).set(difference).where(eq(event.id, before.id));
		return { id: before.id, isChanged };
	}
	const [last] = await tx.select({ position: max(event.position) }).from(event);
	const values = { ...row, code, position: (last?.position ?? -1) + 1 } as typeof event.$inferInsert;
	const [added] = await tx.insert(event).values(values).returning({ id: event.id });
	return { id: invariant(added, "the added event").id, isChanged: true };
}

export async function ownerOfHost(tx: Tx, host: string): Promise<string | undefined> {
	const [owner] = await tx.select({ code: event.code }).from(event).where(eq(event.host, host));
	return owner?.code;
}
