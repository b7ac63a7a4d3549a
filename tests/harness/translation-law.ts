export type TableColumns = { table: string; columns: readonly string[] };

/** Originals in these tables may be in any language, so they have a Polish translation too. */
const ANY_ORIGINAL: readonly string[] = ["lecture", "lecture_tag"];

/**
 * Texts in two languages follow one pattern (decision 158). `x` is the original, `x_en` its English translation.
 * `x_pl` exists only if the original may be in any language. Returns a line per violation.
 */
export function translationLaws(tables: readonly TableColumns[]): string[] {
	return tables.flatMap(({ table, columns }) =>
		columns.flatMap((column) => {
			const [, base, suffix] = /^(.+)_(pl|en|polish|english)$/.exec(column) ?? [];
			if (base === undefined) return [];
			if (suffix !== "pl" && suffix !== "en") return [`${table}.${column}: the suffix is _en`];
			if (!columns.includes(base)) return [`${table}.${column}: no original ${base}`];
			if (suffix === "en") return [];
			return ANY_ORIGINAL.includes(table) ? [] : [`${table}.${column}: the Polish text is ${base}`];
		}),
	);
}
