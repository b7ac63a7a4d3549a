import { join } from "node:path";
import { eq } from "drizzle-orm";
import pg from "pg";
import { addCode } from "../src/features/codes/server/store.ts";
import { eventByCode } from "../src/features/event/server/store.ts";
import { event } from "../src/features/event/server/tables.ts";
import { packagePrice } from "../src/features/packages/server/tables.ts";
import { openDatabase } from "../src/kit/db/database.ts";
import { addConsentText, addPackage } from "../tests/harness/content.ts";
import { startPostgres } from "../tests/harness/postgres.ts";
import { type Program, startProgram } from "../tests/harness/program.ts";
import { goodPayload } from "../tests/harness/registering.ts";
import { BENCH_CLOCK, BENCH_EVENT, importBench } from "./program.ts";

/** Visitors send their addresses like a proxy, because limits count by address. */
const SETTINGS = { SITE_CLOCK: BENCH_CLOCK, DEMO: "off", TRUST_PROXY: "loopback" };
const MIGRATIONS = join(import.meta.dirname, "../migrations");

/** A registration for the event's free package; the visitors add a unique address. */
export const visitorPayload = {
	...goodPayload,
	eventCode: BENCH_EVENT,
	packageCode: "EXPO",
	companyName: "Krosno sp. z o.o.",
	companyPosition: "Tkaczka",
	defaultLanguage: "pl",
};

/** Server processes on one database with an event that registers people. */
export type Shop = {
	urls: string[];
	programs: Program[];
	env: Record<string, string>;
	/** Returns the number that a query selects. PostgreSQL only. */
	ask(sql: string): Promise<number>;
	stop(): Promise<void>;
};

/**
 * Opens registration of the event with 120 lectures: EXPO, free, with `places` (null: unlimited), Basic Online for 299
 * zł and a code for it.
 */
async function openRegistration(env: Record<string, string>, places: number | null): Promise<void> {
	const opened = await openDatabase({
		databaseUrl: env["DATABASE_URL"],
		dataDir: env["DATA_DIR"]!,
		migrationsDir: MIGRATIONS,
	});
	try {
		await opened.db.transaction(async (tx) => {
			const { id } = (await eventByCode(tx, BENCH_EVENT))!;
			await tx.update(event).set({ allowRegistration: true, freePackageCode: "EXPO" }).where(eq(event.id, id));
			const expo = await addPackage({ db: tx }, { id }, { capacity: places });
			const online = await addPackage({ db: tx }, { id }, { code: "BASIC-ONLINE", name: "Basic Online", position: 1 });
			await tx.insert(packagePrice).values([
				{ packageId: expo.id, roundId: null, netGrosz: 0 },
				{ packageId: online.id, roundId: null, netGrosz: 29_900 },
			]);
			for (const kind of ["processing", "marketing", "recruitment"] as const) {
				await addConsentText({ db: tx }, { id }, { kind, isRequired: kind === "processing" });
			}
			const code = { eventId: id, code: "FINALCALL", kind: "discount" as const, percent: 20, packageIds: [] };
			await addCode(tx, { ...code, createdAt: new Date(BENCH_CLOCK) });
		});
	} finally {
		await opened.close();
	}
}

export async function pgliteShop(folder: string, places: number | null): Promise<Shop> {
	const env = { DATA_DIR: join(folder, `shop-${Date.now()}`), ...SETTINGS };
	importBench(folder, env);
	await openRegistration(env, places);
	const program = await startProgram(env);
	return {
		urls: [ipv4(program)],
		programs: [program],
		env,
		ask: () => Promise.reject(new Error("PGlite is the program's own")),
		stop: async () => void (await program.stop()),
	};
}

export async function postgresShop(folder: string, processes: number, places: number | null): Promise<Shop> {
	const postgres = await startPostgres();
	const dataDir = join(folder, `shop-${Date.now()}`);
	const env = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, ...SETTINGS };
	importBench(folder, env);
	await openRegistration(env, places);
	const programs: Program[] = [];
	for (let started = 0; started < processes; started++) programs.push(await startProgram(env));
	const pool = new pg.Pool({ connectionString: postgres.url, max: 1 });
	return {
		urls: programs.map(ipv4),
		programs,
		env,
		ask: async (sql) => Number(Object.values((await pool.query(sql)).rows[0] as object)[0]),
		async stop() {
			await Promise.all(programs.map((program) => program.stop()));
			await pool.end();
			await postgres.stop();
		},
	};
}

/** Avoids a DNS look-up of "localhost" for every connection. */
const ipv4 = (program: Program) => program.url.replace("localhost", "127.0.0.1");

/** The calls of step 1 whose responses depend on sales. */
export async function stepOnePaths(shop: Shop): Promise<string[]> {
	const base = `/api/event/${BENCH_EVENT}`;
	const days = (await (await fetch(`${shop.urls[0]}${base}/calendars`)).json()) as { code: string }[];
	return [`${base}/packages`, `${base}/CheckLimits/${days[0]!.code}`, `${base}/coupons/FINALCALL/checkLimit`];
}
