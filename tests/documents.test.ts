import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;

const records = readdirSync(join(ROOT, "docs/decisions"));
const numberOf = (name: string) => Number(name.slice(0, 4));
const slices = readdirSync(join(ROOT, "src/features"));
const documents = globSync(["*.md", "{docs,src,tests,demo,bench,deploy}/**/*.md"], { cwd: ROOT });
const texts = globSync("{src,scripts,tests,docs,demo,bench,deploy}/**/*.{ts,tsx,mjs,cjs,css,md,sql,yaml}", {
	cwd: ROOT,
	exclude: ["tests/documents.test.ts"],
});

/** Finds cited records that do not exist, by file name or number. */
function missingRecords(text: string): string[] {
	const byName = [...text.matchAll(/\bdecisions\/(\d{4}[\w-]*(?:\.md)?)/g)].map(([, name = ""]) => name);
	const byNumber = [...text.matchAll(/\b(?:decision|record)s? (\d{1,3})\b/gi)].map(([, number]) => Number(number));
	const byParagraph = text.match(/\bdecisions? §\d*/gi) ?? [];
	const isMissing = (name: string) =>
		name.endsWith(".md") ? !records.includes(name) : !records.some((one) => one.startsWith(name));
	return [
		...byParagraph,
		...byName.filter(isMissing),
		...byNumber
			.filter((number) => !records.some((one) => numberOf(one) === number))
			.map((number) => `decision ${number}`),
	];
}

/** Finds links to missing files. */
function deadLinks(path: string, text: string): string[] {
	return [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
		.map(([, target = ""]) => target)
		.filter((target) => !/^[a-z]+:/.test(target) && !existsSync(join(ROOT, dirname(path), target)));
}

describe("decision records", () => {
	test.each(records)("%s has its number, a title and at most 400 words", (name) => {
		const text = read(`docs/decisions/${name}`);
		expect(text).toMatch(new RegExp(`^# ${numberOf(name)}\\. \\S.*\\n\\nDate: \\d{4}-\\d\\d-\\d\\d · Status: \\w`));
		expect(wordsIn(text)).toBeLessThanOrEqual(400);
	});

	test("no number is used twice", () => expect(new Set(records.map(numberOf)).size).toBe(records.length));

	test("a missing record is found in every form of citation", () => {
		const planted =
			"See decision 999, docs/decisions/0998, [two](decisions/0001-two.md) Record 997 and decisions §4; 0002 is there.";
		expect(missingRecords(planted)).toEqual(["decisions §4", "0998", "0001-two.md", "decision 999", "decision 997"]);
	});

	test("every cited record exists", () => {
		const found = [...new Set([...texts, ...documents])].flatMap((path) =>
			missingRecords(read(path)).map((missing) => `${path}: ${missing}`),
		);
		expect(found).toEqual([]);
	});
});

describe("documents", () => {
	test("ARCHITECTURE has at most 900 words", () => {
		expect(wordsIn(read("ARCHITECTURE.md"))).toBeLessThanOrEqual(900);
	});

	test.each(slices)("%s has a README of at most 300 words with its table of rights", (slice) => {
		const text = read(`src/features/${slice}/README.md`);
		expect(wordsIn(text)).toBeLessThanOrEqual(300);
		expect(text).toMatch(/^\| who /im);
	});

	test("links lead to existing files", () => {
		expect(deadLinks("docs/a.md", "[a](b.md) [c](../README.md#test) [d](https://example.org/x)")).toEqual(["b.md"]);
		expect(documents.flatMap((path) => deadLinks(path, read(path)).map((link) => `${path}: ${link}`))).toEqual([]);
	});
});
