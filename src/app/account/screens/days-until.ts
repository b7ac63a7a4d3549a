import { dayOf } from "../../../kit/time/zone.ts";

const DAY_MS = 86_400_000;

/** Counts calendar days in `zone`; negative for past instants. */
export function daysUntil(instant: string, zone: string, now: Date): number {
	const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`);
	return Math.round((midnight(dayOf(new Date(instant), zone)) - midnight(dayOf(now, zone))) / DAY_MS);
}
