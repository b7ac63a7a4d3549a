import { peoplePerSecond, startHashing } from "./hashing.ts";
import { median } from "./load.ts";
import type { Line } from "./report.ts";
import { pgliteShop, postgresShop, type Shop } from "./shop.ts";

/** How often each side is measured, in turns. */
const ROUNDS = 5;
const SECONDS = 5;

/** Registrations of one process, compared with a server that only hashes, in turns. */
async function rounds(shop: Shop): Promise<{ registering: number; hashing: number; ratio: number }> {
	const bare = await startHashing();
	const measured: { registering: number; hashing: number }[] = [];
	try {
		await peoplePerSecond(bare.url, "warm", 2);
		await peoplePerSecond(shop.urls[0]!, "warm", 3);
		for (let round = 0; round < ROUNDS; round++) {
			const hashing = await peoplePerSecond(bare.url, "hashed", SECONDS);
			measured.push({ hashing, registering: await peoplePerSecond(shop.urls[0]!, `round-${round}`, SECONDS) });
		}
	} finally {
		bare.stop();
	}
	return {
		registering: median(measured.map((one) => one.registering)),
		hashing: median(measured.map((one) => one.hashing)),
		ratio: median(measured.map((one) => one.registering / one.hashing)),
	};
}

async function linesOf(engine: string, shop: Shop, limit: number): Promise<{ ratio: Line; minute: Line }> {
	try {
		const { registering, hashing, ratio } = await rounds(shop);
		const note = `${registering.toFixed(0)}/s against ${hashing.toFixed(0)}/s`;
		return {
			ratio: { name: `registering / only hashing, ${engine}`, value: ratio, limit, better: "more", note },
			minute: {
				name: `confirmed registrations a minute, ${engine}`,
				value: registering * 60,
				limit: 6000,
				better: "more",
			},
		};
	} finally {
		await shop.stop();
	}
}

/** Compares registering with its lower bound, hashing the password, in one process on each engine. */
export async function sustained(folder: string): Promise<Line[]> {
	const postgres = await linesOf("PostgreSQL", await postgresShop(folder, 1, null), 0.7);
	const pglite = await linesOf("PGlite", await pgliteShop(folder, null), 0.5);
	return [postgres.ratio, postgres.minute, pglite.ratio];
}
