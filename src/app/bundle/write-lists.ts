import type { BundleKey } from "../../features/event/server/bundle-store.ts";
import type { ImportContext } from "../../kit/bundle/fields.ts";
import type { BundleList } from "../../kit/bundle/list.ts";
import type { Tx } from "../../kit/db/database.ts";
import type { Row } from "../../kit/db/owned-rows.ts";
import { invariant } from "../../kit/invariant/invariant.ts";
import type { Item } from "./format.ts";
import { itemIdentity } from "./rules.ts";
import type { StoredRow } from "./stored-event.ts";

export type Change = { owner: number; stored: readonly StoredRow[]; wanted: readonly unknown[] };

export type Progress = {
	tx: Tx;
	writing: ImportContext;
	nameOf(list: BundleList, stored: StoredRow): string | undefined;
	/** The ids of written items, by list and name. */
	ids: Map<string, number>;
	keys: BundleKey[];
	removals: { list: BundleList; stored: StoredRow }[];
	counts: { created: number; updated: number; removed: number };
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

function rowOf(list: BundleList, value: unknown, { owner }: Change, place: number, { writing }: Progress): Row {
	const item = list.only ? { [list.only]: value } : (value as Item);
	const fields = Object.entries(list.shape).map(([name, field]) => field.write(item[name], writing, item));
	return list.rows.rowOf(owner, Object.assign({}, ...fields), place);
}

type Pair = { value: unknown; row: Row; found: StoredRow | undefined; id: number };

/** Unmatched stored rows are removed. */
function pairsOf(list: BundleList, change: Change, progress: Progress): Pair[] {
	const isPlace = list.identity === "position";
	const left = new Map(
		change.stored.map(
			(one, place) =>
				[isPlace ? String(place) : invariant(progress.nameOf(list, one), "the name of a stored row"), one] as const,
		),
	);
	const pairs = change.wanted.map((value, place) => {
		const name = isPlace ? String(place) : invariant(itemIdentity(list, value as Item), "the name of an item");
		const found = left.get(name);
		left.delete(name);
		return { value, row: rowOf(list, value, change, place, progress), found, id: found?.id ?? 0 };
	});
	progress.removals.push(...[...left.values()].map((stored) => ({ list, stored })));
	return pairs;
}

/** All parents at once; removals are only recorded. */
export async function writeLists(list: BundleList, changes: readonly Change[], progress: Progress): Promise<void> {
	if (list.identity === "whole") return writeWhole(list, changes, progress);
	const { tx, counts } = progress;
	const pairs = changes.flatMap((change) => pairsOf(list, change, progress));
	const added = pairs.filter((pair) => !pair.found);
	const ids = await list.rows.insert(
		tx,
		added.map(({ row }) => row),
	);
	for (const [index, pair] of added.entries()) pair.id = invariant(ids[index], "the id of an added row");
	counts.created += added.length;
	for (const { row, found, id } of pairs) {
		const difference = found ? differenceOf(found.row, row) : {};
		if (Object.keys(difference).length === 0) continue;
		await list.rows.update(tx, id, difference);
		counts.updated += 1;
	}
	remember(list, pairs, progress);
	for (const [name, below] of Object.entries(list.lists ?? {})) {
		const deeper = pairs.map(({ value, found, id }) => ({
			owner: id,
			stored: found?.lists[name] ?? [],
			wanted: (value as Item)[name] as unknown[],
		}));
		await writeLists(below, deeper, progress);
	}
}

function remember(list: BundleList, pairs: readonly Pair[], { ids, keys }: Progress): void {
	for (const { value, id } of pairs) {
		const name = itemIdentity(list, value as Item);
		if (name === undefined) continue;
		ids.set(`${list.name} ${name}`, id);
		if (list.identity === "key") keys.push({ list: list.name, rowId: id, key: name });
	}
}

/** A list with any difference is rewritten. */
async function writeWhole(list: BundleList, changes: readonly Change[], progress: Progress): Promise<void> {
	const others = changes.flatMap((change) => {
		const rows = change.wanted.map((value, place) => rowOf(list, value, change, place, progress));
		const isAsBefore =
			rows.length === change.stored.length &&
			rows.every(
				(row, index) =>
					Object.keys(differenceOf(invariant(change.stored[index], "the stored row at a place").row, row)).length === 0,
			);
		return isAsBefore ? [] : [{ change, rows }];
	});
	const { tx, counts } = progress;
	const standing = others.filter(({ change }) => change.stored.length > 0).map(({ change }) => change.owner);
	await list.rows.deleteOf(tx, standing);
	await list.rows.insert(
		tx,
		others.flatMap(({ rows }) => rows),
	);
	counts.updated += standing.length;
	counts.created += others.length - standing.length;
}

/** Deletes rows missing from the bundle, children first. */
export async function removeNoted({ tx, removals, counts }: Progress): Promise<void> {
	const lists = [...new Set(removals.map(({ list }) => list))].toReversed();
	for (const list of lists) {
		const ofList = removals.filter((one) => one.list === list);
		await list.rows.delete(
			tx,
			ofList.map(({ stored }) => invariant(stored.id, "the id of a row that is to go")),
		);
	}
	counts.removed += removals.length;
}
