import type { ContentVersions } from "./version.ts";

/** Caches facts that organisers write, for one content version. Counters must not use it. */
export type ReadCache = {
	/**
	 * Returns the result of `read`, which runs once per content version and key for all callers. Failures are not cached.
	 */
	of<T>(key: string, read: () => Promise<T>): Promise<T>;
};

/**
 * Caches facts in this process. Each read checks the version first, so every process sees a change at once
 * (docs/decisions/0005).
 */
export function readCache(versions: ContentVersions): ReadCache {
	let version = -1;
	let cached = new Map<string, Promise<unknown>>();
	return {
		async of<T>(key: string, read: () => Promise<T>): Promise<T> {
			const current = await versions.current();
			if (current > version) {
				version = current;
				cached = new Map();
			}
			const ofVersion = cached;
			const cachedReading = ofVersion.get(key);
			if (cachedReading) return cachedReading as Promise<T>;
			const reading = read();
			ofVersion.set(key, reading);
			reading.catch(() => ofVersion.delete(key));
			return reading;
		},
	};
}
