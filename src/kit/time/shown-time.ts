import type { Clock } from "./zone.ts";

/** A moment that the machine's clock noted, as the site's clock shows it: the two differ in a trial and by `SITE_CLOCK`. */
export function shownTime(clock: Clock, moment: Date, machineNow = new Date()): Date {
	return new Date(moment.getTime() + clock.now().getTime() - machineNow.getTime());
}
