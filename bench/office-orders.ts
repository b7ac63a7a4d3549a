import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { passkey } from "../src/features/account/server/tables.ts";
import { eventByCode } from "../src/features/event/server/store.ts";
import { organiserRole } from "../src/features/organisers/server/tables.ts";
import { openDatabase } from "../src/kit/db/database.ts";
import { crowd, type Guest } from "../tests/harness/crowd.ts";
import { BENCH_CLOCK, BENCH_EVENT } from "./program.ts";
import type { Line } from "./report.ts";
import { postgresShop, type Shop } from "./shop.ts";

const ORDERS = 60_000;
const BUYERS = 20_000;
const AT_ONCE = 4;
/** How many requests of every kind each concurrent organiser makes. */
const ROUNDS = 25;
/** Pages in each order, filters with many and few results, and searches with no, few and many results. */
const PAGES = [
	"",
	"sort=gross",
	"state=paid",
	"state=overdue",
	"state=toRefund",
	"buyer=team",
	"method=transfer",
	"package=BASIC-ONLINE",
	"from=2025-04-20&to=2025-04-21",
	"codes=unused",
];
const SEARCHES = ["q=nowak", "q=firma%2012", "q=5260059999", "q=LZ000421", "q=nikt%20taki", "q=nowak&state=overdue"];

async function nameBuyers(db: NodePgDatabase): Promise<void> {
	const numbered = sql`select id, row_number() over (order by id) as n from account`;
	await db.execute(sql`update account set
		first_name = (array['Bartek','Anna','Ewa','Jan','Zofia','Piotr','Łucja','Marek'])[1 + n % 8],
		last_name = (array['Wójcik','Nowak','Kowalska','Żak','Lis'])[1 + n % 5] || case when n % 40 = 0 then '' else '-' || n end
		from (${numbered}) as numbered where numbered.id = account.id`);
}

/** Orders of every state and buyer, each with a line and most with a payment; a tenth are of teams with codes. */
export async function addOrders(db: NodePgDatabase, eventId: number): Promise<void> {
	await db.execute(sql`insert into sales_order (event_id, account_id, number, secret_hash, status, method, lang, payer,
			net_grosz, vat_grosz, gross_grosz, paid_grosz, refunded_grosz, created_at, holds_until, due_on)
		select ${eventId}, buyer.id, 'BENCH-LZ' || lpad(g::text, 6, '0'), 'bench ' || g,
			case when g % 10 < 7 then 'confirmed' when g % 100 = 7 then 'reserved' when g % 2 = 0 then 'expired' else 'cancelled' end,
			case when g % 3 = 0 then 'transfer' when g % 17 = 0 then 'deferred' else 'card' end, 'pl',
			jsonb_build_object('name', case when g % 4 = 0 then 'Firma ' || g % 300 || ' sp. z o.o.'
				else buyer.first_name || ' ' || buyer.last_name end, 'street', 'Lniana 1', 'postCode', '38-400',
				'city', 'Krosno', 'country', 'PL', 'nip', case when g % 4 = 0 then (5260000000 + g)::text else '' end, 'comments', ''),
			gross, 0, gross,
			case when g % 10 < 7 and not (g % 3 <> 0 and g % 17 = 0) then gross else 0 end, 0,
			${BENCH_CLOCK}::timestamptz - interval '1 minute' * (${ORDERS} - g),
			case when g % 100 = 7 then ${BENCH_CLOCK}::timestamptz + interval '2 days' end,
			case when g % 3 <> 0 and g % 17 = 0 then case when g % 34 = 0 then '2025-04-01' else '2025-06-01' end end
		from generate_series(1, ${ORDERS}) g cross join lateral (select 10000 + (g * 7919) % 400000 as gross) price
		join (select id, first_name, last_name, row_number() over (order by id) as n from account) as buyer
			on buyer.n = 1 + g % ${BUYERS}`);
	await db.execute(sql`insert into order_line (order_id, position, kind, package_id, name, quantity, list_net_grosz,
			unit_net_grosz, vat_rate, net_grosz, vat_grosz, gross_grosz)
		select o.id, 0, case when o.id % 10 = 0 then 'team' else 'package' end,
			(select id from ticket_package where event_id = ${eventId} and code = 'BASIC-ONLINE'), 'Basic Online', 1,
			o.gross_grosz, o.gross_grosz, 0, o.gross_grosz, 0, o.gross_grosz
		from sales_order o where o.event_id = ${eventId}`);
	await db.execute(sql`insert into payment (order_id, provider, reference, method, amount_grosz, state, created_at, settled_at)
		select id, case method when 'transfer' then 'transfer' else 'stripe' end, number,
			case method when 'transfer' then 'transfer' when 'card' then (array['card','blik','przelewy24'])[1 + id % 3] end,
			gross_grosz, case when id % 997 = 0 then 'queued' else 'paid' end, created_at, created_at
		from sales_order where event_id = ${eventId} and (paid_grosz > 0 or id % 997 = 0)`);
	await db.execute(sql`insert into ticket_code (event_id, code, kind, percent, use_limit, used, created_at, order_line_id)
		select ${eventId}, 'C-' || l.id, 'invitation', 100, 1, l.id % 2, o.created_at, l.id
		from order_line l join sales_order o on o.id = l.order_id where l.kind = 'team' and o.status = 'confirmed'`);
	await db.execute(sql`analyze`);
}

async function organisersOf(shop: Shop): Promise<Guest[]> {
	const opened = await openDatabase({
		databaseUrl: shop.env["DATABASE_URL"],
		dataDir: shop.env["DATA_DIR"]!,
		migrationsDir: join(import.meta.dirname, "../migrations"),
	});
	try {
		const { id: eventId } = (await eventByCode(opened.db, BENCH_EVENT))!;
		const guests = await crowd(opened.db, BUYERS);
		await nameBuyers(opened.db);
		await addOrders(opened.db, eventId);
		const organisers = guests.slice(0, AT_ONCE);
		await grantSales(opened.db, eventId, organisers);
		return organisers;
	} finally {
		await opened.close();
	}
}

/** Lets accounts sell: a role at the event, and a passkey. */
export async function grantSales(db: NodePgDatabase, eventId: number, guests: readonly Guest[]): Promise<void> {
	const at = new Date();
	await db
		.insert(organiserRole)
		.values(guests.map(({ id: accountId }) => ({ accountId, eventId, role: "sales" as const, grantedAt: at })));
	const key = {
		name: "key",
		publicKey: "key",
		counter: 0,
		deviceType: "singleDevice",
		backedUp: false,
		createdAt: at,
	};
	await db.insert(passkey).values(guests.map(({ id }) => ({ id, userId: id, credentialID: id, ...key })));
}

export type QueryTime = { query: string; p95: number; rows: number };

/** The 95th percentile of a call while as many organisers ask at once. Throws on a refusal. */
export async function timed(
	origin: string,
	organisers: readonly Guest[],
	path: string,
	query: string,
): Promise<QueryTime> {
	let rows = 0;
	const one = async ({ cookie }: Guest) => {
		const start = performance.now();
		const response = await fetch(`${origin}/api/office/event/${BENCH_EVENT}/${path}?${query}`, { headers: { cookie } });
		const body = (await response.json()) as { rows?: object[] };
		if (!response.ok) throw new Error(`${path}?${query} was answered with ${response.status}`);
		rows = body.rows?.length ?? 0;
		return performance.now() - start;
	};
	await Promise.all(organisers.map(one));
	const several = organisers.map(async (organiser) => {
		const times = [];
		for (let round = 0; round < ROUNDS; round++) times.push(await one(organiser));
		return times;
	});
	const times = (await Promise.all(several)).flat().toSorted((a, b) => a - b);
	return { query, p95: times[Math.floor(times.length * 0.95)]!, rows };
}

/** Pages, searches and sums of 60,000 orders of one event. */
export async function officeOrders(folder: string): Promise<Line[]> {
	const shop = await postgresShop(folder, 1, null);
	try {
		const organisers = await organisersOf(shop);
		const kinds: [string, string, string[]][] = [
			["a page", "orders", PAGES],
			["a search", "orders", SEARCHES],
			["sums and counts", "orders/totals", ["", "q=nowak"]],
			["named views", "orders/views", [""]],
		];
		const lines: Line[] = [];
		for (const [name, path, queries] of kinds) {
			const all: QueryTime[] = [];
			for (const query of queries) all.push(await timed(shop.urls[0]!, organisers, path, query));
			console.error(
				`  ${name}: ${all.map((one) => `"${one.query}" ${one.p95.toFixed(0)} ms, ${one.rows}`).join("; ")}`,
			);
			const slowest = all.toSorted((a, b) => b.p95 - a.p95)[0]!;
			lines.push({
				name: `${name} of ${ORDERS} orders, ${AT_ONCE} at once`,
				value: slowest.p95,
				limit: 150,
				better: "less",
				unit: "ms",
				note: `"${slowest.query}", 95 of 100`,
			});
		}
		return lines;
	} finally {
		await shop.stop();
	}
}
