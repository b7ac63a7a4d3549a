import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Database } from "../../src/kit/db/database.ts";
import type { TestServer } from "./server.ts";

/**
 * PostgreSQL's plans of a read's statements, with a high cost for sequential scans and sorts. A remaining scan or sort
 * has no suitable index for any number of rows. `rows` are statements that fill tables first, if the plan depends on
 * them; foreign keys are not checked and all is rolled back.
 */
export async function plansOf(
	deps: TestServer["deps"],
	read: (db: Database) => Promise<unknown>,
	rows: readonly string[] = [],
): Promise<string[]> {
	const queries: { query: string; params: unknown[] }[] = [];
	const client = await deps.pool.connect();
	try {
		const logger = { logQuery: (query: string, params: unknown[]) => void queries.push({ query, params }) };
		await client.query("begin");
		await client.query("set local enable_seqscan = off; set local enable_sort = off");
		if (rows.length > 0) await client.query(["set local session_replication_role = replica", ...rows].join("; "));
		await read(drizzle(client, { logger }));
		const plans: string[] = [];
		for (const { query, params } of queries) plans.push(await planOf(client, query, params));
		return plans;
	} finally {
		await client.query("rollback");
		client.release();
	}
}

async function planOf(client: pg.PoolClient, query: string, params: unknown[]): Promise<string> {
	const { rows } = await client.query({ text: `explain (costs off) ${query}`, values: params });
	return rows.map((row: Record<string, string>) => row["QUERY PLAN"]).join("\n");
}
