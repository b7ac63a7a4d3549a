import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { complexFunctions } from "./harness/complexity-law.ts";
import { fillLaws } from "./harness/fill-law.ts";
import { intlLaws } from "./harness/intl-law.ts";
import { lengthLaws } from "./harness/length-law.ts";
import { literalSpreads } from "./harness/spread-law.ts";
import { styleLaws } from "./harness/style-laws.ts";
import { unstyledClasses } from "./harness/unstyled.ts";

const ROOT = join(import.meta.dirname, "..");
const rules = createRequire(import.meta.url)("../.dependency-cruiser.cjs");

async function cruised(baseDir: string): Promise<ICruiseResult> {
	const result = await cruise(["src"], {
		...rules.options,
		baseDir,
		ruleSet: { forbidden: rules.forbidden },
		validate: true,
		tsConfig: undefined,
	});
	return result.output as ICruiseResult;
}

const broken = (result: ICruiseResult) => [...new Set(result.summary.violations.map((one) => one.rule.name))].sort();

function sliceNeeds(result: ICruiseResult): Map<string, Set<string>> {
	const sliceOf = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1];
	const needs = new Map<string, Set<string>>();
	for (const module of result.modules) {
		const from = sliceOf(module.source);
		if (!from || /\.test\.tsx?$/.test(module.source)) continue;
		for (const { resolved } of module.dependencies) {
			const to = sliceOf(resolved);
			if (to && to !== from) needs.set(from, (needs.get(from) ?? new Set()).add(to));
		}
	}
	return needs;
}

/** Cycles of slices: "account → registration → account". */
function sliceCycles(result: ICruiseResult): string[] {
	const needs = sliceNeeds(result);
	const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
		[...(needs.get(from) ?? [])].some((next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))));
	return [...needs.keys()].filter((slice) => reaches(slice, slice)).sort();
}

/** How many slices a slice may import. `app` is exempt. */
const MOST_SLICES = 8;

function knowsTooMany(result: ICruiseResult): string[] {
	return [...sliceNeeds(result)].flatMap(([slice, { size }]) => (size > MOST_SLICES ? [`${slice} ${size}`] : []));
}

function sources(folder: string): { path: string; text: string }[] {
	return readdirSync(join(folder, "src"), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
		.map((entry) => {
			const path = join(entry.parentPath, entry.name);
			return { path: path.slice(folder.length + 1), text: readFileSync(path, "utf8") };
		});
}

/** Laws on texts that the import checker cannot see: each law with its violations. */
function textLaws(folder: string): string[] {
	const found: string[] = [];
	for (const { path, text } of sources(folder)) {
		const isRoot = /^src\/features\/[^/]+\/[^/]+\.ts$/.test(path);
		if (isRoot && /\bDate\.now\(\)|new Date\(\)|Math\.random|\bprocess\.|crypto\./.test(text))
			found.push(`impure-root ${path}`);
		const isServer = /\/server\/|^src\/kit\/(db|http|content|files|mail)\//.test(path);
		if (isServer && /^(let |(export )?const \w+(: [^=]+)? = (new (Map|Set|WeakMap)\b|\[\];))/m.test(text))
			found.push(`server-state ${path}`);
		if (/^export \* from/m.test(text) || (/(^|\/)index\.tsx?$/.test(path) && /^export \{/m.test(text)))
			found.push(`barrel ${path}`);
		if (/\b(class|interface|type) \w+(Manager|Service|Helper)\b/.test(text)) found.push(`empty-name ${path}`);
	}
	return found;
}

function tablesIn(file: ts.SourceFile): Set<string> {
	const imports = file.statements.filter(ts.isImportDeclaration);
	const names = imports.flatMap(({ importClause, moduleSpecifier }) => {
		const named = importClause?.namedBindings;
		if (!named || !ts.isNamedImports(named) || !/\/(tables|views)\.ts"$/.test(moduleSpecifier.getText())) return [];
		return named.elements.map((one) => one.name.text);
	});
	return new Set(names);
}

const isExported = (node: ts.Statement) =>
	ts.canHaveModifiers(node) && ts.getModifiers(node)?.some((one) => one.kind === ts.SyntaxKind.ExportKeyword) === true;

/** Whether a node or one of its descendants satisfies `is`. */
function has(node: ts.Node, is: (part: ts.Node) => boolean): boolean {
	return is(node) || (ts.forEachChild(node, (child) => has(child, is)) ?? false);
}

/** A query for whole rows: `select()`, `returning()`, or a table as a column. */
function asksForRows(node: ts.Node, isTable: (node: ts.Node) => boolean): boolean {
	if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
	if (!["select", "returning"].includes(node.expression.name.text)) return false;
	const [named] = node.arguments;
	if (!named || !ts.isObjectLiteralExpression(named)) return !named;
	return named.properties.some((one) => isTable(ts.isPropertyAssignment(one) ? one.initializer : (one.name ?? one)));
}

/** Whole rows in a store: queries for them, and types made of a table. */
function rowLaws(folder: string): string[] {
	return sources(folder).flatMap(({ path, text }) => {
		if (!/^src\/(features|kit)\/.*[/-]store\.ts$/.test(path)) return [];
		const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
		const tables = tablesIn(file);
		const isTable = (node: ts.Node) => ts.isIdentifier(node) && tables.has(node.text);
		const isRow = (node: ts.Node) => ts.isTypeQueryNode(node) && has(node.exprName, isTable);
		return file.statements.flatMap((one) => {
			const name = (one as ts.FunctionDeclaration).name?.text;
			const exposedType = ts.isFunctionDeclaration(one) ? one.type : ts.isTypeAliasDeclaration(one) ? one : undefined;
			const isRowGiven = isExported(one) && exposedType !== undefined && has(exposedType, isRow);
			return [
				...(isRowGiven ? [`row-leaves ${path} ${name}`] : []),
				...(has(one, (part) => asksForRows(part, isTable)) ? [`whole-rows ${path} ${name}`] : []),
			];
		});
	});
}

/** Files that the browser must not reach: one of each kind per app, and one of each unlisted kind. */
const BROWSER_PLANTS = [
	["src/app/exhibitor/screens/Leads.tsx", "../../../features/x/server/store.ts", "features/x/server/store.ts"],
	["src/app/exhibitor/queries.ts", "../../kit/db/words.ts", "kit/db/words.ts"],
	["src/app/account/session.ts", "../../features/x/server/store.ts", "features/x/server/store.ts"],
	["src/app/account/screens/Today.tsx", "../../../features/x/server/tables.ts", "features/x/server/tables.ts"],
	["src/app/client/screens.tsx", "../http/server.ts", "app/http/server.ts"],
	["src/app/client/navigation.ts", "drizzle-orm", "drizzle-orm"],
	["src/app/site/browser.ts", "./row-data.ts", "app/site/row-data.ts"],
	["src/app/site/Island.tsx", "node:fs", "fs"],
	["src/features/x/web/X.tsx", "../server/commands.ts", "features/x/server/commands.ts"],
	["src/features/x/web/use-x.ts", "pg", "pg"],
	["src/features/x/words.ts", "fastify", "fastify"],
	["src/kit/time/now.ts", "../hash/hash.ts", "kit/hash/hash.ts"],
	["src/kit/ui/far.tsx", "../live/live.ts", "kit/live/live.ts"],
].map(([from, target, to]) => ({ from: from!, text: `export const load = () => import("${target}");`, to: to! }));

const MAX_COMPLEXITY = 15;

describe("the program obeys ARCHITECTURE.md", () => {
	test("imports", async () => {
		const result = await cruised(ROOT);
		expect(result.summary.totalCruised).toBeGreaterThan(60); // the checker must have read files
		expect(result.summary.violations.map((one) => `${one.rule.name}: ${one.from} → ${one.to}`)).toEqual([]);
		expect(sliceCycles(result)).toEqual([]);
		expect(knowsTooMany(result)).toEqual([]);
	}, 120_000); // reads every file of the program

	test("texts", () => expect([...textLaws(ROOT), ...intlLaws(sources(ROOT)), ...fillLaws(sources(ROOT))]).toEqual([]));

	test("lengths", () => expect(lengthLaws(sources(ROOT))).toEqual([]));

	test("complexity", () => expect(complexFunctions(sources(ROOT), MAX_COMPLEXITY)).toEqual([]));

	test("spreads", () => expect(literalSpreads(ROOT)).toEqual([]));

	test("styles", () => expect(styleLaws(ROOT)).toEqual([]));

	test("every class has a style", async () => expect(await unstyledClasses(ROOT)).toEqual([]));

	test("stores return named columns", () => {
		expect(sources(ROOT).filter(({ path }) => /[/-]store\.ts$/.test(path)).length).toBeGreaterThan(40);
		expect(rowLaws(ROOT)).toEqual([]);
	});
});

describe("a planted violation is found", () => {
	const folder = mkdtempSync(join(tmpdir(), "estrada-laws-"));
	afterAll(() => rmSync(folder, { recursive: true, force: true }));
	const body = (length: number) => `{${"\n".repeat(length - 1)}}`;
	const SLICES = Array.from({ length: 9 }, (_, index) => `s${index}`);
	const needing = (count: number) =>
		SLICES.slice(0, count)
			.map((name) => `import "../${name}/rules.ts";`)
			.join("\n");
	const plants: Record<string, string> = {
		"src/kit/a.ts": 'import "../features/x/rules.ts";',
		"src/features/x/rules.ts":
			'import "../../app/boot/main.ts"; import "node:fs"; import "./server/store.ts"; export const now = Date.now();',
		"src/features/x/server/store.ts": 'import "../web/View.tsx"; import "drizzle-orm";\nexport const seen = new Map();',
		"src/features/x/server/buy.ts": 'import "drizzle-orm";',
		"src/features/y/server/views.ts": "export {};",
		"src/features/x/web/View.tsx": 'import "../server/buy.ts";',
		"src/features/y/server/store.ts":
			'import "../../x/web/View.tsx"; import "../../x/server/routes.ts"; import "./first.ts";',
		"src/features/x/server/routes.ts": 'import "../../z/rules.ts";',
		"src/features/z/rules.ts": 'import "../x/texts.ts";',
		"src/features/x/texts.ts": "export {};",
		"src/features/y/server/first.ts": 'import "./second.ts"; import "./views.ts";',
		"src/features/y/server/second.ts": 'import type { A } from "./first.ts"; import "../../../kit/utils.ts";',
		"src/kit/long.ts": [
			`// long: a reason does not help here\nfunction a() ${body(61)}`,
			`function b() ${body(60)}`,
			`/** Of long: with nothing between. */\n\nfunction c() ${body(41)}`,
			`// long: why\nfunction d() ${body(41)}`,
			`/**\n * Ends.\n * long: one call after the other\n */\nexport async function e() ${body(60)}`,
			`/** Begins. */\n// long: one call after the other\nconst f = () => ${body(41)};`,
			`// long: no longer\nfunction g() ${body(40)}`,
		].join("\n"),
		"src/kit/complex.ts": [
			`export const above = (a: number) => { ${"if (a && a) a = 1;".repeat(6)} for (const _ of [a ? 1 : 0]) while (a) a--; };`,
			`export function limit(a: number) { ${"if (a) a = 1;".repeat(14)} return () => a || 1; }`,
		].join("\n"),
		"src/kit/spread.ts": [
			"export const a = (b: object, c: number[], d?: object) => ({ ...b, ...(d && { d }), ...(d ? { d } : {}), c: [...c] });",
			"export const object = { ...{ a: 1 } };",
			"export const constant = { ...({ a: 1 } as const) };",
			"export const array = [...[1, 2], 3];",
			"export const called = Math.max(...[1, 2]);",
			"export const made = [...[1, 2].map((one) => one + 1)];",
		].join("\n"),
		"demo/Spread.tsx":
			"export const b = <i {...{ id: 'a' }} />;\nexport const c = <i {...d} {...(e && { id: 'a' })} />;",
		"src/features/s0/server/store.ts": 'import "../../rows/server/tables.ts";',
		"src/app/commands/count-store.ts": 'import "drizzle-orm";',
		"src/app/bundle/lists.ts": 'import type {} from "../../features/rows/server/tables.ts";',
		"src/kit/utils.ts": "export class MailManager {}",
		"src/kit/dates.ts": "export const a = (b: Date) => b.toLocaleDateString();",
		"src/kit/hand-filled.ts": "export const a = (b: string) => b.replace(/#day/, String(7));",
		"src/kit/index.ts": 'export * from "./a.ts";',
		"src/app/boot/main.ts": 'import "../../../tests/x.ts"; export const seed = () => import("../../../demo/seed.ts");',
		"demo/seed.ts": "export {};",
		"src/app/exhibitor/Shell.tsx": 'import "../account/session.ts";',
		"src/app/office/screens/Own.tsx": 'import "../../../kit/ui/modal.tsx";',
		"src/kit/ui/modal.tsx": "export {};",
		"tests/x.ts": "export {};",
		"src/kit/ui/card.css": ".card { @media print { & b, & i { color: red; } } } .card b {} .never {}",
		"src/features/x/web/x.css": ".x-row, .x-row .card {} .x-row {} @media print { .x-row {} } .card {}",
		"src/features/y/web/y.css": ".card .x-row {} .y-row:not(.card, .x-row) {} .y-row {} .y-row {}",
		"src/features/y/web/Row.tsx": "export const Row = () => <i className={`card x-row y-row`} />;",
		"src/features/y/web/Words.tsx": `const a = <i className={\`y-row y-typo sm:min-w-0 y-\${b} \${b ? "y-gone mt-6" : ""}\`} />;`,
		"src/features/rows/server/row-store.ts": [
			'import { a } from "./tables.ts";',
			"type Own = typeof a.$inferSelect;",
			"export type ARow = Pick<typeof a.$inferSelect, 'id'>;",
			"export type Facts = { id: number };",
			"export function ofType(): Promise<(typeof a.$inferSelect)[]> {}",
			"export function bare(db) { return db.select().from(a); }",
			"export function whole(db) { return db.select({ one: a }).from(a); }",
			"export function given(db) { return db.delete(a).returning(); }",
			"export function told(db): Promise<Facts[]> { return db.select().from(a); }",
			"export function named(db) { return db.select({ id: a.id }).from(a); }",
			"function own(db) { return db.select().from(a); }",
		].join("\n"),
		"src/features/rows/server/tables.ts": "export const a = 1;",
		"src/features/eight/rules.ts": needing(8),
		"src/features/nine/rules.ts": needing(9),
		"src/app/account/Typed.tsx": 'import type { Row } from "../site/row-data.ts"; export const row: Row = 1;',
		"src/app/site/row-data.ts": 'import "../../features/x/server/store.ts"; export type Row = number;',
		"src/app/http/server.ts": "export {};",
		"src/features/x/server/tables.ts": 'import "../../rows/server/tables.ts";',
		"src/features/x/server/commands.ts": "export {};",
		"src/kit/db/words.ts": "export {};",
		"src/kit/hash/hash.ts": "export {};",
		"src/kit/live/live.ts": "export {};",
		...Object.fromEntries(SLICES.map((name) => [`src/features/${name}/rules.ts`, "export {};"])),
	};
	for (const [path, text] of Object.entries(plants)) {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), text);
	}
	for (const { from, text } of BROWSER_PLANTS) {
		mkdirSync(dirname(join(folder, from)), { recursive: true });
		writeFileSync(join(folder, from), text);
	}
	symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
	let result: ICruiseResult;
	beforeAll(async () => {
		result = await cruised(folder);
	}, 60_000);

	test("by every rule on imports", () => {
		expect(sliceCycles(result)).toEqual(["x", "z"]);
		expect(knowsTooMany(result)).toEqual(["nine 9"]);
		expect(broken(result)).toEqual(rules.forbidden.map((rule: { name: string }) => rule.name).sort());
	});

	test("by the rules on tables and SQL, but not in a foreign key", () => {
		const found = result.summary.violations.filter(
			({ from, to }) => to.endsWith("/tables.ts") || from.endsWith("/count-store.ts"),
		);
		expect(
			found
				.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to.replace(/.*node_modules.([^/]+).*/, "$1")}`)
				.sort(),
		).toEqual([
			"app-without-tables: src/app/account/screens/Today.tsx → src/features/x/server/tables.ts",
			"app-without-tables: src/app/bundle/lists.ts → src/features/rows/server/tables.ts",
			"browser-imports-only-listed-code: src/app/account/screens/Today.tsx → src/features/x/server/tables.ts",
			"sql-only-in-stores: src/app/commands/count-store.ts → drizzle-orm",
			"tables-private-to-their-slice: src/features/s0/server/store.ts → src/features/rows/server/tables.ts",
		]);
	});

	test.each(BROWSER_PLANTS)("by the browser's rule: $from imports $to", ({ from, to }) => {
		const found = result.summary.violations.filter(
			(one) => one.rule.name === "browser-imports-only-listed-code" && one.from === from,
		);
		expect(found.map((one) => one.to).join()).toContain(to);
	});

	test("but not if the browser imports only types", () => {
		const from = result.summary.violations.map((one) => one.from);
		expect(from).not.toContain("src/app/account/Typed.tsx");
		expect(from).not.toContain("src/app/site/row-data.ts");
	});

	test("by the law on lengths", () =>
		expect(lengthLaws(sources(folder)).map((line) => line.replace("src/kit/long.ts:", ""))).toEqual([
			"too-long 2 61",
			"long-unreasoned 63 60",
			"long-unreasoned 125 41",
			"long-unreasoned 167 41",
			"needless-reason 123",
			"needless-reason 315",
		]));

	test("by the law on complexity", () =>
		expect(complexFunctions(sources(folder), MAX_COMPLEXITY)).toEqual(["src/kit/complex.ts above 16"]));

	test("by the law on spreads", () =>
		expect(literalSpreads(folder).sort()).toEqual([
			"demo/Spread.tsx:1",
			...[2, 3, 4, 5].map((line) => `src/kit/spread.ts:${line}`),
		]));

	test("by every law on styles", () =>
		expect(styleLaws(folder)).toEqual([
			"unused-class never",
			"two-homes card: kit, x",
			"not-at-home src/features/y/web/y.css: .card .x-row",
			"twice src/features/x/web/x.css: .card",
			"twice src/features/y/web/y.css: .y-row",
		]));

	test("by the law that every class has a style", async () =>
		expect(await unstyledClasses(folder)).toEqual([
			"unstyled y-typo src/features/y/web/Words.tsx",
			"unstyled y-gone src/features/y/web/Words.tsx",
		]));

	test("by the law on rows", () =>
		expect(rowLaws(folder).map((line) => line.replace("src/features/rows/server/row-store.ts ", ""))).toEqual([
			"row-leaves ARow",
			"row-leaves ofType",
			"whole-rows bare",
			"whole-rows whole",
			"whole-rows given",
			"whole-rows told",
			"whole-rows own",
		]));

	test("by every law on texts", () => {
		expect(
			[...textLaws(folder), ...intlLaws(sources(folder), ["src/kit/a.ts"]), ...fillLaws(sources(folder))]
				.map((line) => line.split(" ")[0])
				.sort(),
		).toEqual([
			"barrel",
			"empty-name",
			"hand-filled",
			"impure-root",
			"needless-exemption",
			"platform-icu",
			"server-state",
		]);
	});
});
