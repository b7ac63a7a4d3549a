import { spawnSync } from "node:child_process";
import { median, quantile, requestsPerSecond, statusesOf, visitors } from "./load.ts";
import { BENCH_EVENT } from "./program.ts";
import type { Line } from "./report.ts";
import { pgliteShop, type Shop } from "./shop.ts";

const PER_SECOND = 200;
const SECONDS = 10;

/** A volunteer's enquiry; the visitors add a unique address. */
const person = { name: "Anna Szczepankowska-Wójcik", phoneNo: "+48601234567" };
const payload = { eventCode: BENCH_EVENT, modalType: 1, ...person, filledInMs: 9000 };

function storedIn(shop: Shop): number {
	const args = ["scripts/estrada.cjs", "enquiries", "list", "--event", BENCH_EVENT, "--json"];
	const options = { env: { ...process.env, ...shop.env }, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 } as const;
	const result = spawnSync(process.execPath, args, options);
	if (result.status !== 0) throw new Error(`the enquiries could not be counted: ${result.stdout}${result.stderr}`);
	return (JSON.parse(result.stdout) as unknown[]).length;
}

async function measured(shop: Shop): Promise<Line[]> {
	const site = { url: `${shop.urls[0]}/e/${BENCH_EVENT}`, headers: { "accept-encoding": "br" } };
	const path = `/api/event/${BENCH_EVENT}/modal`;
	const rush = (people: string, seconds: number) =>
		visitors({
			urls: shop.urls,
			ask: { people, payload, path },
			pace: { perSecond: PER_SECOND, count: PER_SECOND * seconds },
		});
	await requestsPerSecond(site, 2);
	const warm = await rush("warm", 2);
	const before = await requestsPerSecond(site, 5);
	const [sent, during] = await Promise.all([rush("rush", SECONDS), requestsPerSecond(site, SECONDS)]);
	const after = await requestsPerSecond(site, 5);
	const alone = median([before, after]);
	const stored = storedIn(shop) - warm.length;
	console.error(`  enquiries: ${JSON.stringify(statusesOf(sent))}, ${stored} kept`);
	return [
		{
			name: `${PER_SECOND} enquiries a second for ${SECONDS} s from many addresses: not answered or not kept`,
			value: sent.filter((one) => one.status !== 200).length + Math.abs(stored - sent.length),
			limit: 0,
			better: "less",
		},
		{
			name: "the same: 95 % answered within",
			value: quantile(sent, 0.95),
			limit: 250,
			better: "less",
			unit: "ms",
			note: `half within ${Math.round(quantile(sent, 0.5))} ms`,
		},
		{
			name: "meanwhile the landing page's throughput, of that without",
			value: during / alone,
			limit: 0.7,
			better: "more",
			note: `${Math.round(during)}/s against ${Math.round(alone)}/s`,
		},
	];
}

/** Enquiries to one process on PGlite, under a full load of page views. */
export async function enquiries(folder: string): Promise<Line[]> {
	const shop = await pgliteShop(folder, null);
	try {
		return await measured(shop);
	} finally {
		await shop.stop();
	}
}
