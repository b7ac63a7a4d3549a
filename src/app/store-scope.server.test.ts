import { afterAll, beforeAll, expect, test } from "vitest";
import { changeLogOf } from "../../tests/harness/change-log.ts";
import { addStates } from "../../tests/harness/scope-states.ts";
import { emptyTables, fillTables } from "../../tests/harness/scope-tables.ts";
import { fillScope, type Things } from "../../tests/harness/scope-things.ts";
import { SCOPE_NOW, type ScopeName, spreadIds } from "../../tests/harness/scopes.ts";
import { freshServer, type TestServer } from "../../tests/harness/server.ts";
import { SCOPE_KEYS, SPECIAL, valuesFor } from "../../tests/harness/store-arguments.ts";
import { SEES_OTHER_EVENTS, SEES_SIBLINGS, UNNOTICED, UNTRIED, UNUSED } from "../../tests/harness/store-exceptions.ts";
import { namesIn, type StoreFunction, storeFunctions } from "../../tests/harness/store-functions.ts";
import { isWrongStatement, type Run, type StoreRun, storeRunner } from "../../tests/harness/store-runs.ts";

const IN_EVENT = /^(event|lecture|exhibitor|calendar|registration)Ids?$/;
const NARROWER = /^(account|lecture|exhibitor|calendar|registration|viewer|proposer)Ids?$/;

const functions = storeFunctions().filter((one) =>
	namesIn(one).some((name) => IN_EVENT.test(name) || NARROWER.test(name)),
);
const isOneOf = (one: StoreFunction, pattern: RegExp) => namesIn(one).some((name) => pattern.test(name));

let server: TestServer;
let log: Awaited<ReturnType<typeof changeLogOf>>;
const things = {} as Record<ScopeName, Things>;
/** Tables that the scope of calls leaves empty. */
let tables: string[] | undefined;
let run: Run;
/** The values of the scopes' keys. */
const keys = new Set<unknown>();
/** Runs with the caller's rows alone, with other people's rows at the event, and with another event's rows. */
const runs = {
	alone: new Map<string, StoreRun>(),
	beside: new Map<string, StoreRun>(),
	among: new Map<string, StoreRun>(),
};
/** Exceptions that a function needed, as "list function". */
const needed = new Set<string>();

beforeAll(async () => {
	server = await freshServer({ now: SCOPE_NOW });
	await spreadIds(server);
	log = await changeLogOf(server.deps);
	run = storeRunner(server, keys);
	await fill("own");
	await runAll(runs.alone);
	await fill("sibling");
	await runAll(runs.beside);
	await fill("foreign");
	await runAll(runs.among);
}, 400_000);
afterAll(() => log.end());

async function fill(scope: ScopeName): Promise<void> {
	things[scope] = (await fillScope(server, scope, things.own?.owner)).things;
	for (const key of SCOPE_KEYS) keys.add(things[scope][key]);
	await addStates(server, things[scope]);
	tables ??= await emptyTables(server);
	await fillTables(server, tables, { scope, things: things[scope] });
	const { owner } = things.own;
	const elsewhere = { ...things[scope], owner, invited: owner };
	if (scope === "foreign") await fillTables(server, tables, { scope, things: elsewhere });
	await log.clear();
}

async function runAll(results: Map<string, StoreRun>): Promise<void> {
	for (const one of functions) results.set(one.key, await run(one, valuesFor(one, things.own)));
}

const LISTS = { UNTRIED, SEES_SIBLINGS, SEES_OTHER_EVENTS, UNUSED, UNNOTICED };

function isExcused(list: keyof typeof LISTS, { key }: StoreFunction): boolean {
	needed.add(`${list} ${key}`);
	return LISTS[list].some(({ functions: excused }) => excused.includes(key));
}

/** The keys of one scope, and mixed ones: a single key, or all but one, of another scope. */
function variants(): Things[] {
	const { own, sibling, foreign } = things;
	const mixed = SCOPE_KEYS.flatMap((key) => [
		{ ...own, [key]: sibling[key] },
		{ ...own, [key]: foreign[key] },
		{ ...foreign, [key]: own[key] },
	]);
	return [own, sibling, foreign, ...mixed];
}

/** Columns of conditions on keys without which the function does the same with any keys. */
async function unnoticedIn(one: StoreFunction): Promise<string[]> {
	const found = new Map<string, string>();
	const noticed = new Set<string>();
	for (const keys of variants()) {
		const values = valuesFor(one, keys);
		const { trace, conditions } = await run(one, values);
		for (const condition of conditions) {
			const name = `${condition.statement} ${condition.index}`;
			if (noticed.has(name)) continue;
			found.set(name, condition.column);
			const without = await run(one, values, condition);
			if (!isWrongStatement(without) && without.trace !== trace) noticed.add(name);
		}
		if (noticed.size === found.size) break;
	}
	return [...found].filter(([name]) => !noticed.has(name)).map(([, column]) => column);
}

/** Names of keys that no statement of the function has. */
function unusedIn(one: StoreFunction, { values: sent }: StoreRun): string[] {
	const values = valuesFor(one, things.own);
	const names = namesIn(one).filter((name) => IN_EVENT.test(name) || NARROWER.test(name));
	return names.filter((name) => ![values[name] ?? values[name.replace(/s$/, "")]].flat().every((one) => sent.has(one)));
}

async function faultsOf(one: StoreFunction): Promise<string[]> {
	const [alone, beside, among] = [runs.alone.get(one.key)!, runs.beside.get(one.key)!, runs.among.get(one.key)!];
	const failure = [alone, beside, among].find(({ error }) => error)?.error;
	if (failure || among.isPart || among.statements === 0) {
		const why = failure ? `throws ${failure.cause ?? failure.message}` : "runs no statement";
		return isExcused("UNTRIED", one) ? [] : [`${one.key}: ${why}`];
	}
	const faults = [];
	if (isOneOf(one, NARROWER) && alone.outcome !== beside.outcome && !isExcused("SEES_SIBLINGS", one))
		faults.push(`depends on others of the event: ${differenceOf(alone, beside)}`);
	if (isOneOf(one, IN_EVENT) && beside.outcome !== among.outcome && !isExcused("SEES_OTHER_EVENTS", one))
		faults.push(`depends on another event: ${differenceOf(beside, among)}`);
	const unused = unusedIn(one, among);
	if (unused.length > 0 && !isExcused("UNUSED", one)) faults.push(`uses no ${unused.join(", ")}`);
	const unnoticed = await unnoticedIn(one);
	if (unnoticed.length > 0 && !isExcused("UNNOTICED", one))
		faults.push(`does the same without comparing ${unnoticed.join(", ")}`);
	return faults.map((fault) => `${one.key}: ${fault}`);
}

function differenceOf({ outcome: one }: StoreRun, { outcome: other }: StoreRun): string {
	const index = [...one].findIndex((letter, at) => letter !== other[at]);
	return [one, other].map((text) => text.slice(Math.max(0, index - 40), index + 80)).join(" | ");
}

test("a store function stays in the event, lecture, company and person of its keys", async () => {
	expect(functions.length).toBeGreaterThan(400);
	const named = functions.flatMap(({ key }) => [key, key.split(" ")[0]]);
	expect(Object.keys(SPECIAL).filter((key) => !named.includes(key))).toEqual([]);
	const faults: string[] = [];
	for (const one of functions) faults.push(...(await faultsOf(one)));
	expect(faults).toEqual([]);
	const listed = Object.entries(LISTS).flatMap(([list, excused]) =>
		excused.flatMap(({ functions: keys }) => keys.map((key) => `${list} ${key}`)),
	);
	expect(listed.filter((one) => !needed.has(one))).toEqual([]);
}, 400_000);
