import { instantOf } from "../../kit/time/instant.ts";
import { addDays, dayOf } from "../../kit/time/zone.ts";
import type { PackageIncludes } from "./contract.ts";

/** Calendar months from the publication (spec §9). */
export const RECORDING_MONTHS = 3;

/** `endsAt` is exclusive; null in the last round. */
export type Round = { number: number; endsAt: Date | null };

/** The exclusive end of a round. `lastDay` (`YYYY-MM-DD`) is inclusive, in the event's zone. */
export function endOfRound(lastDay: string, zone: string): Date {
	return instantOf(`${addDays(lastDay, 1)}T00:00`, zone);
}

/** The first round that has not ended (spec §4). The last one continues past its end. Undefined without rounds. */
export function runningRound<R extends Round>(rounds: readonly R[], now: Date): R | undefined {
	const inOrder = rounds.toSorted((a, b) => a.number - b.number);
	return inOrder.find((round) => round.endsAt === null || now < round.endsAt) ?? inOrder.at(-1);
}

/** Undefined in the last round. */
export function nextPriceChange(rounds: readonly Round[], now: Date): Date | undefined {
	const running = runningRound(rounds, now);
	if (!running || !rounds.some((round) => round.number > running.number)) return undefined;
	return running.endsAt ?? undefined;
}

/** Counts midnights in a zone until `moment`: 0 means today. Never negative. */
export function daysUntil(moment: Date, now: Date, zone: string): number {
	const days = Date.parse(dayOf(moment, zone)) - Date.parse(dayOf(now, zone));
	return Math.max(0, Math.round(days / 86_400_000));
}

/** The next change of `daysUntil`. */
export function nextMidnight(now: Date, zone: string): Date {
	return endOfRound(dayOf(now, zone), zone);
}

/** Net grosz. `nextNetGrosz` is the next round's price; null if it does not change. */
export type PriceNow = { netGrosz: number; nextNetGrosz: number | null };

/** Prices are keyed by round id (`null` without rounds). Undefined without a price. */
export function priceAt(
	prices: ReadonlyMap<number | null, number>,
	rounds: readonly (Round & { id: number })[],
	now: Date,
): PriceNow | undefined {
	const inRound = (round: { id: number } | undefined) => (round && prices.get(round.id)) ?? prices.get(null);
	const running = runningRound(rounds, now);
	const netGrosz = inRound(running);
	if (netGrosz === undefined) return undefined;
	const change = nextPriceChange(rounds, now);
	const next = change && inRound(runningRound(rounds, change));
	return { netGrosz, nextNetGrosz: next === undefined || next === netGrosz ? null : next };
}

/** Net grosz by package id and round id, as in `priceAt`. */
export type PriceData<Package extends { id: number }> = {
	packages: Package[];
	rounds: (Round & { id: number })[];
	byPackage: ReadonlyMap<number, ReadonlyMap<number | null, number>>;
};

/** The price is undefined if the package is not sold. The next price is null if it does not change. */
export type PricedAt<Package> = Package & { netGrosz: number | undefined; nextNetGrosz: number | null };

/** Packages with the net prices of the current and the next round. */
export function pricedAt<Package extends { id: number }>(
	{ packages, rounds, byPackage }: PriceData<Package>,
	now: Date,
): PricedAt<Package>[] {
	return packages.map((one) => {
		const price = priceAt(byPackage.get(one.id) ?? new Map(), rounds, now);
		return { ...one, netGrosz: price?.netGrosz, nextNetGrosz: price?.nextNetGrosz ?? null };
	});
}

export function lectureWays(includes: Pick<PackageIncludes, "lectures">): { online: boolean; onsite: boolean } {
	const { lectures } = includes;
	return {
		online: lectures === "online" || lectures === "both",
		onsite: lectures === "onsite" || lectures === "both",
	};
}

/** From this number down the price list shows the count. */
export const FEW_PLACES = 20;

/** Null if many are left, or if capacity is null (unlimited). */
export function shownPlaces(capacity: number | null, taken: number): number | null {
	const left = capacity === null ? Number.POSITIVE_INFINITY : Math.max(0, capacity - taken);
	return left <= FEW_PLACES ? left : null;
}

/** The comparison lists all packages. */
const CARDS = 3;

/** Packages shown as cards, by price: the recommended one and its nearest neighbours, otherwise the cheapest. */
export function shownAsCards<One extends { netGrosz: number; isRecommended: boolean }>(
	packages: readonly One[],
): One[] {
	const byPrice = packages.toSorted((a, b) => a.netGrosz - b.netGrosz);
	const recommended = byPrice.findIndex((one) => one.isRecommended);
	const first = Math.max(0, Math.min(recommended - 1, byPrice.length - CARDS));
	return byPrice.slice(first, first + CARDS);
}
