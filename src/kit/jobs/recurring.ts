import * as z from "zod/mini";
import { instantOf } from "../time/instant.ts";
import { dayOf } from "../time/zone.ts";
import { job, type Worker } from "./job.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * A recurring job, in one process at a time. `next` returns the time after a given one. Missed times are made up for
 * once. A failed run is retried at the next time.
 */
export function recurring(
	name: string,
	next: (after: Date) => Date,
	run: (stopping?: AbortSignal) => Promise<void>,
): Worker {
	return { job: job(name, z.object({})), run: (_payload, stopping) => run(stopping), next };
}

/** Every `minutes`, aligned to the full hour if 60 is a multiple of them. */
export function everyMinutes(minutes: number): (after: Date) => Date {
	const step = minutes * MINUTE_MS;
	return (after) => new Date((Math.floor(after.getTime() / step) + 1) * step);
}

/** Daily at `HH:MM` of a zone. A time skipped in spring runs an hour later. */
export function dailyAt(time: string, zone: string): (after: Date) => Date {
	return (after) => {
		const today = instantOf(`${dayOf(after, zone)}T${time}`, zone);
		if (today > after) return today;
		// the middle of the next day, however long the day is
		const noon = instantOf(`${dayOf(after, zone)}T12:00`, zone).getTime();
		return instantOf(`${dayOf(new Date(noon + DAY_MS), zone)}T${time}`, zone);
	};
}
