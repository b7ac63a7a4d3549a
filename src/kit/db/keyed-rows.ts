import { invariant } from "../invariant/invariant.ts";

/** PostgreSQL takes 65,535 parameters per statement. */
const MAX_ROWS = 500;

/** Writes rows in chunks, one after another. */
export async function inChunks<T>(rows: readonly T[], write: (chunk: T[]) => Promise<unknown>): Promise<void> {
	for (let from = 0; from < rows.length; from += MAX_ROWS) await write(rows.slice(from, from + MAX_ROWS));
}

/** Maps source keys to the ids of written rows. */
export function idsByKey(rows: { id: number; key: string | null }[]): Map<string, number> {
	return new Map(rows.map(({ id, key }) => [invariant(key, "the key of an imported row"), id]));
}
