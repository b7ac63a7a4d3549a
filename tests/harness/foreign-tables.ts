import type { ICruiseResult } from "dependency-cruiser";

/** Slices that read another slice's tables, by owner. The lists only shrink. */
export const TABLE_READERS: Record<string, string> = {
	account:
		"appointments certificates chat checkin consent cvs demonstration exhibitors leads live matchmaking meetings notices options orders plan presence profiles recommendations recordings rooms seats stands ticket-holders tickets",
	agenda:
		"app certificates checkin live notices plan recordings rooms scenes schedule-export schedule-import score seats",
	chat: "notices presence",
	checkin: "matchmaking",
	codes: "app orders ticket-holders",
	consent: "app newsletter",
	documents: "orders",
	event:
		"agenda app appointments certificates chat checkin codes consent cvs documents enquiries exhibitors leads live matchmaking meetings news newsletter notices options orders packages partners plan profiles promo recommendations recordings rooms scenes schedule-export schedule-import seats speakers stands ticket-holders tickets tracking",
	exhibitors: "agenda app chat cvs leads matchmaking meetings notices presence scenes stands",
	leads: "app",
	live: "app",
	matchmaking: "presence rooms",
	meetings: "app",
	news: "app",
	newsletter: "app",
	options: "app orders ticket-holders",
	orders: "app registration ticket-holders tickets",
	packages: "app checkin codes notices options orders profiles ticket-holders tickets",
	partners: "app",
	payments: "orders",
	profiles: "matchmaking presence rooms",
	promo: "app codes",
	recordings: "app score",
	seats: "app plan ticket-holders",
	speakers: "agenda app recordings schedule-export schedule-import",
	"ticket-holders":
		"app appointments checkin leads matchmaking meetings plan profiles recommendations registration schedule-import tickets",
	tracking: "app",
};

/** Slices that read another slice's tables, without tests, by owner, in alphabetical order. */
export function tableReaders(result: ICruiseResult): Record<string, string> {
	const readers = new Map<string, Set<string>>();
	for (const { source, dependencies } of result.modules) {
		const reader = /^src\/(?:features\/)?([^/]+)\//.exec(source)?.[1];
		if (!reader || /\.test\.tsx?$/.test(source)) continue;
		for (const { resolved } of dependencies) {
			const owner = /^src\/features\/([^/]+)\/server\/tables\.ts$/.exec(resolved)?.[1];
			if (owner && owner !== reader) readers.set(owner, (readers.get(owner) ?? new Set()).add(reader));
		}
	}
	return Object.fromEntries([...readers].map(([owner, slices]) => [owner, [...slices].sort().join(" ")]));
}
