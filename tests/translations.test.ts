import { globSync } from "node:fs";
import { join } from "node:path";
import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { translationLaws } from "./harness/translation-law.ts";

const ROOT = join(import.meta.dirname, "..");

async function allTables() {
	const paths = globSync("src/{features,kit}/**/tables.ts", { cwd: ROOT });
	const modules = await Promise.all(paths.map((path) => import(join(ROOT, path))));
	return modules
		.flatMap((module) => Object.values(module))
		.filter((one) => is(one, PgTable))
		.map((one) => getTableConfig(one))
		.map(({ name, columns }) => ({ table: name, columns: columns.map((column) => column.name) }));
}

test("columns of two languages follow one pattern", async () => {
	const tables = await allTables();
	const translated = tables.filter(({ columns }) => columns.some((column) => column.endsWith("_en")));
	expect(translated.length).toBeGreaterThan(25);
	expect(translationLaws(tables)).toEqual([]);
});

test.each([
	["an original and its English translation", ["name", "name_en"], []],
	["a Polish and an English column", ["name_pl", "name_en"], ["no original name", "no original name"]],
	["a translation of nothing", ["name", "title_en"], ["no original title"]],
	["a second Polish text", ["name", "name_pl", "name_en"], ["the Polish text is name"]],
	["a suffix of its own", ["name", "name_english"], ["the suffix is _en"]],
])("the law finds a planted table with %s", (_, columns, problems) => {
	const found = translationLaws([{ table: "planted", columns }]);
	expect(found.map((one) => one.replace(/^planted\.\w+: /, ""))).toEqual(problems);
});
