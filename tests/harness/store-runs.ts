import { drizzle } from "drizzle-orm/node-postgres";
import type { PoolClient } from "pg";
import type { TestServer } from "./server.ts";
import { argumentsFor, type StoreFunction } from "./store-functions.ts";

type Query = { text: string; values: unknown[]; rows?: number };
/** A condition of a statement that compares with a key: "2 event_id". */
type Condition = { statement: number; index: number; at: number; text: string; column: string };
export type StoreRun = {
	/** Result and changes as text, without new ids and the times of the running clock. */
	outcome: string;
	/** Includes the rows that each statement found, because locks show nowhere else. */
	trace: string;
	conditions: Condition[];
	/** The values of all statements. */
	values: ReadonlySet<unknown>;
	statements: number;
	isPart: boolean;
	error?: Error;
};

const COMPARED = /((?:"?\w+"?\.)?"?(\w+)"?) (?:= (\$\d+)|= any\((\$\d+)\)|in \((\$\d+(?:, \$\d+)*)\))/g;
/** PostgreSQL's codes of invalid statements. */
const WRONG_STATEMENT = /^42/;

class Undo extends Error {}

/** The conditions of a statement that name one of the keys, without assignments. */
function conditionsIn({ text, values }: Query, statement: number, keys: ReadonlySet<unknown>): Condition[] {
	if (/^\s*insert/i.test(text)) return [];
	const start = /^\s*update/i.test(text) ? text.search(/\swhere\s/i) : 0;
	if (start < 0) return [];
	return [...text.slice(start).matchAll(COMPARED)].flatMap((match, index) => {
		const [whole, , column, ...lists] = match;
		const params = [...lists.join().matchAll(/\$(\d+)/g)].map(([, no]) => values[Number(no) - 1]);
		return params.flat().every((value) => keys.has(value))
			? [{ statement, index, at: start + match.index, text: whole, column: column! }]
			: [];
	});
}

/** Removes a condition from a statement. Its parameters stay, because PostgreSQL counts them. */
function withoutCondition(text: string, condition: Condition): string {
	const params = [...condition.text.matchAll(/\$\d+/g)].map(([param]) => `${param}::text is not null`);
	const { at, text: compared } = condition;
	return `${text.slice(0, at)}(${params.join(" or ")} or true)${text.slice(at + compared.length)}`;
}

/** Stands for SQL, and for tables and rows to insert. */
const PART = "part of a statement";

const isPlain = (value: object) => [Object.prototype, null].includes(Object.getPrototypeOf(value));

/** A store's result with its lists sorted; awaits the promises, selects and streams in it. */
async function settled(value: unknown): Promise<unknown> {
	const result = await value;
	if (result === null || typeof result !== "object" || result instanceof Date) return result;
	if (Symbol.asyncIterator in result) return settled(await collected(result as AsyncIterable<unknown>));
	if (result instanceof Map || result instanceof Set) return settled([...result]);
	if (Array.isArray(result)) {
		const items: unknown[] = [];
		for (const one of result) items.push(await settled(one));
		return items.toSorted((one, other) => textOf(one).localeCompare(textOf(other)));
	}
	if (!isPlain(result)) return PART;
	const fields: [string, unknown][] = [];
	for (const [key, one] of Object.entries(result)) fields.push([key, await settled(one)]);
	return Object.fromEntries(fields);
}

async function collected(stream: AsyncIterable<unknown>): Promise<unknown[]> {
	const items = [];
	for await (const one of stream) items.push(one);
	return items;
}

const textOf = (value: unknown): string => JSON.stringify(value) ?? "";

const CHANGES = "select relation, before::text, after::text from change_log.entry order by id";

/** Runs store functions in transactions that are undone; `keys` are the values of scopes. */
export function storeRunner({ deps: { pool } }: TestServer, keys: ReadonlySet<unknown>) {
	return async (one: StoreFunction, values: Record<string, unknown>, without?: Condition): Promise<StoreRun> => {
		const client = await pool.connect();
		const queries: Query[] = [];
		const run: StoreRun = { outcome: "", trace: "", conditions: [], values: new Set(), statements: 0, isPart: false };
		const original = client.query;
		try {
			await drizzle(client).transaction(async (tx) => {
				watch(client, queries, without);
				const { [one.name]: call } = await import(`../../${one.path}`);
				const result = await settled(call(...argumentsFor(one, { ...values, db: tx, tx })));
				client.query = original;
				run.isPart = textOf(result).includes(PART);
				const { rows } = await client.query(CHANGES);
				run.outcome = comparable(textOf(result), rows);
				throw new Undo();
			});
		} catch (error) {
			if (!(error instanceof Undo)) {
				run.error = error as Error;
				run.outcome = `throws ${run.error.message} ${codeOf(run.error)}`;
			}
		} finally {
			client.query = original;
			client.release();
		}
		run.trace = `${queries.map(({ rows }) => rows).join()} ${run.outcome}`;
		run.statements = queries.length;
		run.values = new Set(queries.flatMap(({ values: sent }) => sent.flat()));
		run.conditions = queries.flatMap((query, index) => conditionsIn(query, index, keys));
		return run;
	};
}

/** Records a client's statements, and removes a condition from one. */
function watch(client: PoolClient, queries: Query[], without: Condition | undefined): void {
	const run = client.query.bind(client) as (config: object, values?: unknown[]) => Promise<{ rowCount: number | null }>;
	const noting = async (config: { text: string }, values: unknown[] = []) => {
		const query: Query = { text: config.text, values };
		const statement = queries.push(query) - 1;
		const text = without?.statement === statement ? withoutCondition(config.text, without) : config.text;
		const result = await run({ ...config, name: undefined, text }, values);
		query.rows = result.rowCount ?? 0;
		return result;
	};
	client.query = noting as typeof client.query;
}

type Change = { relation: string; before: string | null; after: string | null };

function comparable(result: string, changes: readonly Change[]): string {
	const newIds = changes.filter(({ before }) => before === null).map(({ after }) => JSON.parse(after!).id);
	const text = `${result}\n${changes
		.map((one) => JSON.stringify(one))
		.toSorted()
		.join("\n")}`;
	const withoutIds = newIds
		.filter((id) => id !== undefined)
		.reduce<string>((rest, id) => rest.replaceAll(new RegExp(`\\b${id}\\b`, "g"), "new"), text);
	return withoutIds.replaceAll(/T\d\d:\d\d:\d\d\.(?!000)\d+/g, "");
}

const codeOf = (error: Error | undefined): string => (error?.cause as { code?: string } | undefined)?.code ?? "";

/** Whether removing a condition leaves an invalid statement. */
export const isWrongStatement = ({ error }: StoreRun): boolean => WRONG_STATEMENT.test(codeOf(error));

export type Run = ReturnType<typeof storeRunner>;
