import { join } from "node:path";
import type pg from "pg";
import type { ParticipantSort } from "../src/features/participants/contract.ts";
import {
	countParticipants,
	type ParticipantFilter,
	type ParticipantKey,
	participantCounts,
	participantsAfter,
} from "../src/features/participants/server/list-store.ts";
import { searchOf } from "../src/features/participants/server/search.ts";
import { MAX_COUNTED } from "../src/features/saved-views/rules.ts";
import { registeredByDay, registeredByPackage } from "../src/features/today/server/store.ts";
import { type Database, openDatabase } from "../src/kit/db/database.ts";
import { addCalendar } from "../tests/harness/content.ts";
import { startPostgres } from "../tests/harness/postgres.ts";
import { addOpenEvent } from "../tests/harness/registering.ts";
import type { Line } from "./report.ts";

export const MANY = 200_000;
const RUNS = 20;

/** Two packages; every 40th ticket is scanned, every 100th registration is cancelled. */
export async function addParticipants(
	client: pg.PoolClient,
	at: { event: number; expo: number; paid: number; day: number },
): Promise<void> {
	await client.query("set session_replication_role = replica; set synchronous_commit = off");
	await client.query(`insert into account
			(id, email, email_verified, name, first_name, last_name, lang, created_at, updated_at)
		select 'p' || n, 'osoba' || n || '@firma' || n % 500 || '.example', true, 'x',
			(array['Bartek','Anna','Ewa','Jan','Zofia','Piotr','Łucja','Marek'])[1 + n % 8],
			(array['Wójcik','Nowak','Kowalska','Żak','Lis'])[1 + n % 5] || case when n % 40 = 0 then '' else '-' || n end,
			'pl', now(), now() from generate_series(1, ${MANY}) n`);
	await client.query(`insert into registration (account_id, event_id, package_id, status, profile, created_at)
		select 'p' || n, ${at.event}, case when n % 3000 = 0 then ${at.paid} else ${at.expo} end,
			case when n % 100 = 0 then 'cancelled' else 'confirmed' end,
			'{"companyName":"Norvika"}', now() - (n % 120) * interval '1 day' from generate_series(1, ${MANY}) n`);
	await client.query(`insert into check_in (registration_id, calendar_id, at, scanned_by)
		select id, ${at.day}, now(), 'bench' from registration where id % 40 = 0`);
	await client.query("vacuum analyze account, registration, check_in");
}

/** The slowest of some runs in ms, after a warm one. */
async function slowest(run: () => Promise<unknown>): Promise<number> {
	const times: number[] = [];
	for (let turn = 0; turn <= RUNS; turn++) {
		const start = performance.now();
		await run();
		if (turn > 0) times.push(performance.now() - start);
	}
	return Math.max(...times);
}

/** The kinds of pages, by search and filter. */
function pagesOf(db: Database, eventId: number): Record<string, () => Promise<unknown>> {
	const page =
		(filter: Partial<ParticipantFilter>, sort: ParticipantSort = "-registered", after?: ParticipantKey) =>
		() =>
			participantsAfter(db, { eventId, ...filter }, { sort, after, limit: 51 });
	const typed = (q: string) => ({ search: searchOf(q, true) });
	return {
		newest: page({}),
		"by name": page({}, "name"),
		"by name, far": page({}, "name", { id: MANY / 2, lastName: "Nowak", firstName: "Jan" }),
		wojcik: page(typed("wojcik")),
		"wojcik by name": page(typed("wojcik"), "name"),
		"woj bar": page(typed("woj bar")),
		w: page(typed("w"), "name"),
		nikt: page(typed("nikt"), "name"),
		"osoba777@": page(typed("osoba777@")),
		"a rare package": page({ packageCode: "BASIC-ONLINE" }),
		"a rare package by name": page({ packageCode: "BASIC-ONLINE" }, "name"),
		cancelled: page({ status: "cancelled" }, "name"),
		reserved: page({ status: "reserved" }),
		"checked in": page({ isCheckedIn: true }, "name"),
		"not checked in": page({ isCheckedIn: false }),
	};
}

/** 36 filters: every combination of package, status and check-in. */
function viewFilters(eventId: number): ParticipantFilter[] {
	const packages = [undefined, "EXPO", "BASIC-ONLINE"];
	const statuses = [undefined, "confirmed", "cancelled", "reserved"] as const;
	return packages.flatMap((packageCode) =>
		statuses.flatMap((status) =>
			[undefined, true, false].map((isCheckedIn) => ({ eventId, packageCode, status, isCheckedIn })),
		),
	);
}

async function measured(db: Database, { id, timeZone }: { id: number; timeZone: string }): Promise<Line[]> {
	const times: { name: string; ms: number }[] = [];
	for (const [name, run] of Object.entries(pagesOf(db, id))) times.push({ name, ms: await slowest(run) });
	const totals = await slowest(() => participantCounts(db, { eventId: id }));
	const filters = viewFilters(id);
	const views = await slowest(() => countParticipants(db, filters, MAX_COUNTED));
	const figures = await slowest(async () => {
		await registeredByPackage(db, id, new Date());
		await registeredByDay(db, id, timeZone);
	});
	console.error(`  office people: ${times.map(({ name, ms }) => `${name} ${ms.toFixed(0)} ms`).join("; ")}`);
	const worst = times.toSorted((one, other) => other.ms - one.ms)[0]!;
	const common = { better: "less", unit: "ms" } as const;
	const [among, note] = [`among ${MANY} registrations`, `slowest of ${RUNS}`];
	return [
		{ name: `a page of participants ${among}`, value: worst.ms, limit: 150, ...common, note: `${note}, ${worst.name}` },
		{ name: `the totals of the list ${among}`, value: totals, limit: 400, ...common, note },
		{ name: `the counts of ${filters.length} saved views ${among}`, value: views, limit: 400, ...common, note },
		{ name: `registrations by package and day ${among}`, value: figures, limit: 400, ...common, note },
	];
}

/** The office's list of participants and figures among 200,000 registrations of one event, on PostgreSQL. */
export async function officePeople(folder: string): Promise<Line[]> {
	const postgres = await startPostgres();
	const migrationsDir = join(import.meta.dirname, "../migrations");
	const { db, pool, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: folder, migrationsDir });
	try {
		const { event, expo, paid } = await addOpenEvent({ deps: { db } });
		const day = await addCalendar({ db }, event);
		const client = await pool.connect();
		await addParticipants(client, { event: event.id, expo: expo.id, paid: paid.id, day: day.id });
		client.release(true);
		return await measured(db, event);
	} finally {
		await close();
		await postgres.stop();
	}
}
