import { hashesPerSecond } from "./hashing.ts";
import { quantile, statusesOf, visitors } from "./load.ts";
import type { Line } from "./report.ts";
import { postgresShop, visitorPayload } from "./shop.ts";
import type { Answer } from "./visitors.ts";

const BUYERS = 3000;
const PLACES = 1000;
const SECONDS = 30;
/** The hashes a second on two cores that the limits assume. */
const RECKONED_HASHES = 180;

/**
 * 3,000 buyers want 1,000 places of a package at two processes on PostgreSQL. They come within 30 seconds, and again at
 * a rate scaled from 180 hashes a second to this machine's speed.
 */
export async function rush(folder: string): Promise<Line[]> {
	const hashes = await hashesPerSecond();
	const seconds = Math.round((SECONDS * RECKONED_HASHES) / hashes);
	const lines = await rushWithin(folder, SECONDS, "");
	if (hashes >= RECKONED_HASHES) return lines;
	return [...lines, ...(await rushWithin(folder, seconds, `, this machine hashes ${hashes.toFixed(0)} a second`))];
}

async function rushWithin(folder: string, seconds: number, why: string): Promise<Line[]> {
	const shop = await postgresShop(folder, 2, PLACES);
	try {
		const answers = await visitors({
			urls: shop.urls,
			ask: { people: "rush", payload: visitorPayload },
			pace: { perSecond: BUYERS / seconds, count: BUYERS },
		});
		const letIn = answers.filter((one) => one.status === 200);
		const refused = answers.filter((one) => one.status === 409);
		const others = answers.length - letIn.length - refused.length;
		const registered = await shop.ask("select count(*) from registration where status = 'confirmed'");
		const counted = await shop.ask("select taken from package_stock");
		const isExact = letIn.length === PLACES && counted === PLACES;
		console.error(`  rush in ${seconds} s: ${JSON.stringify(statusesOf(answers))}`);
		const name = `a rush of ${BUYERS} in ${seconds} s`;
		return [
			{
				name: `${name}${why}: registered of ${PLACES} places`,
				value: registered,
				limit: PLACES,
				better: "less",
				note: isExact
					? "as many were told yes, and the counter says so"
					: `BUT ${letIn.length} told yes, counter ${counted}`,
			},
			{ name: `${name}: answered otherwise than yes or sold out`, value: others, limit: 0, better: "less" },
			timeLine(`${name}: 95 % of those told yes`, letIn, 3),
			timeLine(`${name}: 95 % of those told no`, refused, 1),
		];
	} finally {
		await shop.stop();
	}
}

function timeLine(name: string, answers: Answer[], limit: number): Line {
	const note = `median ${Math.round(quantile(answers, 0.5))} ms`;
	return { name: `${name} within`, value: quantile(answers, 0.95) / 1000, limit, better: "less", unit: "s", note };
}
