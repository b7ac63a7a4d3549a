import { quantile, requestsPerSecond, statusesOf, visitors } from "./load.ts";
import { loggedIn } from "./participants.ts";
import { BENCH_EVENT } from "./program.ts";
import type { Line } from "./report.ts";
import { postgresShop, type Shop } from "./shop.ts";

const PEOPLE = 2000;
const SECONDS = 60;

/** The agenda screen's requests: document, session, plan, and tabs, with the first tab's lectures. */
async function pathsOf(shop: Shop): Promise<string[]> {
	const categories = `/api/event/${BENCH_EVENT}/agenda/categories`;
	const answer = (await (await fetch(shop.urls[0] + categories)).json()) as { categories: { objectId: number }[] };
	const tree = `/api/event/${BENCH_EVENT}/agenda/categorytree/${answer.categories[0]!.objectId}`;
	const own = ["/api/account/me?lang=pl", `/api/user/plan/${BENCH_EVENT}`];
	return [`/e/${BENCH_EVENT}/account/agenda`, ...own, categories, tree];
}

/** 2,000 people open their agenda within a minute, at one process on PostgreSQL under a full load of page views. */
export async function agendas(folder: string): Promise<Line[]> {
	const shop = await postgresShop(folder, 1, null);
	try {
		const cookies = await loggedIn(shop, folder, PEOPLE);
		const paths = await pathsOf(shop);
		const site = { url: `${shop.urls[0]}/e/${BENCH_EVENT}`, headers: { "accept-encoding": "br" } };
		await requestsPerSecond(site, 2);
		const alone = await requestsPerSecond(site, 10);
		const [opened, during] = await Promise.all([
			visitors({ urls: shop.urls, ask: { paths, cookies }, pace: { perSecond: PEOPLE / SECONDS, count: PEOPLE } }),
			requestsPerSecond(site, SECONDS),
		]);
		console.error(`  agendas: ${JSON.stringify(statusesOf(opened))}`);
		const name = `${PEOPLE} people open their agenda in ${SECONDS} s`;
		const note = `median ${Math.round(quantile(opened, 0.5))} ms, document and calls`;
		const failed = opened.filter((one) => one.status !== 200).length;
		return [
			{ name: `${name}: 95 % within`, value: quantile(opened, 0.95), limit: 200, better: "less", unit: "ms", note },
			{ name: `${name}: not answered rightly`, value: failed, limit: 0, better: "less" },
			{
				name: "meanwhile the landing page's throughput, of that before",
				value: during / alone,
				limit: 0.7,
				better: "more",
				note: `${Math.round(during)}/s against ${Math.round(alone)}/s`,
			},
		];
	} finally {
		await shop.stop();
	}
}
