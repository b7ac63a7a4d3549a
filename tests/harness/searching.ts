import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Database } from "../../src/kit/db/database.ts";

/** Words of a person, by what they are: "e-mail" → "anna@firma.example". */
export type Words = Record<string, string>;

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/**
 * Where the database holds some words, in any letter case: what they are, by table and column ("account.email"). Looks
 * through every column of every table, bytes as well.
 */
export async function foundIn(db: Database, words: Words): Promise<Map<string, string[]>> {
	const columns = await db.execute<{ table_name: string; column_name: string; data_type: string }>(sql`
		select table_name, column_name, data_type from information_schema.columns
		where table_schema = 'public' order by 1, 2`);
	const found = new Map<string, string[]>();
	for (const [table, own] of Map.groupBy(columns.rows, (row) => row.table_name)) {
		const checks = own.flatMap(({ column_name, data_type }) =>
			Object.values(words).map((word) => holds(`"${column_name}"`, data_type, word)),
		);
		const { rows } = await db.execute<{ held: boolean[] }>(
			sql.raw(
				`select array[${checks.map((check) => `coalesce(bool_or(${check}), false)`).join(", ")}] as held from "${table}"`,
			),
		);
		for (const [index, isHeld] of rows[0]!.held.entries()) {
			if (!isHeld) continue;
			const names = Object.keys(words);
			const place = `${table}.${own[Math.floor(index / names.length)]!.column_name}`;
			found.set(place, [...(found.get(place) ?? []), names[index % names.length]!]);
		}
	}
	return found;
}

function holds(column: string, type: string, word: string): string {
	if (type === "bytea") return `position(convert_to(${quoted(word)}, 'UTF8') in ${column}) > 0`;
	return `position(lower(${quoted(word)}) in lower(${column}::text)) > 0`;
}

/** The files of a folder that hold one of some words. */
export function filesHolding(folder: string, words: Words): string[] {
	if (!existsSync(folder)) return [];
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((one) => one.isFile())
		.map((one) => join(one.parentPath, one.name))
		.filter((path) => {
			const bytes = readFileSync(path);
			return Object.values(words).some((word) => path.includes(word) || bytes.includes(word));
		});
}
