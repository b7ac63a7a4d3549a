import { bundleKeys } from "../../features/event/server/bundle-store.ts";
import type { EventRecord } from "../../features/event/server/columns.ts";
import { eventById } from "../../features/event/server/store.ts";
import type { BundleList } from "../../kit/bundle/list.ts";
import type { Database } from "../../kit/db/database.ts";
import type { OwnedRow } from "../../kit/db/owned-rows.ts";
import { invariant } from "../../kit/invariant/invariant.ts";
import { keysOf } from "./keys.ts";
import { ADVERTISING, LISTS, type ListName } from "./lists.ts";

export type StoredRow = OwnedRow & {
	/** The row's key in a bundle, if its list identifies items by keys. */
	key: string | undefined;
	lists: Record<string, StoredRow[]>;
};

export type StoredEvent = {
	id: number;
	row: EventRecord;
	lists: Record<ListName, StoredRow[]>;
	advertising: StoredRow[];
};

type Keys = ReadonlyMap<string, string>;
const keyName = (list: string, id: unknown) => `${list} ${id}`;

/** The rows of a list by their owners, in their order. */
async function storedRows(
	db: Database,
	list: BundleList,
	owners: number[],
	keys: Keys,
): Promise<Map<number, StoredRow[]>> {
	const byOwner = new Map<number, StoredRow[]>(owners.map((owner) => [owner, []]));
	const rows = (await list.rows.list(db, owners)).map((row): StoredRow => ({ ...row, key: undefined, lists: {} }));
	for (const row of rows) invariant(byOwner.get(row.owner), "the rows of an owner").push(row);
	if (list.identity === "key") for (const siblings of byOwner.values()) nameRows(list, siblings, keys);
	for (const [name, below] of Object.entries(list.lists ?? {})) {
		const ids = rows.map(({ id }) => invariant(id, "the id of a row with lists"));
		const found = await storedRows(db, below, ids, keys);
		for (const [index, row] of rows.entries()) {
			row.lists[name] = invariant(found.get(ids[index] as number), "the rows below a row");
		}
	}
	return byOwner;
}

function nameRows({ name, titles }: BundleList, rows: StoredRow[], keys: Keys): void {
	const titled = rows.map(({ id, row }) => ({
		stored: keys.get(keyName(name, id)),
		title: invariant(titles, "the titles of a list with keys")
			.map((title) => row[title])
			.join(" "),
	}));
	for (const [index, key] of keysOf(titled).entries()) invariant(rows[index], "the row that a key is for").key = key;
}

export async function storedEvent(db: Database, id: number): Promise<StoredEvent> {
	const row = await eventById(db, id);
	const keys = new Map((await bundleKeys(db, id)).map((one) => [keyName(one.list, one.rowId), one.key]));
	const lists = {} as Record<ListName, StoredRow[]>;
	for (const [name, list] of Object.entries(LISTS)) {
		lists[name as ListName] = invariant((await storedRows(db, list, [id], keys)).get(id), "the rows of an event");
	}
	const advertising = invariant((await storedRows(db, ADVERTISING, [id], keys)).get(id), "the advertising of an event");
	return { id, row, lists, advertising };
}
