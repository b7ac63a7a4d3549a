import { invariant } from "../invariant/invariant.ts";

/** Rows of one statement: PostgreSQL takes 65,535 parameters. */
const MAX_ROWS = 500;

/** Writes rows in chunks that fit a statement, one after the other. */
export async function inChunks<T>(rows: readonly T[], write: (chunk: T[]) => Promise<unknown>): Promise<void> {
	for (let from = 0; from < rows.length; from += MAX_ROWS) await write(rows.slice(from, from + MAX_ROWS));
}

/** Ids of written rows by their source keys. */
export function idsByKey(rows: { id: number; key: string | null }[]): Map<string, number> {
	return new Map(rows.map(({ id, key }) => [invariant(key, "the key of an imported row"), id]));
}
