import type { Things } from "./scope-things.ts";
import { SCOPE_NOW, SCOPES, type ScopeName } from "./scopes.ts";
import type { TestServer } from "./server.ts";

type Column = { name: string; type: string; isNullable: boolean; hasDefault: boolean };
type Pool = TestServer["deps"]["pool"];

const COLUMNS = `select column_name as name, data_type as type, is_nullable = 'YES' as "isNullable",
		column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as "hasDefault"
	from information_schema.columns where table_schema = 'public' and table_name = $1`;

/** Tables without a row. */
export async function emptyTables({ deps: { pool } }: TestServer): Promise<string[]> {
	const { rows } = await pool.query<{ name: string }>(
		"select tablename as name from pg_tables where schemaname = 'public'",
	);
	const empty = [];
	for (const { name } of rows) {
		const found = await pool.query(`select from "${name}" limit 1`);
		if (found.rowCount === 0) empty.push(name);
	}
	return empty.toSorted();
}

const keysOf = (of: Things): Record<string, unknown> => ({
	account_id: of.owner,
	user_id: of.owner,
	event_id: of.event,
	calendar_id: of.calendar,
	lecture_id: of.lecture,
	exhibitor_id: of.exhibitor,
	registration_id: of.registration,
	recording_id: of.film,
	conversation_id: of.conversation,
	consent_text_id: of.consentText,
	poll_id: of.poll,
	blocked_id: of.inviter,
	question_id: of.question,
	offer_id: of.offer,
	code_id: of.codeId,
	package_id: of.package,
	basic_taken: 1,
	extended_taken: 1,
});

/** A row of a ban would hide the owner from every list. */
const otherKeysOf = (table: string, of: Things): Record<string, unknown> =>
	table.endsWith("_ban") ? { account_id: of.invited } : {};

function plainValue(type: string, word: string): unknown {
	if (/^(integer|bigint|smallint|numeric|double)/.test(type)) return 1;
	if (type.startsWith("timestamp")) return SCOPE_NOW;
	if (type === "date") return SCOPE_NOW.slice(0, 10);
	if (type === "boolean") return false;
	if (type.startsWith("json")) return "{}";
	return type === "ARRAY" ? "{}" : word;
}

async function insertRow(pool: Pool, table: string, values: Record<string, unknown>): Promise<boolean> {
	const names = Object.keys(values);
	const text = `insert into "${table}" (${names.map((name) => `"${name}"`).join(", ")})
		values (${names.map((_, index) => `$${index + 1}`).join(", ")})`;
	const client = await pool.connect();
	try {
		await client.query("set session_replication_role = replica"); // rows refer to no others
		await client.query(text, Object.values(values));
		return true;
	} catch {
		return false; // the table wants other values
	} finally {
		await client.query("reset session_replication_role");
		client.release();
	}
}

/** Gives each table a row with the keys of a scope, otherwise values of any kind. Returns the tables that refuse it. */
export async function fillTables(
	{ deps: { pool } }: TestServer,
	tables: readonly string[],
	{ scope, things }: { scope: ScopeName; things: Things },
): Promise<string[]> {
	const unfilled = [];
	for (const table of tables) {
		const { rows: columns } = await pool.query<Column>(COLUMNS, [table]);
		const keys = { ...keysOf(things), ...otherKeysOf(table, things) };
		const filled = columns.filter(({ name, isNullable, hasDefault }) => name in keys || !(isNullable || hasDefault));
		const value = ({ name, type }: Column) => keys[name] ?? plainValue(type, SCOPES[scope].word);
		const values = Object.fromEntries(filled.map((one) => [one.name, value(one)]));
		if (!(await insertRow(pool, table, values))) unfilled.push(table);
	}
	return unfilled;
}
