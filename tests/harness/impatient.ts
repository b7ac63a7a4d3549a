import { vi } from "vitest";

/** Runs `work` while the clock jumps 20 seconds at each reading, so that long waits end at once. */
export async function impatient<T>(work: () => Promise<T>): Promise<T> {
	let now = performance.now();
	const leaping = vi.spyOn(performance, "now").mockImplementation(() => (now += 20_000));
	try {
		return await work();
	} finally {
		leaping.mockRestore();
	}
}
