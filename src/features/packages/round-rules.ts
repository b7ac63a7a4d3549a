import type { Text } from "../../kit/i18n/lang.ts";
import { addDays, dayOf } from "../../kit/time/zone.ts";
import { roundRefusals as refusals } from "./round-texts.ts";
import { type Round, runningRound } from "./rules.ts";

/** The public page shows all rounds beside each other. */
export const MAX_ROUNDS = 12;

/** The start is null in the first round. The end is exclusive, and null in the last round. */
export type RoundSpan = { startsAt: Date | null; endsAt: Date | null };

type RoundWithId = Round & { id: number };

export const isSameTime = (one: Date | null, other: Date | null): boolean => one?.getTime() === other?.getTime();

/** The last round continues past its end. `rounds` are in order. */
export function spanOf(rounds: readonly RoundWithId[], id: number): RoundSpan {
	const index = rounds.findIndex((one) => one.id === id);
	const isLast = index === rounds.length - 1;
	return {
		startsAt: rounds[index - 1]?.endsAt ?? null,
		endsAt: isLast ? null : (rounds[index]?.endsAt ?? null),
	};
}

/** The last day of a round (`YYYY-MM-DD`), inclusive; empty without an end. */
export function lastDayOf(endsAt: Date | null, zone: string): string {
	return endsAt === null ? "" : dayOf(new Date(endsAt.getTime() - 1), zone);
}

/** The first day of the round after a round that ends at `endsAt`. */
export const firstDayAfter = (endsAt: Date, zone: string): string => addDays(lastDayOf(endsAt, zone), 1);

/** Why the end of a round cannot move to `endsAt`. Past ends do not move, and rounds stay in order. */
export function moveRefusal(
	rounds: readonly RoundWithId[],
	{ id, endsAt }: { id: number; endsAt: Date | null },
	now: Date,
): Text | undefined {
	const index = rounds.findIndex((one) => one.id === id);
	const [before, own, next] = [rounds[index - 1], rounds[index], rounds[index + 1]];
	if (!own || isSameTime(own.endsAt, endsAt)) return undefined;
	if (!next) return endsAt === null ? undefined : refusals.lastHasNoEnd;
	if (endsAt === null) return refusals.endNeeded;
	if (own.endsAt !== null && own.endsAt <= now) return refusals.hasEnded;
	if (endsAt <= now) return refusals.endIsPast;
	if (before?.endsAt && endsAt <= before.endsAt) return refusals.endsBeforeStart;
	return next.endsAt !== null && endsAt >= next.endsAt ? refusals.endsAfterNext : undefined;
}

/** Why no round can begin at `startsAt`. It divides the round of that time. */
export function startRefusal(rounds: readonly RoundWithId[], startsAt: Date, now: Date): Text | undefined {
	if (rounds.length >= MAX_ROUNDS) return refusals.tooMany;
	if (startsAt <= now) return refusals.startIsPast;
	const isTaken = rounds.slice(0, -1).some((one) => isSameTime(one.endsAt, startsAt));
	return isTaken ? refusals.startIsTaken : undefined;
}

/** The round that a new one divides; undefined without rounds. */
export function dividedRound<R extends RoundWithId>(rounds: readonly R[], startsAt: Date): R | undefined {
	return runningRound(rounds, startsAt);
}

/** Why a round with `orders` placed orders cannot be removed. */
export function removalRefusal(rounds: readonly RoundWithId[], orders: number): Text | undefined {
	if (orders > 0) return refusals.hasOrders(orders);
	return rounds.length === 1 ? refusals.onlyRound : undefined;
}

/** The round that gets the time of a removed one: the one before it, otherwise the one after it. */
export function heirOf<R extends RoundWithId>(rounds: readonly R[], id: number): R | undefined {
	const index = rounds.findIndex((one) => one.id === id);
	return rounds[index - 1] ?? rounds[index + 1];
}

/** Whether a removed round can return: the round that got its time still has it. */
export function fitsAgain(rounds: readonly RoundWithId[], { startsAt, endsAt }: RoundSpan): boolean {
	const first = rounds[0];
	if (!first) return false;
	if (startsAt === null) {
		const end = spanOf(rounds, first.id).endsAt;
		return endsAt !== null && (end === null || endsAt < end);
	}
	const heir = runningRound(rounds, startsAt);
	const span = heir && spanOf(rounds, heir.id);
	return span !== undefined && isSameTime(span.endsAt, endsAt) && !isSameTime(span.startsAt, startsAt);
}
