import { vi } from "vitest";

/** Runs `work` under a clock that jumps at each look, so that waits of seconds end at the second one. */
export async function impatient<T>(work: () => Promise<T>): Promise<T> {
	let now = performance.now();
	const leaping = vi.spyOn(performance, "now").mockImplementation(() => (now += 20_000));
	try {
		return await work();
	} finally {
		leaping.mockRestore();
	}
}
