import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { eventByCode } from "../src/features/event/server/store.ts";
import { openDatabase } from "../src/kit/db/database.ts";
import { admit, crowd, type Guest } from "../tests/harness/crowd.ts";
import { median } from "./load.ts";
import { BENCH_EVENT } from "./program.ts";
import type { Line } from "./report.ts";
import { postgresShop, type Shop } from "./shop.ts";

const PROFILES = 20_000;
const AT_ONCE = 4;
/** How many searches of every kind each concurrent person makes. */
const ROUNDS = 15;
/** Queries with no, few and many results, with words in any order. */
const QUERIES = ["", "q=wojcik%20bartek", "q=architekt", "q=norvika%2012", "topic=temat%2012", "q=nikt%20taki"];

/** Gives profiles names, roles, companies and topics with realistic frequencies. */
async function nameThem(db: NodePgDatabase): Promise<void> {
	const numbered = sql`select id, row_number() over (order by id) as n from account`;
	await db.execute(sql`update account set
		first_name = (array['Bartek','Anna','Ewa','Jan','Zofia','Piotr','Łucja','Marek'])[1 + n % 8],
		last_name = (array['Wójcik','Nowak','Kowalska','Żak','Lis'])[1 + n % 5] || case when n % 40 = 0 then '' else '-' || n end
		from (${numbered}) as numbered where numbered.id = account.id`);
	await db.execute(sql`update profile set
		headline = (array['Architekt chmury','Programistka','Analityczka danych','Kierownik zespołu'])[1 + n % 4],
		company = (array['Norvika','Tatryx','Lumigrad','Kwarnet','Zefiron','Bałtobit'])[1 + n % 6] || ' ' || n % 300
		from (${numbered}) as numbered where numbered.id = profile.account_id`);
	await db.execute(sql`insert into profile_topic (account_id, position, name)
		select numbered.id, p, 'Temat ' || (n * (p + 3)) % 60 from (${numbered}) as numbered, generate_series(0, 2) p`);
	await db.execute(sql`analyze`);
}

async function guestsOf(shop: Shop): Promise<Guest[]> {
	const opened = await openDatabase({
		databaseUrl: shop.env["DATABASE_URL"],
		dataDir: shop.env["DATA_DIR"]!,
		migrationsDir: join(import.meta.dirname, "../migrations"),
	});
	try {
		const { id } = (await eventByCode(opened.db, BENCH_EVENT))!;
		const guests = await crowd(opened.db, PROFILES);
		await admit(opened.db, id, guests);
		await nameThem(opened.db);
		return guests;
	} finally {
		await opened.close();
	}
}

/** The time of a search in ms. Throws on a wrong answer. */
async function timedSearch(origin: string, guest: Guest, query: string): Promise<{ ms: number; count: number }> {
	const start = performance.now();
	const response = await fetch(`${origin}/api/event/${BENCH_EVENT}/people?${query}`, {
		headers: { cookie: guest.cookie },
	});
	const { count } = (await response.json()) as { count: number };
	if (!response.ok) throw new Error(`a search was answered with ${response.status}`);
	return { ms: performance.now() - start, count };
}

/** A search among 20,000 profiles while three others run. */
export async function people(folder: string): Promise<Line[]> {
	const shop = await postgresShop(folder, 1, null);
	try {
		const guests = await guestsOf(shop);
		const origin = shop.urls[0]!;
		const lines: { query: string; ms: number; count: number }[] = [];
		for (const query of QUERIES) {
			const one = (n: number) => timedSearch(origin, guests[n]!, query);
			await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => one(n)));
			const several = Array.from({ length: AT_ONCE }, async (_, n) => {
				const answers = [];
				for (let round = 0; round < ROUNDS; round++) answers.push(await one(n));
				return answers;
			});
			const answers = (await Promise.all(several)).flat();
			lines.push({ query, ms: median(answers.map(({ ms }) => ms)), count: answers[0]!.count });
		}
		console.error(`  people: ${lines.map((one) => `"${one.query}" ${one.ms.toFixed(0)} ms, ${one.count}`).join("; ")}`);
		const [all, ...searches] = lines;
		const slowest = searches.toSorted((a, b) => b.ms - a.ms)[0]!;
		const common = { limit: 100, better: "less", unit: "ms" } as const;
		const among = `among ${PROFILES} profiles, ${AT_ONCE} at once`;
		return [
			{ name: `a search for people ${among}`, value: slowest.ms, ...common, note: `"${slowest.query}", median` },
			{ name: `everybody, without a search, ${among}`, value: all!.ms, ...common, note: "median" },
		];
	} finally {
		await shop.stop();
	}
}
