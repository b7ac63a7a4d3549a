import type { Clock } from "./zone.ts";

/** Converts machine time to the site's clock, which differs in a trial and with `SITE_CLOCK`. */
export function shownTime(clock: Clock, moment: Date, machineNow = new Date()): Date {
	return new Date(moment.getTime() + clock.now().getTime() - machineNow.getTime());
}
