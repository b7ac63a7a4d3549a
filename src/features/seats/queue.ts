import { dayOf } from "../../kit/time/zone.ts";

/** `offered`: a seat is held until `offeredUntil`. `expired`: it was not accepted in time. */
export type StoredQueueState = "waiting" | "offered" | "expired";

const HOLD_MS = 24 * 60 * 60_000;
const DAY_HOLD_MS = 10 * 60_000;

/**
 * When an offer ends: after 24 hours, on the lecture's day after 10 minutes, at the latest at its start. `zone` defines
 * the day.
 */
export function seatOfferEnd(now: Date, startsAt: Date, zone: string): Date {
	const isSameDay = dayOf(now, zone) === dayOf(startsAt, zone);
	const end = now.getTime() + (isSameDay ? DAY_HOLD_MS : HOLD_MS);
	return new Date(Math.min(end, startsAt.getTime()));
}

type Entry = { state: StoredQueueState; offeredUntil: Date | null };

/** The state now. Offers expire by the clock, before a job records it. */
export function queueStateAt({ state, offeredUntil }: Entry, now: Date): StoredQueueState {
	return state === "offered" && offeredUntil && offeredUntil <= now ? "expired" : state;
}
