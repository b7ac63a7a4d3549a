import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { addCode } from "../../src/features/codes/server/store.ts";
import { packageOption } from "../../src/features/options/server/tables.ts";
import { packagePrice } from "../../src/features/packages/server/tables.ts";
import { openDatabase } from "../../src/kit/db/database.ts";
import { BEHIND_PROXY, fromAnyAddress } from "./addresses.ts";
import { addCalendar, addCategory, addEvent, addLecture, addPackage } from "./content.ts";
import { type Program, QUICK_PASSWORDS, START, startProgram } from "./program.ts";
import { goodPayload } from "./registering.ts";

const MIGRATIONS = join(import.meta.dirname, "../../migrations");
const WITHOUT_LOCKS = join(import.meta.dirname, "without-locks.ts");
const FROM_SOURCES = join(import.meta.dirname, "from-sources.ts");
const CREATED = new Date("2025-04-01T10:00:00Z");
/** PostgreSQL's default is a second. */
const DEADLOCK_TIMEOUT = "50ms";

/** Limits of the test event. */
export const SCARCE_STOCK = { places: 7, better: 3, scarce: 46, uses: 5, onsite: 6, shirts: 4 };
const INCLUDES = { expo: true, afterparty: false, recordings: "none", lunch: "buy", matchmaking: "none" } as const;
/** 299 zł net, in grosz. */
export const GROSS = 36_777;

/**
 * Adds packages: EXPO and FEW are free, PAID costs 299 zł, BETTER 399 zł, HELD is free, SCARCE costs 299 zł. FEW,
 * BETTER and SCARCE have few places. The code FREE has few uses, HALF many. Also scarce: a day on site, T-shirts with
 * EXPO, and a lecture with one seat. PAID offers a gift bag for 10 zł.
 */
async function addLimited(db: NodePgDatabase): Promise<void> {
	const event = await addEvent({ db }, { allowRegistration: true, freePackageCode: "EXPO" });
	const expo = await addPackage({ db }, event, { includes: { ...INCLUDES, lectures: "both" } });
	const few = await addPackage({ db }, event, { code: "FEW", capacity: SCARCE_STOCK.places });
	const paid = await addPackage({ db }, event, { code: "PAID", capacity: null });
	const better = await addPackage({ db }, event, { code: "BETTER", capacity: SCARCE_STOCK.better });
	const heldPackage = await addPackage({ db }, event, { code: "HELD", capacity: 1000 });
	const scarce = await addPackage({ db }, event, { code: "SCARCE", capacity: SCARCE_STOCK.scarce });
	await db.insert(packagePrice).values([
		{ packageId: expo.id, roundId: null, netGrosz: 0 },
		{ packageId: few.id, roundId: null, netGrosz: 0 },
		{ packageId: paid.id, roundId: null, netGrosz: 29_900 },
		{ packageId: better.id, roundId: null, netGrosz: 39_900 },
		{ packageId: heldPackage.id, roundId: null, netGrosz: 0 },
		{ packageId: scarce.id, roundId: null, netGrosz: 29_900 },
	]);
	const shirt = { packageId: expo.id, kind: "tshirt" as const, netGrosz: 0, choices: ["M"] };
	await db.insert(packageOption).values({ ...shirt, choiceLimits: { M: SCARCE_STOCK.shirts } });
	await db.insert(packageOption).values({ packageId: paid.id, kind: "giftbag", netGrosz: 1000 });
	const calendar = await addCalendar({ db }, event, { onsiteCapacity: SCARCE_STOCK.onsite });
	const category = await addCategory({ db }, event);
	const later = { startsAt: new Date("2025-06-07T08:00:00Z"), endsAt: new Date("2025-06-07T09:00:00Z") };
	await addLecture({ db }, { event, category, calendar }, { ...later, basicSeats: 1 });
	const common = { eventId: event.id, packageIds: [], createdAt: CREATED };
	await db.transaction(async (tx) => {
		await addCode(tx, { ...common, code: "FREE", kind: "invitation", percent: 100, useLimit: SCARCE_STOCK.uses });
		await addCode(tx, { ...common, code: "HALF", kind: "discount", percent: 50, useLimit: 10_000 });
	});
}

type Answer = { status: number; json: Record<string, unknown>; cookie: string };

export type TwoProcesses = {
	/** Sends the n-th request; processes take turns. Returns status and body. */
	post(n: number, path: string, body: object, cookie?: string, key?: string, from?: string): Promise<Answer>;
	/** Registers a new person, optionally with an idempotency key or from a network. */
	buy(n: number, payload?: object, key?: string, from?: string): Promise<Answer>;
	confirm(n: number, email: string, cookie: string): Promise<Answer>;
	/** Activates a buyer's account and logs it in. Returns the session's cookie. */
	logIn(n: number, email: string): Promise<string>;
	rows(sql: string): Promise<Record<string, unknown>[]>;
	stop(): Promise<void>;
};

/** Two processes of the program on one new PostgreSQL database, with or without locks. */
export async function twoProcesses(
	postgresUrl: string,
	name: string,
	{ locks }: { locks: boolean },
): Promise<TwoProcesses> {
	const admin = new pg.Client({ connectionString: postgresUrl });
	await admin.connect();
	await admin.query(`create database ${name}`);
	await admin.query(`alter database ${name} set deadlock_timeout = '${DEADLOCK_TIMEOUT}'`);
	await admin.end();
	const url = postgresUrl.replace(/[^/]*$/, name);
	const dataDir = mkdtempSync(join(tmpdir(), "estrada-two-"));
	const { db, pool, close } = await openDatabase({ databaseUrl: url, dataDir, migrationsDir: MIGRATIONS });
	await addLimited(db);
	if (!locks) {
		await pool.query("drop index account_email");
		await pool.query("alter table idempotent_request drop constraint idempotent_request_call_key_pk");
	}
	const env = {
		DATABASE_URL: url,
		DATA_DIR: dataDir,
		DEMO: "off",
		DRAIN_SECONDS: "0",
		SITE_CLOCK: "2025-04-30T12:00:00+02:00",
		...BEHIND_PROXY,
	};
	const program = locks ? START : ["--import", WITHOUT_LOCKS, FROM_SOURCES];
	const args = [...QUICK_PASSWORDS, ...program];
	const programs: Program[] = await Promise.all([startProgram(env, args), startProgram(env, args)]);
	const ended = programs.find(({ process }) => process.exitCode !== null);
	if (ended) {
		await Promise.all(programs.map((program) => program.stop()));
		throw new Error(`A program ended before it answered: ${ended.output()}`);
	}
	let people = 0;
	const post: TwoProcesses["post"] = async (n, path, body, cookie = "", key, from) => {
		const response = await fetch(programs[n % 2]!.url + path, {
			method: "POST",
			headers: {
				"content-type": "application/json",
				origin: programs[n % 2]!.url,
				cookie,
				...(from ? { "x-forwarded-for": from } : fromAnyAddress(path)),
				...(key && { "idempotency-key": key }),
			},
			body: JSON.stringify(body),
		});
		const set = response.headers.getSetCookie().map((one) => one.split(";")[0]);
		return {
			status: response.status,
			json: (await response.json()) as Record<string, unknown>,
			cookie: set.join("; "),
		};
	};
	const activationOf = async (email: string) => {
		const { rows } = await pool.query("select text from email_message where recipient = $1 order by id", [email]);
		return /confirm\.html\?id=([^&\s]+)/.exec(rows[0].text)![1]!;
	};
	return {
		post,
		buy: (n, payload = {}, key, from) => {
			const body = { ...goodPayload, email: `${name}-${++people}@firma.example`, ...payload };
			return post(n, "/api/account/registerUser", body, "", key, from);
		},
		confirm: async (n, email, cookie) =>
			post(n, `/api/account/confirmEmail?id=${await activationOf(email)}`, {}, cookie),
		async logIn(n, email) {
			await post(n, `/api/account/confirmEmail?id=${await activationOf(email)}`, { password: goodPayload.password });
			return (await post(n, "/api/auth/sign-in/email", { email, password: goodPayload.password })).cookie;
		},
		rows: async (sql) => (await pool.query(sql)).rows,
		async stop() {
			await Promise.all(programs.map((program) => program.stop()));
			await close();
			rmSync(dataDir, { recursive: true, force: true });
		},
	};
}
