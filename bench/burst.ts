import { quantile, requestsPerSecond, statusesOf, visitors } from "./load.ts";
import { BENCH_EVENT } from "./program.ts";
import type { Line } from "./report.ts";
import { postgresShop, type Shop, stepOnePaths, visitorPayload } from "./shop.ts";

const PER_SECOND = 134;
const SECONDS = 10;
/** The rate of step 1's calls during the burst. */
const ASKED_PER_SECOND = 30;

async function measured(shop: Shop): Promise<Line[]> {
	const site = { url: `${shop.urls[0]}/e/${BENCH_EVENT}`, headers: { "accept-encoding": "br" } };
	const paths = await stepOnePaths(shop);
	await requestsPerSecond(site, 2);
	const alone = await requestsPerSecond(site, 5);
	const [submitted, requested, during] = await Promise.all([
		visitors({
			urls: shop.urls,
			ask: { people: "burst", payload: visitorPayload },
			pace: { perSecond: PER_SECOND, count: PER_SECOND * SECONDS },
		}),
		visitors({
			urls: shop.urls,
			ask: { paths },
			pace: { perSecond: ASKED_PER_SECOND, count: ASKED_PER_SECOND * SECONDS },
		}),
		requestsPerSecond(site, SECONDS),
	]);
	const registered = await shop.ask("select count(*) from registration where status = 'confirmed'");
	const wrong =
		submitted.filter((one) => one.status !== 200).length + requested.filter((one) => one.status !== 200).length;
	console.error(`  burst: ${JSON.stringify(statusesOf(submitted))}, step 1: ${JSON.stringify(statusesOf(requested))}`);
	const last = Math.max(...submitted.map((one) => one.at + one.ms)) / 1000;
	const ofPath = (n: number) => requested.filter((one) => one.requested % paths.length === n);
	const [list, limits, code] = paths.map((_, n) => Math.round(quantile(ofPath(n), 0.95)));
	return [
		{
			name: `a burst of ${PER_SECOND} submissions a second for ${SECONDS} s: not answered rightly`,
			value: wrong + Math.abs(registered - submitted.length),
			limit: 0,
			better: "less",
			note: `the last answer after ${last.toFixed(1)} s, half within ${(quantile(submitted, 0.5) / 1000).toFixed(1)} s`,
		},
		{
			name: "meanwhile price list, limits, code check: 95 % within",
			value: quantile(requested, 0.95),
			limit: 100,
			better: "less",
			unit: "ms",
			note: `${list}, ${limits}, ${code} ms`,
		},
		{
			name: "meanwhile the landing page's throughput, of that before",
			value: during / alone,
			limit: 0.5,
			better: "more",
			note: `${Math.round(during)}/s against ${Math.round(alone)}/s`,
		},
	];
}

/** 134 submissions a second for 10 seconds to one process on PostgreSQL, under a full load of page views. */
export async function burst(folder: string): Promise<Line[]> {
	const shop = await postgresShop(folder, 1, null);
	try {
		return await measured(shop);
	} finally {
		await shop.stop();
	}
}
