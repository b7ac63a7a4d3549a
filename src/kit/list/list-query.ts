import * as z from "zod/mini";
import { singleLine } from "../contract/lines.ts";
import { cursorOf } from "./cursor.ts";

/** Rows of one page. */
export const PAGE_ROWS = 50;

const cursor = z.pipe(singleLine(300), z.transform(cursorOf));

/** The file in which a list's rows are saved. */
export const FILE_FORMATS = ["csv", "xlsx"] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** How a list is sorted: a column, descending with "-" ("-gross"). */
export type SortOf<C extends string> = C | `-${C}`;

/**
 * The query of a list that is paged by keyset: search words, sort order, position and the list's own filters. The first
 * sort is the default.
 */
export function listQuery<const S extends readonly [string, ...string[]], F extends Record<string, z.ZodMiniType>>(
	sorts: S,
	filters: F,
) {
	return z.object({
		lang: z.optional(singleLine(20)),
		/** The search words. */
		q: z.optional(singleLine(200)),
		sort: z.optional(z.enum(sorts)),
		/** `next` of the previous page. */
		after: z.optional(cursor),
		...filters,
	});
}

/** The query for the file of a whole filter, from the query of its list. */
export function fileQuery<F extends z.core.$ZodLooseShape>(query: z.ZodMiniObject<F>) {
	return z.extend(query, { format: z.optional(z.enum(FILE_FORMATS)) });
}

/** A page of a list. `next` is the position for the next page; null at the end. */
export function listPage<R extends z.ZodMiniType>(row: R) {
	return z.object({ rows: z.array(row), next: z.nullable(z.string()) });
}

/** Several of some words in one query parameter: "paid,overdue". */
export function oneOrMore<const W extends readonly [string, ...string[]]>(words: W) {
	const list = z.array(z.enum(words)).check(z.minLength(1), z.maxLength(words.length));
	const parts = z.transform((text: string) => text.split(",") as W[number][]);
	return z.pipe(z.pipe(singleLine(500), parts), list);
}

/** The column and the direction of a sort. */
export function sortParts<C extends string>(sort: SortOf<C>): { column: C; isDescending: boolean } {
	const isDescending = sort.startsWith("-");
	return { column: (isDescending ? sort.slice(1) : sort) as C, isDescending };
}

/** The page from one row more than it has. */
export function pageOf<R>(found: readonly R[], cursorFor: (row: R) => string, size: number = PAGE_ROWS) {
	const rows = found.slice(0, size);
	const last = found.length > size ? rows.at(-1) : undefined;
	return { rows, next: last === undefined ? null : cursorFor(last) };
}
