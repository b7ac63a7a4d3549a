import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Database } from "../../src/kit/db/database.ts";

/** Words that identify a person, by meaning: "e-mail" → "anna@firma.example". */
export type Words = Record<string, string>;

/**
 * Finds words in every column of every table, bytes included, ignoring case. Returns their meanings by table and column
 * ("account.email").
 */
export async function foundIn(db: Database, words: Words): Promise<Map<string, string[]>> {
	const tables = await db.execute<{ name: string }>(
		sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
	);
	const found = new Map<string, string[]>();
	for (const { name: table } of tables.rows) {
		const { rows, fields } = await db.execute(sql`select * from ${sql.identifier(table)}`);
		for (const { name: column } of fields) {
			const text = rows.map((row) => textOf(row[column])).join("\n");
			const matchingWords = Object.keys(words).filter((word) => text.includes(words[word]!.toLowerCase()));
			if (matchingWords.length > 0) found.set(`${table}.${column}`, matchingWords);
		}
	}
	return found;
}

function textOf(value: unknown): string {
	const text = Buffer.isBuffer(value) || typeof value === "string" ? String(value) : JSON.stringify(value);
	return text.toLowerCase();
}

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
