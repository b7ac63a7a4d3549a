import * as z from "zod/mini";
import { instantOf } from "../time/instant.ts";
import { dayOf } from "../time/zone.ts";
import { job, type Worker } from "./job.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * A recurring job, in one process at a time: `next` returns the moment after this one. Missed moments are made up for
 * once. A failed run is retried at its next moment.
 */
export function recurring(
	name: string,
	next: (after: Date) => Date,
	run: (stopping?: AbortSignal) => Promise<void>,
): Worker {
	return { job: job(name, z.object({})), run: (_payload, stopping) => run(stopping), next };
}

/** Every `minutes`, aligned to the full hour if they divide it. */
export function everyMinutes(minutes: number): (after: Date) => Date {
	const step = minutes * MINUTE_MS;
	return (after) => new Date((Math.floor(after.getTime() / step) + 1) * step);
}

/** Daily at a wall-clock time `HH:MM` of a zone; a skipped time runs as much later. */
export function dailyAt(time: string, zone: string): (after: Date) => Date {
	return (after) => {
		const today = instantOf(`${dayOf(after, zone)}T${time}`, zone);
		if (today > after) return today;
		// the middle of the next day, independent of its length
		const noon = instantOf(`${dayOf(after, zone)}T12:00`, zone).getTime();
		return instantOf(`${dayOf(new Date(noon + DAY_MS), zone)}T${time}`, zone);
	};
}
