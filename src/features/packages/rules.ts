import { instantOf } from "../../kit/time/instant.ts";
import { addDays, dayOf } from "../../kit/time/zone.ts";
import type { PackageIncludes } from "./contract.ts";

/** For how many calendar months from its publication a recording is open (spec §9). */
export const RECORDING_MONTHS = 3;

/** A pricing round; `endsAt` is exclusive, null in the last one, which has no end. */
export type Round = { number: number; endsAt: Date | null };

/** The exclusive end of a round whose last day, inclusive, is `lastDay` (`YYYY-MM-DD`) in the event's zone. */
export function endOfRound(lastDay: string, zone: string): Date {
	return instantOf(`${addDays(lastDay, 1)}T00:00`, zone);
}

/**
 * The round whose prices hold at a moment: the first that has not ended (spec §4). Where even the last
 * has an end that is past, the last holds on. Undefined where there are no rounds.
 */
export function runningRound<R extends Round>(rounds: readonly R[], now: Date): R | undefined {
	const inOrder = rounds.toSorted((a, b) => a.number - b.number);
	return inOrder.find((round) => round.endsAt === null || now < round.endsAt) ?? inOrder.at(-1);
}

/** The moment at which the running round gives way to the next; undefined in the last one. */
export function nextPriceChange(rounds: readonly Round[], now: Date): Date | undefined {
	const running = runningRound(rounds, now);
	if (!running || !rounds.some((round) => round.number > running.number)) return undefined;
	return running.endsAt ?? undefined;
}

/** Midnights between two moments in a zone: 0 today, 1 tomorrow. Never negative. */
export function daysUntil(moment: Date, now: Date, zone: string): number {
	const days = Date.parse(dayOf(moment, zone)) - Date.parse(dayOf(now, zone));
	return Math.max(0, Math.round(days / 86_400_000));
}

/** The next midnight in a zone, when `daysUntil` changes. */
export function nextMidnight(now: Date, zone: string): Date {
	return endOfRound(dayOf(now, zone), zone);
}

/** What a package costs in the running round and in the one after it, net grosz. */
export type PriceNow = { netGrosz: number; nextNetGrosz: number | null };

/**
 * The price of a package at a moment, out of its prices by round id (`null`: the price without rounds).
 * Undefined where no price is set. `nextNetGrosz` is null where the price does not change any more.
 */
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

/** What the prices of an event are worked out from; `byPackage`: net grosz by package id, by round id, as `priceAt` takes them. */
export type PriceData<Package extends { id: number }> = {
	packages: Package[];
	rounds: (Round & { id: number })[];
	byPackage: ReadonlyMap<number, ReadonlyMap<number | null, number>>;
};

/**
 * A package with its net price of a moment, undefined where it has none and is not sold, and the one after the next
 * change, null where it stays.
 */
export type Priced<Package> = Package & { netGrosz: number | undefined; nextNetGrosz: number | null };

/** The packages with the net prices of the round that runs at a moment, and of the next. */
export function pricedAt<Package extends { id: number }>(
	{ packages, rounds, byPackage }: PriceData<Package>,
	now: Date,
): Priced<Package>[] {
	return packages.map((one) => {
		const price = priceAt(byPackage.get(one.id) ?? new Map(), rounds, now);
		return { ...one, netGrosz: price?.netGrosz, nextNetGrosz: price?.nextNetGrosz ?? null };
	});
}

/** How lectures can be attended with a package. */
export function lectureWays(includes: Pick<PackageIncludes, "lectures">): { online: boolean; onsite: boolean } {
	const { lectures } = includes;
	return {
		online: lectures === "online" || lectures === "both",
		onsite: lectures === "onsite" || lectures === "both",
	};
}

/** From how many places left on the price list tells their number. */
export const FEW_PLACES = 20;

/** How many places the price list tells of: null while there are many, or no limit (null). */
export function shownPlaces(capacity: number | null, taken: number): number | null {
	const left = capacity === null ? Number.POSITIVE_INFINITY : Math.max(0, capacity - taken);
	return left <= FEW_PLACES ? left : null;
}

/** How many packages the price list shows as cards; the comparison tells of all of them. */
const CARDS = 3;

/**
 * The packages that are shown as cards, by their prices: the recommended one between its neighbours, and at an end of
 * the list the nearest ones; without a recommended one the cheapest.
 */
export function shownAsCards<One extends { netGrosz: number; isRecommended: boolean }>(
	packages: readonly One[],
): One[] {
	const byPrice = packages.toSorted((a, b) => a.netGrosz - b.netGrosz);
	const recommended = byPrice.findIndex((one) => one.isRecommended);
	const first = Math.max(0, Math.min(recommended - 1, byPrice.length - CARDS));
	return byPrice.slice(first, first + CARDS);
}
