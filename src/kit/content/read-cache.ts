import type { ContentVersions } from "./version.ts";

/** What was read of the content, kept as long as it does not change. For organisers' facts only, never for what is counted. */
export type ReadCache = {
	/** What `read` gives, read once per version of the content for all who ask under a key. A failure is not kept. */
	of<T>(key: string, read: () => Promise<T>): Promise<T>;
};

/**
 * Keeps facts in the memory of this process. Every asking learns the current version first, so that a change of content
 * is seen by the next one in every process (docs/decisions/0005).
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
			const known = ofVersion.get(key);
			if (known) return known as Promise<T>;
			const reading = read();
			ofVersion.set(key, reading);
			reading.catch(() => ofVersion.delete(key));
			return reading;
		},
	};
}
