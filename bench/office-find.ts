import { join } from "node:path";
import { calendarsOf, eventByCode } from "../src/features/event/server/store.ts";
import { packagesOf } from "../src/features/packages/server/store.ts";
import { openDatabase } from "../src/kit/db/database.ts";
import { invariant } from "../src/kit/invariant/invariant.ts";
import { crowd, type Guest } from "../tests/harness/crowd.ts";
import { addOrders, grantSales, type QueryTime, timed } from "./office-orders.ts";
import { addParticipants, MANY } from "./office-people.ts";
import { BENCH_EVENT } from "./program.ts";
import type { Line } from "./report.ts";
import { postgresShop, type Shop } from "./shop.ts";

const AT_ONCE = 4;
/** Beginnings of frequent and rare names, numbers, addresses, codes and titles, and nothing's beginning. */
const TYPED = [
	"n",
	"nowak",
	"nowak-12",
	"wojcik bart",
	"jan",
	"osoba777@",
	"b",
	"BENCH-LZ000421",
	"firma 12",
	"5260059999",
	"C-5",
	"azure team",
	"nikt taki",
];

/** Fills an event with 200,000 registrations and 60,000 orders. Returns organisers who may sell there. */
export async function addBusyOffice(shop: Shop, organisersCount: number): Promise<Guest[]> {
	const opened = await openDatabase({
		databaseUrl: shop.env["DATABASE_URL"],
		dataDir: shop.env["DATA_DIR"]!,
		migrationsDir: join(import.meta.dirname, "../migrations"),
	});
	const { db, pool, close } = opened;
	try {
		const { id: event } = (await eventByCode(db, BENCH_EVENT))!;
		const [day] = await calendarsOf(db, event);
		const packages = new Map((await packagesOf(db, event)).map(({ id, code }) => [code, id]));
		const [expo, paid] = ["EXPO", "BASIC-ONLINE"].map((code) => invariant(packages.get(code), code));
		const client = await pool.connect();
		await addParticipants(client, { event, expo: expo!, paid: paid!, day: day!.id });
		client.release(true);
		const organisers = await crowd(db, organisersCount);
		await grantSales(db, event, organisers);
		await addOrders(db, event);
		return organisers;
	} finally {
		await close();
	}
}

/** The search of the office's command palette among 200,000 registrations and 60,000 orders of one event. */
export async function officeFind(folder: string): Promise<Line[]> {
	const shop = await postgresShop(folder, 1, null);
	try {
		const organisers = await addBusyOffice(shop, AT_ONCE);
		const all: QueryTime[] = [];
		for (const q of TYPED) {
			all.push(await timed(shop.urls[0]!, organisers, "find", `q=${encodeURIComponent(q)}`));
		}
		console.error(`  office find: ${all.map(({ query, p95 }) => `"${query}" ${p95.toFixed(0)} ms`).join("; ")}`);
		const slowest = invariant(all.toSorted((a, b) => b.p95 - a.p95)[0], "a search");
		return [
			{
				name: `the office's search among ${MANY} registrations, ${AT_ONCE} at once`,
				value: slowest.p95,
				limit: 100,
				better: "less",
				unit: "ms",
				note: `"${slowest.query}", 95 of 100`,
			},
		];
	} finally {
		await shop.stop();
	}
}
