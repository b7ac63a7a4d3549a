import type { Pool, PoolClient } from "pg";
import type { Tracing } from "./tracing.ts";

const LENGTH = 1000;
const TABLE = /\b(?:from|into|update|join)\s+(?:only\s+)?"?(\w+)/i;

type Query = (...args: unknown[]) => unknown;

/** A span's name: "select account". */
function nameOf(statement: string): string {
	const [verb = "query"] = /\w+/.exec(statement) ?? [];
	const table = TABLE.exec(statement)?.[1];
	return [verb.toLowerCase(), table].filter(Boolean).join(" ");
}

/** A query's text without its values. */
function textOf(query: unknown): string | undefined {
	if (typeof query === "string") return query;
	return (query as { text?: string } | undefined)?.text;
}

function traced(tracing: Tracing, query: Query): Query {
	return (...args) => {
		const statement = textOf(args[0]);
		// the pool calls its clients with a callback, and those queries are traced already
		const isInner = typeof args.at(-1) === "function";
		if (statement === undefined || isInner || !tracing.isInSpan()) return query(...args);
		const attributes = { "db.system.name": "postgresql", "db.query.text": statement.slice(0, LENGTH) };
		return tracing.inSpan(nameOf(statement), attributes, async () => query(...args));
	};
}

/** Traces queries of a pool and of its transactions in requests and jobs. Workers' polling is not traced. */
export function traceQueries(pool: Pool, tracing: Tracing): void {
	const wrap = (asked: Pool | PoolClient) => {
		asked.query = traced(tracing, asked.query.bind(asked) as Query) as typeof asked.query;
	};
	wrap(pool);
	pool.on("connect", wrap);
}
