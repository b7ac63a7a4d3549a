import type { ICruiseResult } from "dependency-cruiser";

/** Slices that use another slice's tables outside `tables.ts`, by owner. The lists only shrink. */
export const TABLE_READERS: Record<string, string> = {
	codes: "app",
	consent: "app",
	exhibitors: "app",
	leads: "app",
	live: "app",
	meetings: "app",
	newsletter: "app",
	options: "app",
	orders: "app",
	packages: "app",
	recordings: "app",
	seats: "app",
	"ticket-holders": "app",
};

/** Slices that use another slice's tables, without tests and foreign keys, by owner, in alphabetical order. */
export function tableReaders(result: ICruiseResult): Record<string, string> {
	const readers = new Map<string, Set<string>>();
	for (const { source, dependencies } of result.modules) {
		const reader = /^src\/(?:features\/)?([^/]+)\//.exec(source)?.[1];
		if (!reader || /\.test\.tsx?$|\/server\/tables\.ts$/.test(source)) continue;
		for (const { resolved } of dependencies) {
			const owner = /^src\/features\/([^/]+)\/server\/tables\.ts$/.exec(resolved)?.[1];
			if (owner && owner !== reader) readers.set(owner, (readers.get(owner) ?? new Set()).add(reader));
		}
	}
	return Object.fromEntries([...readers].map(([owner, slices]) => [owner, [...slices].sort().join(" ")]));
}
