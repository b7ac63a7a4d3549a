import { addDays, instantOf } from "../../kit/time/zone.ts";

/** A pricing round; `endsAt` is exclusive, null in the last one, which has no end. */
export type Round = { number: number; endsAt: Date | null };

/** The exclusive end of a round whose last day, inclusive, is `lastDay` (`YYYY-MM-DD`) in the event's zone. */
export function endOfRound(lastDay: string, zone: string): Date {
	return instantOf(`${addDays(lastDay, 1)}T00:00`, zone);
}

/**
 * The round whose prices hold at a moment: the first that has not ended (spec §4, decisions §4). Where even the last
 * has an end that is past, the last holds on. Undefined where there are no rounds.
 */
export function runningRound<R extends Round>(rounds: readonly R[], now: Date): R | undefined {
	const inOrder = rounds.toSorted((a, b) => a.number - b.number);
	return inOrder.find((round) => round.endsAt === null || now < round.endsAt) ?? inOrder.at(-1);
}

/** The moment at which the running round gives way to the next; undefined in the last one. */
export function nextPriceChange(rounds: readonly Round[], now: Date): Date | undefined {
	const running = runningRound(rounds, now);
	const isLast = !rounds.some((round) => running && round.number > running.number);
	return isLast ? undefined : (running?.endsAt ?? undefined);
}

/** Whole days from `now` to the moment, the begun one counted: "in 4 days". */
export function daysUntil(moment: Date, now: Date): number {
	return Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / 86_400_000));
}
