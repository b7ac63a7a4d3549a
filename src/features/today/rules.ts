import { addDays } from "../../kit/time/zone.ts";
import type { PacePoint } from "./contract.ts";

/** "MSTS" of "MSTS25": editions of an event differ in the digits at the end. */
const seriesOf = (code: string): string => code.replace(/[\d-]+$/, "").toUpperCase();

type Edition = { code: string; startsAt: Date };

/** The edition before an event; undefined for the first one. */
export function previousEdition<E extends Edition>(events: readonly E[], own: Edition): E | undefined {
	return events
		.filter(({ code, startsAt }) => seriesOf(code) === seriesOf(own.code) && startsAt < own.startsAt)
		.toSorted((one, other) => other.startsAt.getTime() - one.startsAt.getTime())[0];
}

const DAY_MS = 86_400_000;

/** Whole days from one day to a later one, both as "2025-04-30". */
export function daysBetween(day: string, later: string): number {
	return Math.round((Date.parse(later) - Date.parse(day)) / DAY_MS);
}

/** Further days are summed into the first point. */
const MAX_DAYS = 400;

/** Running totals by day, without gaps, until the last day that counts. `days` are in order. */
export function paceOf(
	days: readonly { day: string; count: number }[],
	{ startsOn, until }: { startsOn: string; until: string },
): PacePoint[] {
	const [first] = days;
	if (!first || first.day > until) return [];
	const counts = new Map(days.map(({ day, count }) => [day, count]));
	const earliest = addDays(until, -MAX_DAYS);
	const isBounded = first.day < earliest;
	const begin = isBounded ? earliest : first.day;
	let total = days.reduce((sum, { day, count }) => (day < begin ? sum + count : sum), 0);
	const points: PacePoint[] = [];
	for (let day = begin; day <= until; day = addDays(day, 1)) {
		total += counts.get(day) ?? 0;
		points.push({ day, daysBefore: daysBetween(day, startsOn), total });
	}
	return points;
}
