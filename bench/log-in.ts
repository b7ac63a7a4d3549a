import { quantile, statusesOf, visitors } from "./load.ts";
import { activated, LOG_IN, PARTICIPANTS } from "./participants.ts";
import type { Line } from "./report.ts";
import { postgresShop, visitorPayload } from "./shop.ts";

/** The load in the minute when registration opens, more than two cores can hash. */
const REGISTERING_PER_SECOND = 134;
const LOG_INS_PER_SECOND = 5;
const SECONDS = 20;

/** Log-ins just after registration has opened, at one process on PostgreSQL. */
export async function logInBesideRush(folder: string): Promise<Line[]> {
	const shop = await postgresShop(folder, 1, null);
	try {
		await activated(shop, LOG_INS_PER_SECOND * SECONDS);
		const [registered, entered] = await Promise.all([
			visitors({
				urls: shop.urls,
				ask: { people: "rush", payload: visitorPayload },
				pace: { perSecond: REGISTERING_PER_SECOND, count: REGISTERING_PER_SECOND * SECONDS },
			}),
			visitors({
				urls: shop.urls,
				ask: { people: PARTICIPANTS, payload: { password: visitorPayload.password }, path: LOG_IN },
				pace: { perSecond: LOG_INS_PER_SECOND, count: LOG_INS_PER_SECOND * SECONDS },
			}),
		]);
		console.error(`  log-ins: ${JSON.stringify(statusesOf(entered))}, rush: ${JSON.stringify(statusesOf(registered))}`);
		const name = `log-in beside ${REGISTERING_PER_SECOND} registrations a second`;
		const note = `median ${Math.round(quantile(entered, 0.5))} ms`;
		const refused = entered.filter((one) => one.status !== 200).length;
		return [
			{ name: `${name}: 95 % within`, value: quantile(entered, 0.95), limit: 300, better: "less", unit: "ms", note },
			{ name: `${name}: not let in`, value: refused, limit: 0, better: "less" },
		];
	} finally {
		await shop.stop();
	}
}
