import type { Clock } from "./zone.ts";

/** Converts a machine's time to the site's clock; they differ in a trial and by `SITE_CLOCK`. */
export function shownTime(clock: Clock, moment: Date, machineNow = new Date()): Date {
	return new Date(moment.getTime() + clock.now().getTime() - machineNow.getTime());
}
