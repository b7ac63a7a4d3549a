import type { PgTable } from "drizzle-orm/pg-core";
import { type OwnedRows, ownedRows, type Row } from "../db/owned-rows.ts";
import type { Shape } from "./fields.ts";

/** Items of a bundle, stored as the rows of a table. */
export type BundleList = {
	name: string;
	rows: OwnedRows;
	shape: Shape;
	/**
	 * How an item finds its stored row: by its `key`, by a property or by its position. `whole`: rows without an id that
	 * nothing references; any difference rewrites the list.
	 */
	identity: "key" | "position" | "whole" | { by: string };
	/** A new row's key is made of these columns. */
	titles?: readonly string[];
	/** Lists of bare names hold the value of this property. */
	only?: string;
	/** Lists of each item, in the order of writing; rows are deleted in the reverse order. */
	lists?: Record<string, BundleList>;
};

type ColumnName<T extends PgTable> = keyof T["_"]["columns"] & string;

type Declaration<T extends PgTable> = Omit<BundleList, "rows" | "shape" | "titles"> & {
	table: T;
	/** The column with the id of the row above: an item's, or the bundle's own. */
	owner: ColumnName<T>;
	/** `position` numbers the items as the bundle lists them. */
	order: readonly ColumnName<T>[];
	fixed?: Row;
	shape: Shape<ColumnName<T>>;
	titles?: readonly ColumnName<T>[];
};

/** Declares a list beside its table; only its rows' functions leave the slice. */
export function bundleList<T extends PgTable>(declaration: Declaration<T>): BundleList {
	const { table, owner, order, fixed = {}, ...list } = declaration;
	const columns = Object.values(list.shape).flatMap((field) => field.columns);
	return { ...list, rows: ownedRows(table, { columns, owner, order, fixed }) };
}
