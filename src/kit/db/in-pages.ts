const PAGE_ROWS = 200;

type Keyed = { id: number };

/**
 * Loads rows page by page in the order of their keys: a long list needs the memory of its keys and of one page. Leaves
 * out a row that is deleted meanwhile.
 */
export async function* inPages<Row extends Keyed>(
	keys: readonly Keyed[],
	load: (ids: number[]) => PromiseLike<Row[]>,
): AsyncGenerator<Row[]> {
	for (let start = 0; start < keys.length; start += PAGE_ROWS) {
		const ids = keys.slice(start, start + PAGE_ROWS).map(({ id }) => id);
		const rows = new Map((await load(ids)).map((row) => [row.id, row]));
		yield ids.flatMap((id) => rows.get(id) ?? []);
	}
}
