import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { passkey } from "../src/features/account/server/tables.ts";
import { eventByCode } from "../src/features/event/server/store.ts";
import { addRole } from "../src/features/organisers/server/role-store.ts";
import { openDatabase } from "../src/kit/db/database.ts";
import { crowd, type Guest } from "../tests/harness/crowd.ts";
import { BENCH_EVENT } from "./program.ts";
import type { Line } from "./report.ts";
import { postgresShop, type Shop } from "./shop.ts";

const ENTRIES = 1_000_000;
const ROUNDS = 40;

/** Pages by frequent and rare filters, and a page in the middle of the journal. */
const PAGES: Record<string, string> = {
	newest: "",
	"in the middle": "after=500000.2025-04-06T00%3A00%3A00.000Z",
	"a frequent kind": "kind=order",
	"a rare kind": "kind=seller",
	"a rare action of a frequent kind": "kind=order.rare",
	"a busy actor": "actor=command%3Aorder",
	"a quiet actor": "actor=actor-7",
	"one subject": "subject=order%3A4711",
	"a day": "from=2025-04-03T00%3A00%3A00Z&to=2025-04-04T00%3A00%3A00Z",
	"an actor's kind on a day": "actor=actor-7&kind=order&from=2025-04-03T00%3A00%3A00Z&to=2025-04-04T00%3A00%3A00Z",
	nothing: "kind=nothing",
};

const p95 = (ms: number[]): number => ms.toSorted((one, other) => one - other)[Math.ceil(ms.length * 0.95) - 1]!;

/** A tenth of the entries is of no event. Ten kinds are frequent, one is rare. */
async function fillJournal(db: NodePgDatabase, eventId: number): Promise<void> {
	await db.execute(sql`insert into audit_entry (at, actor, action, subject, event_id, detail)
		select timestamptz '2025-04-01' + n * interval '0.864 seconds',
			case when n % 3 = 0 then 'command:order' else 'actor-' || n % 4000 end,
			case when n % 100000 = 7 then 'seller.set' when n % 100000 = 8 then 'order.rare' else
				(array['order','account','email','registration','document','payment','refund','ticket','profile','consent'])[1 + n % 10] || '.placed' end,
			'order:' || n % 60000, case when n % 10 = 9 then null else ${eventId}::integer end, '{"before":"awaiting"}'
		from generate_series(1, ${ENTRIES}) as n`);
	await db.execute(sql`analyze audit_entry`);
}

async function organiserOf(shop: Shop): Promise<Guest> {
	const opened = await openDatabase({
		databaseUrl: shop.env["DATABASE_URL"],
		dataDir: shop.env["DATA_DIR"]!,
		migrationsDir: join(import.meta.dirname, "../migrations"),
	});
	const { db } = opened;
	try {
		const { id: eventId } = (await eventByCode(db, BENCH_EVENT))!;
		const [guest] = await crowd(db, 1);
		const { id: accountId } = guest!;
		const now = new Date();
		await db.transaction((tx) => addRole(tx, { accountId, eventId: null, role: "owner" }, now));
		const device = { name: "Phone", publicKey: "", counter: 0, deviceType: "singleDevice", backedUp: false };
		await db
			.insert(passkey)
			.values({ id: "bench", userId: accountId, credentialID: "bench", createdAt: now, ...device });
		await fillJournal(db, eventId);
		return guest!;
	} finally {
		await opened.close();
	}
}

/** Pages of a journal with a million entries, at one event and at all of them. */
export async function journal(folder: string): Promise<Line[]> {
	const shop = await postgresShop(folder, 1, null);
	try {
		const { cookie } = await organiserOf(shop);
		const times: { name: string; ms: number }[] = [];
		for (const [where, path] of [
			["event", `/api/office/event/${BENCH_EVENT}/journal`],
			["all", "/api/office/journal"],
		] as const) {
			for (const [name, query] of Object.entries(PAGES)) {
				const ms: number[] = [];
				for (let round = 0; round < ROUNDS; round++) {
					const start = performance.now();
					const response = await fetch(`${shop.urls[0]!}${path}?${query}`, { headers: { cookie } });
					const { rows } = (await response.json()) as { rows: unknown[] };
					if (!response.ok || (name === "newest" && rows.length !== 50)) throw new Error(`${path}: ${response.status}`);
					ms.push(performance.now() - start);
				}
				times.push({ name: `${name}, ${where}`, ms: p95(ms) });
			}
		}
		console.error(`  journal: ${times.map(({ name, ms }) => `${name} ${ms.toFixed(0)} ms`).join("; ")}`);
		const slowest = times.toSorted((one, other) => other.ms - one.ms)[0]!;
		const name = `a page of the journal among ${ENTRIES} entries, p95 of the slowest filter`;
		return [{ name, value: slowest.ms, limit: 150, better: "less", unit: "ms", note: slowest.name }];
	} finally {
		await shop.stop();
	}
}
