import { asc, desc, type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** A list's order: by a column, then by the id, both in one direction. */
export type Keyset = { column: SQLWrapper; id: SQLWrapper; isDescending: boolean };

export function keysetOrder({ column, id, isDescending }: Keyset): SQL[] {
	const direction = isDescending ? desc : asc;
	return column === id ? [direction(id)] : [direction(column), direction(id)];
}

/** The rows behind a position. A row comparison, because an index answers it. */
export function rowsBehind(
	{ column, id, isDescending }: Keyset,
	position: { id: number; value: number | string } | undefined,
): SQL | undefined {
	if (!position) return undefined;
	const than = sql.raw(isDescending ? "<" : ">");
	if (column === id) return sql`${id} ${than} ${position.id}`;
	return sql`(${column}, ${id}) ${than} (${position.value}, ${position.id})`;
}
