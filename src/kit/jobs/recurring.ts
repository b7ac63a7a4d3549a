import * as z from "zod/mini";
import { instantOf } from "../time/instant.ts";
import { dayOf } from "../time/zone.ts";
import { job, type Worker } from "./job.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Something that comes back by itself, in one process at a time: `next` gives the moment after this one. Moments that
 * pass while nobody runs, or while it is being done, are made up for once. One that fails is tried at its next moment.
 */
export function recurring(name: string, next: (after: Date) => Date, run: () => Promise<void>): Worker {
	return { job: job(name, z.object({})), run, next };
}

/** Every so many minutes, counted from the full hour where they divide it. */
export function everyMinutes(minutes: number): (after: Date) => Date {
	const step = minutes * MINUTE_MS;
	return (after) => new Date((Math.floor(after.getTime() / step) + 1) * step);
}

/** Every day at a wall-clock time `HH:MM` of a zone; one that a spring change skips comes as much later. */
export function dailyAt(time: string, zone: string): (after: Date) => Date {
	return (after) => {
		const today = instantOf(`${dayOf(after, zone)}T${time}`, zone);
		if (today > after) return today;
		// the middle of the next day, whatever its length
		const noon = instantOf(`${dayOf(after, zone)}T12:00`, zone).getTime();
		return instantOf(`${dayOf(new Date(noon + DAY_MS), zone)}T${time}`, zone);
	};
}
