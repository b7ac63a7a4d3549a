import type { SQLWrapper } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";

/**
 * The only use of undocumented Drizzle (0.45) internals. drizzle-insides.server.test.ts must pass before an upgrade.
 */

export function textOf(statement: SQLWrapper): { sql: string; params: unknown[] } {
	return new PgDialect().sqlToQuery(statement.getSQL());
}

/**
 * Runs a text with values on `db`'s connection. Each connection plans a named statement once; Drizzle's `execute` takes
 * no names.
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
