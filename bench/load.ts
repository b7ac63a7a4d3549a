import autocannon from "autocannon";

/** Rounds of each side; the sides take turns, so that a noisy neighbour hits both. */
const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 32;

export type Side = { url: string; headers?: Record<string, string> };

async function requestsPerSecond(side: Side, seconds: number): Promise<number> {
	const result = await autocannon({
		url: side.url,
		headers: side.headers ?? {},
		connections: CONNECTIONS,
		duration: seconds,
	});
	if (result.errors > 0 || result["5xx"] > 0 || result["4xx"] > 0) {
		throw new Error(`${side.url}: ${result.errors} errors, ${result["4xx"]} 4xx, ${result["5xx"]} 5xx`);
	}
	return result.requests.total / result.duration;
}

export function median(values: number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	const middle = sorted.length >> 1;
	return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** How many times as many requests `ours` answers as `bare`: the median of the rounds' ratios, in one run. */
export async function throughputRatio(ours: Side, bare: Side): Promise<{ ratio: number; ours: number; bare: number }> {
	await requestsPerSecond(ours, 2);
	await requestsPerSecond(bare, 2);
	const rounds: { ours: number; bare: number }[] = [];
	for (let round = 0; round < ROUNDS; round++) {
		const first = round % 2 === 0 ? ours : bare;
		const one = await requestsPerSecond(first, SECONDS);
		const other = await requestsPerSecond(first === ours ? bare : ours, SECONDS);
		rounds.push(first === ours ? { ours: one, bare: other } : { ours: other, bare: one });
	}
	return {
		ratio: median(rounds.map((one) => one.ours / one.bare)),
		ours: median(rounds.map((one) => one.ours)),
		bare: median(rounds.map((one) => one.bare)),
	};
}
