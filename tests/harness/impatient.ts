import { vi } from "vitest";

/** Does something under a clock that leaps: whoever waits for so many seconds has waited at the second look. */
export async function impatient<T>(work: () => Promise<T>): Promise<T> {
	let now = performance.now();
	const leaping = vi.spyOn(performance, "now").mockImplementation(() => (now += 20_000));
	try {
		return await work();
	} finally {
		leaping.mockRestore();
	}
}
