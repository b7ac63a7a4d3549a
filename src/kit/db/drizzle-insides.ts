import type { SQLWrapper } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";

/**
 * The one place that uses what Drizzle (0.45) does not document, and its test looks at each of them: a new version is
 * taken when drizzle-insides.server.test.ts passes. Everything else uses the query builder and `execute` as they are
 * described.
 */

export function textOf(statement: SQLWrapper): { sql: string; params: unknown[] } {
	return new PgDialect().sqlToQuery(statement.getSQL());
}

/**
 * Runs a text with its values, on the connection of the transaction where `db` is one. Under a name a connection reads
 * and plans it once; `execute` takes no names.
 */
export function runText<Row>(
	db: Database,
	{ sql, params }: { sql: string; params: unknown[] },
	name: string | undefined,
): Promise<{ rows: Row[] }> {
	const query = db._.session.prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(
		{ sql, params },
		undefined,
		name,
		false,
	);
	return query.execute();
}
