import { quantile, statusesOf, visitors } from "./load.ts";
import type { Line } from "./report.ts";
import { postgresShop, visitorPayload } from "./shop.ts";

const BUYERS = 3000;
const PLACES = 1000;
const SECONDS = 30;

/** 3,000 buyers come within 30 seconds for 1,000 places of a package, to two processes on PostgreSQL. */
export async function rush(folder: string): Promise<Line[]> {
	const shop = await postgresShop(folder, 2, PLACES);
	try {
		const answers = await visitors({
			urls: shop.urls,
			ask: { people: "rush", payload: visitorPayload },
			pace: { perSecond: BUYERS / SECONDS, count: BUYERS },
		});
		const letIn = answers.filter((one) => one.status === 200);
		const toldNo = answers.filter((one) => one.status === 409);
		const others = answers.length - letIn.length - toldNo.length;
		const registered = await shop.ask("select count(*) from registration where status = 'confirmed'");
		const counted = await shop.ask("select taken from package_stock");
		const isExact = letIn.length === PLACES && counted === PLACES;
		console.error(`  rush: ${JSON.stringify(statusesOf(answers))}`);
		return [
			{
				name: `a rush of ${BUYERS} in ${SECONDS} s: registered of ${PLACES} places`,
				value: registered,
				limit: PLACES,
				better: "less",
				note: isExact
					? "as many were told yes, and the counter says so"
					: `BUT ${letIn.length} told yes, counter ${counted}`,
			},
			{ name: "a rush: answered otherwise than yes or sold out", value: others, limit: 0, better: "less" },
			timeLine("told yes", quantile(letIn, 0.95), 3, `median ${Math.round(quantile(letIn, 0.5))} ms`),
			timeLine("told no", quantile(toldNo, 0.95), 1, `median ${Math.round(quantile(toldNo, 0.5))} ms`),
		];
	} finally {
		await shop.stop();
	}
}

function timeLine(who: string, milliseconds: number, limit: number, note: string): Line {
	return {
		name: `a rush: 95 % of those ${who} within`,
		value: milliseconds / 1000,
		limit,
		better: "less",
		unit: "s",
		note,
	};
}
