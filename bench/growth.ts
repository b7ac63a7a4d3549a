import { join } from "node:path";
import pg from "pg";
import pino from "pino";
import { readConfig } from "../src/app/boot/config.ts";
import { emailSettingsOf } from "../src/app/boot/email-settings.ts";
import { buildDeps } from "../src/app/boot/main.ts";
import { passwords } from "../src/features/account/server/passwords.ts";
import { register } from "../src/features/registration/server/register.ts";
import { openDatabase } from "../src/kit/db/database.ts";
import { startPostgres } from "../tests/harness/postgres.ts";
import { addOpenEvent, readPayload } from "../tests/harness/registering.ts";
import { median } from "./load.ts";
import { BENCH_CLOCK } from "./program.ts";
import type { Line } from "./report.ts";

const FEW = 1000;
const MANY = 200_000;
/** Registrations measured on each side, in turns. */
const RUNS = 600;
/** Cheap hashing, because its cost is equal on both sides and would hide a difference. */
const CHEAP_HASHING = { memoryKib: 8, passes: 1, atOnce: 1, waiting: 10 };

/** Tables of a registration's rows, and the columns that differ in a copy. */
const COPIED: Record<string, string> = {
	account: "'id', n, 'email', n || '@copy.example'",
	credential: "'id', n, 'account_id', n, 'user_id', n",
	consent_given: "'id', r.id + n * 10, 'account_id', n",
	registration: "'id', r.id + n, 'account_id', n",
	activation: "'token_hash', n, 'account_id', n",
	email_message: "'id', r.id + n, 'recipient', n || '@copy.example', 'html', 'copied', 'status', 'sent'",
	audit_entry: "'id', r.id + n, 'actor', n",
};
const NUMBERED = ["consent_given", "registration", "email_message", "audit_entry"];

/** Copies a database's single registration until there are `count`. */
export async function fill(url: string, count: number): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		await client.query("set session_replication_role = replica; set synchronous_commit = off");
		for (const [table, changes] of Object.entries(COPIED)) await copyRow(client, { table, changes, count });
		for (const table of NUMBERED) {
			await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
		}
		await client.query(`update package_stock set taken = ${count}`);
		await client.query("vacuum analyze");
	} finally {
		await client.end();
	}
}

async function copyRow(
	client: pg.Client,
	{ table, changes, count }: { table: string; changes: string; count: number },
) {
	const { rows } = await client.query(
		"select column_name as name from information_schema.columns where table_name = $1 and is_generated = 'NEVER'",
		[table],
	);
	const columns = rows.map((row) => row.name);
	await client.query(`create temporary table template as select * from ${table}`);
	await client.query(
		`insert into ${table} (${columns}) select ${columns.map((name) => `copy.${name}`)}
			from template r, generate_series(1, ${count - 1}) n,
			lateral jsonb_populate_record(null::${table}, to_jsonb(r) || jsonb_build_object(${changes})) copy`,
	);
	await client.query("drop table template");
}

type RegistrationSide = {
	one(name: string): Promise<unknown>;
	fill(count: number): Promise<void>;
	close(): Promise<void>;
};

/** Fills a database with an event of limited packages, and registers without a network. */
export async function registering(url: string, dataDir: string): Promise<RegistrationSide> {
	const migrationsDir = join(import.meta.dirname, "../migrations");
	const opened = await openDatabase({ databaseUrl: url, dataDir, migrationsDir });
	const config = readConfig({ DATABASE_URL: url, DATA_DIR: dataDir, SITE_CLOCK: BENCH_CLOCK });
	const deps = await buildDeps(config, opened, pino({ level: "silent" }));
	await addOpenEvent({ deps });
	await opened.pool.query("update ticket_package set capacity = 1000000");
	const all = { ...deps, ...emailSettingsOf(config), passwords: passwords(CHEAP_HASHING) };
	const asking = { lang: "pl" as const, accountId: undefined };
	const one = (name: string) => register(all, readPayload({ email: `${name}@firma.example` }), asking);
	return { one, fill: (count) => fill(url, count), close: () => opened.close() };
}

/** Time of a registration among many existing ones, relative to few. */
export async function growth(folder: string): Promise<Line[]> {
	const postgres = await startPostgres();
	const manyUrl = postgres.url.replace(/\/estrada$/, "/postgres");
	const few = await registering(postgres.url, join(folder, "few"));
	const many = await registering(manyUrl, join(folder, "many"));
	try {
		await Promise.all([few.one("first"), many.one("first")]);
		await few.fill(FEW);
		await many.fill(MANY);
		const times = { few: [] as number[], many: [] as number[] };
		const timed = async (side: "few" | "many", name: string) => {
			const start = performance.now();
			await (side === "few" ? few : many).one(name);
			times[side].push(performance.now() - start);
		};
		for (let warm = 0; warm < 100; warm++) await Promise.all([few.one(`warm-${warm}`), many.one(`warm-${warm}`)]);
		for (let run = 0; run < RUNS; run++) {
			const [first, second] = run % 2 === 0 ? (["few", "many"] as const) : (["many", "few"] as const);
			await timed(first, `run-${run}`);
			await timed(second, `run-${run}`);
		}
		const cost = { few: median(times.few), many: median(times.many) };
		return [
			{
				name: `a registration among ${MANY} / among ${FEW}, without the hash`,
				value: cost.many / cost.few,
				limit: 1.1,
				better: "less",
				note: `${cost.many.toFixed(2)} ms against ${cost.few.toFixed(2)} ms, medians of ${RUNS}`,
			},
		];
	} finally {
		await Promise.all([few.close(), many.close()]);
		await postgres.stop();
	}
}
