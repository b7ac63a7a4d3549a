import { and, asc, eq, getTableColumns, inArray, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { bundleKey, event } from "../../features/event/server/tables.ts";
import type { Database } from "../../kit/db/database.ts";
import { invariant } from "../../kit/invariant/invariant.ts";
import type { Row } from "./fields.ts";
import { keysOf } from "./keys.ts";
import type { ListName, Node } from "./node.ts";
import { ADVERTISING, LISTS } from "./nodes.ts";
import { TABLES } from "./row-tables.ts";

export type StoredRow = {
	/** Undefined for tables without an id column. */
	id: number | undefined;
	row: Row;
	/** The row's key in a bundle, if its node identifies items by keys. */
	key: string | undefined;
	lists: Record<string, StoredRow[]>;
};

export type StoredEvent = { id: number; row: Row; lists: Record<ListName, StoredRow[]>; advertising: StoredRow[] };

type Keys = ReadonlyMap<string, string>;
const keyName = (list: string, id: unknown) => `${list} ${id}`;

export function columnsOf(node: Node): Record<string, PgColumn> {
	return getTableColumns(TABLES[node.name].table) as Record<string, PgColumn>;
}

export function ownedBy(node: Node, owners: number[]): SQL {
	const columns = columnsOf(node);
	const fixed = Object.entries(node.fixed ?? {}).map(([name, value]) =>
		eq(invariant(columns[name], "the column of a property"), value),
	);
	return invariant(
		and(inArray(invariant(columns[TABLES[node.name].owner], "the column of the owner"), owners), ...fixed),
		"the condition of owners",
	);
}

/** The rows of a node by their owners, in their order. */
async function storedRows(db: Database, node: Node, owners: number[], keys: Keys): Promise<Map<number, StoredRow[]>> {
	const byOwner = new Map<number, StoredRow[]>(owners.map((owner) => [owner, []]));
	if (owners.length === 0) return byOwner;
	const columns = columnsOf(node);
	const { table, owner } = TABLES[node.name];
	const inOrder = [columns["position"], columns["id"], columns["name"]].filter((one) => one !== undefined);
	// `position` of people only says who is listed.
	const order = node.shape["position"] ? inOrder.slice(1, 2) : inOrder;
	const rows: Row[] = await db
		.select()
		.from(table)
		.where(ownedBy(node, owners))
		.orderBy(...order.map((one) => asc(one)));
	for (const row of rows) {
		invariant(byOwner.get(row[owner] as number), "the rows of an owner").push({
			id: row["id"] as number | undefined,
			row,
			key: undefined,
			lists: {},
		});
	}
	if (node.known === "key") for (const list of byOwner.values()) nameRows(node, list, keys);
	const ids = rows.map((row) => row["id"] as number);
	for (const [name, below] of Object.entries(node.lists ?? {})) {
		const found = await storedRows(db, below, ids, keys);
		for (const list of byOwner.values())
			for (const one of list)
				one.lists[name] = invariant(found.get(invariant(one.id, "the id of a row with lists")), "the rows below a row");
	}
	return byOwner;
}

function nameRows(node: Node, list: StoredRow[], keys: Keys): void {
	const titled = list.map(({ id, row }) => ({
		stored: keys.get(keyName(node.name, id)),
		title: invariant(node.titles, "what names a row with a key")
			.map((name) => row[name])
			.join(" "),
	}));
	for (const [index, key] of keysOf(titled).entries()) invariant(list[index], "the row that a key is for").key = key;
}

export async function storedEvent(db: Database, id: number): Promise<StoredEvent | undefined> {
	const [row] = await db.select().from(event).where(eq(event.id, id));
	if (!row) return undefined;
	const stored = await db.select().from(bundleKey).where(eq(bundleKey.eventId, id));
	const keys = new Map(stored.map((one) => [keyName(one.list, one.rowId), one.key]));
	const lists = {} as Record<ListName, StoredRow[]>;
	for (const [name, node] of Object.entries(LISTS)) {
		lists[name as ListName] = invariant((await storedRows(db, node, [id], keys)).get(id), "the rows of an event");
	}
	const advertising = invariant((await storedRows(db, ADVERTISING, [id], keys)).get(id), "the advertising of an event");
	return { id, row, lists, advertising };
}
