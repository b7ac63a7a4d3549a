// Stores a small database of this release, made by the program: the first event without pictures, and registrations and
// orders of fictional people. `src/app/boot/releases.server.test.ts` migrates every stored one. Run it once before a
// release: `npm run db:store`.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type pg from "pg";
import pino from "pino";
import { demoEvents } from "../demo/bundles.ts";
import { addFoundation } from "../demo/foundation.ts";
import { takeIn } from "../demo/seed.ts";
import { readConfig } from "../src/app/boot/config.ts";
import { emailSettingsOf } from "../src/app/boot/email-settings.ts";
import { buildDeps } from "../src/app/boot/main.ts";
import { COMMANDS } from "../src/app/commands/all.ts";
import { orderOf } from "../src/app/commands/parse.ts";
import { buildServer } from "../src/app/http/server.ts";
import { openDatabase } from "../src/kit/db/database.ts";

const ROOT = join(import.meta.dirname, "..");
const NOW = "2025-04-30T12:00:00+02:00";
const payer = { payerStreet: "Lniana 1", payerPostCode: "38-400", payerCity: "Krosno" };
const company = { ...payer, payerName: "Krosno sp. z o.o.", payerNip: "PL 526-025-09-95" };
const transfer = { paymentMethod: "transfer" };

type Tickets = { packageCode: string; quantity: number };
type Person = { email: string; packageCode?: string; tickets?: Tickets[]; isPaid?: boolean; [more: string]: unknown };

/** The people to register, and how they pay. */
const PEOPLE: Person[] = [
	{ email: "ada@proba.example", packageCode: "EXPO" },
	{ email: "bartek@proba.example", packageCode: "BASIC-ONLINE", ...transfer, ...company, isPaid: true },
	{ email: "celina@proba.example", packageCode: "STANDARD", ...transfer, ...payer, payerName: "Celina Próbna" },
	{
		email: "darek@proba.example",
		tickets: [{ packageCode: "STANDARD", quantity: 3 }],
		...transfer,
		...company,
		isPaid: true,
	},
];

type Site = { app: Awaited<ReturnType<typeof buildServer>>; deps: Awaited<ReturnType<typeof buildDeps>> };

async function done({ app, deps }: Site, line: string): Promise<void> {
	const order = orderOf(COMMANDS, line.split(" "));
	if ("shown" in order) throw new Error(order.shown);
	const requested = await order.command.read(order.typed);
	await order.command.run(
		{ ...deps, ...emailSettingsOf(deps.config), live: app.live },
		requested,
		() => {},
		async () => {},
	);
}

async function register(site: Site, { isPaid = false, ...person }: Person): Promise<void> {
	const [name = ""] = person.email.split("@");
	const offered: { code: string; netGrosz: number }[] = (await site.app.inject("/api/event/MSTS25/packages")).json()
		.packages;
	const [wanted = { packageCode: person.packageCode, quantity: 1 }] = person.tickets ?? [];
	const net = offered.find(({ code }) => code === wanted.packageCode)!.netGrosz * wanted.quantity;
	const expectedGrossGrosz = Math.round((net * 123) / 100);
	const answer = await site.app.inject({
		method: "POST",
		url: "/api/account/registerUser?lang=pl",
		payload: {
			eventCode: "MSTS25",
			password: "sekretne1",
			confirmPassword: "sekretne1",
			processAgreement: true,
			firstName: name,
			lastName: "Próbna",
			phoneNo: "+48 601 234 567",
			expectedGrossGrosz,
			...person,
		},
	});
	if (answer.statusCode !== 200) throw new Error(`${person.email}: ${answer.body}`);
	const { order } = answer.json();
	if (isPaid) await done(site, `order paid ${order.number} --amount ${(order.grossGrosz / 100).toFixed(2)}`);
}

/** The rows of all tables, and the applied migrations. */
async function stored(pool: pg.Pool): Promise<object> {
	const { rows: tables } = await pool.query(
		"select tablename as name from pg_tables where schemaname = 'public' order by 1",
	);
	const all: [string, object[]][] = [];
	for (const { name } of tables) {
		const { rows } = await pool.query(`select row_to_json(t)::text as row from "${name}" t order by ctid`);
		all.push([name, rows.map(({ row }) => JSON.parse(row))]);
	}
	const { rows: migrations } = await pool.query("select hash from drizzle.__drizzle_migrations order by created_at");
	return { migrations: migrations.map(({ hash }) => hash), tables: Object.fromEntries(all) };
}

const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
const folder = mkdtempSync(join(tmpdir(), "estrada-release-"));
const config = readConfig({ DATA_DIR: folder, SITE_CLOCK: NOW, TEST_GATEWAY: "on", DEMO: "off" });
const opened = await openDatabase({ databaseUrl: undefined, dataDir: folder, migrationsDir: join(ROOT, "migrations") });
const deps = await buildDeps(config, opened, pino({ enabled: false }));
const site: Site = { deps, app: await buildServer(deps) };
const [own] = demoEvents(new Date(NOW), "MSTS25");
await takeIn(deps, own!, new Date(NOW), new Map(), addFoundation);
for (const person of PEOPLE) await register(site, person);
const path = join(ROOT, "tests/releases", `${version}.json.gz`);
mkdirSync(join(ROOT, "tests/releases"), { recursive: true });
writeFileSync(path, gzipSync(JSON.stringify(await stored(opened.pool)), { level: 9 }));
await site.app.close();
await deps.pdfRenderer.close();
await opened.close();
rmSync(folder, { recursive: true });
console.log(`The database of ${version} is stored in ${path}.`);
process.exit();
