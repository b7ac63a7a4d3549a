import { readFileSync, writeFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { invariant } from "../src/kit/invariant/invariant.ts";
import type { Guest } from "../tests/harness/crowd.ts";
import { median, requestsPerSecond } from "./load.ts";
import { addBusyOffice } from "./office-find.ts";
import { MANY } from "./office-people.ts";
import { BENCH_CLOCK, BENCH_EVENT } from "./program.ts";
import type { Line } from "./report.ts";
import { postgresShop, type Shop } from "./shop.ts";

const ORGANISERS = 10;
/** An organiser reads for as long before the next click. */
const PAUSE_MS = 1000;
const SAVES = 10;
const ROUNDS = 5;
const SECONDS = 4;
const KIB_PER_MIB = 1024;
/** Reserved orders, whose payer may change: one for each organiser. */
const orderOf = (organiser: number) => `BENCH-LZ${String(organiser * 100 + 7).padStart(6, "0")}`;

type Office = { origin: string; organisers: Guest[] };

async function ask({ origin }: Office, { cookie }: Guest, path: string, body?: object): Promise<Response> {
	const response = await fetch(`${origin}/api/office/event/${BENCH_EVENT}/${path}`, {
		headers: { cookie, origin, ...(body && { "content-type": "application/json" }) },
		...(body && { method: "PUT", body: JSON.stringify(body) }),
	});
	if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${await response.text()}`);
	return response;
}

/** Changes the city of an order's payer. Returns the ms of the save alone. */
async function save(office: Office, n: number, city: string): Promise<number> {
	const guest = office.organisers[n]!;
	const order = (await (await ask(office, guest, `orders/${orderOf(n)}`)).json()) as {
		version: string;
		payer: Record<"name" | "nip" | "street" | "postCode" | "country", string>;
	};
	const { name, nip, street, postCode, country } = order.payer;
	const body = { name, nip, street, postCode, country, city, version: order.version };
	const start = performance.now();
	await (await ask(office, guest, `orders/${orderOf(n)}/payer`, body)).text();
	return performance.now() - start;
}

/** Clicks through orders, people, the search and a save, until the signal ends it. */
async function work(office: Office, n: number, { signal }: AbortController): Promise<void> {
	const guest = office.organisers[n]!;
	const clicks = ["orders", "orders/totals", `orders/${orderOf(n)}`, "participants", "find?q=nowak", "orders?q=firma"];
	for (let click = n; !signal.aborted; click++) {
		const path = clicks[click % (clicks.length + 1)];
		if (path) await (await ask(office, guest, path)).text();
		else await save(office, n, `Krosno ${click}`);
		await delay(PAUSE_MS);
	}
}

async function savesLine(office: Office): Promise<Line> {
	const times: number[] = [];
	for (let turn = 0; turn <= SAVES; turn++) {
		const some = await Promise.all(office.organisers.map((_, n) => save(office, n, `Miejsce ${turn}`)));
		if (turn > 0) times.push(...some);
	}
	times.sort((one, other) => one - other);
	const value = times[Math.floor(times.length * 0.95)]!;
	const name = `a save in an order, ${ORGANISERS} at once: 95 of 100 within`;
	return { name, value, limit: 200, better: "less", unit: "ms", note: `half within ${median(times).toFixed(0)} ms` };
}

async function throughputLine(office: Office): Promise<Line> {
	const page = { url: `${office.origin}/e/${BENCH_EVENT}`, headers: { "accept-encoding": "br" } };
	const busy = async () => {
		const end = new AbortController();
		const all = Promise.all(office.organisers.map((_, n) => work(office, n, end)));
		const reached = await requestsPerSecond(page, SECONDS);
		end.abort();
		await all;
		return reached;
	};
	await requestsPerSecond(page, 2);
	const rounds: { alone: number; during: number }[] = [];
	for (let round = 0; round < ROUNDS; round++) {
		const alone = await requestsPerSecond(page, SECONDS);
		rounds.push({ alone, during: await busy() });
	}
	const during = median(rounds.map((one) => one.during));
	const alone = median(rounds.map((one) => one.alone));
	return {
		name: `the kept landing page's throughput while ${ORGANISERS} organisers work, of that alone`,
		value: median(rounds.map((one) => one.during / one.alone)),
		limit: 0.9,
		better: "more",
		note: `${Math.round(during)}/s against ${Math.round(alone)}/s`,
	};
}

/** A figure of a process's memory in MiB: `VmRSS` now, or its peak `VmHWM`. */
function memoryOf(pid: number, figure: "VmRSS" | "VmHWM"): number {
	const found = new RegExp(`^${figure}:\\s+(\\d+) kB$`, "m").exec(readFileSync(`/proc/${pid}/status`, "utf8"));
	return Number(invariant(found, figure)[1]) / KIB_PER_MIB;
}

async function exportLines(shop: Shop, office: Office): Promise<Line[]> {
	const pid = invariant(shop.programs[0]!.process.pid, "a running process");
	const guest = office.organisers[0]!;
	await (await ask(office, guest, "participants/file?format=xlsx&q=nikt")).arrayBuffer();
	writeFileSync(`/proc/${pid}/clear_refs`, "5"); // the peak begins again
	const before = memoryOf(pid, "VmRSS");
	const start = performance.now();
	let bytes = 0;
	const file = await ask(office, guest, "participants/file?format=xlsx");
	for await (const chunk of file.body!) bytes += chunk.length;
	const seconds = (performance.now() - start) / 1000;
	const note = `${(bytes / KIB_PER_MIB ** 2).toFixed(1)} MiB`;
	const name = `XLSX of ${MANY} participants`;
	const added = memoryOf(pid, "VmHWM") - before;
	return [
		{ name, value: seconds, limit: 30, better: "less", unit: "s", note },
		{ name: `memory that ${name} adds`, value: added, limit: 100, better: "less", unit: "MiB" },
	];
}

/** Lets the organisers' sessions do what asks for a proof. */
async function prove(databaseUrl: string): Promise<void> {
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	const at = new Date(Date.parse(BENCH_CLOCK) + 10 * 60_000);
	await client.query("insert into office_proof (session_id, proved_at) select id, $1 from session", [at]);
	await client.end();
}

/** Ten organisers at work among 200,000 registrations and 60,000 orders: saves, an export, and the site beside them. */
export async function officeWork(folder: string): Promise<Line[]> {
	const shop = await postgresShop(folder, 1, null);
	try {
		const organisers = await addBusyOffice(shop, ORGANISERS);
		await prove(shop.env["DATABASE_URL"]!);
		const office = { origin: shop.urls[0]!, organisers };
		return [await savesLine(office), await throughputLine(office), ...(await exportLines(shop, office))];
	} finally {
		await shop.stop();
	}
}
