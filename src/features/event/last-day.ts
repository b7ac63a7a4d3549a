import { instantOf } from "../../kit/time/instant.ts";
import { addDays, dayOf } from "../../kit/time/zone.ts";
import { lastDay } from "./over.ts";

/** Midnight in the event's zone, when everything on site has ended. */
export function endOfLastDay({ timeZone, ...event }: { startsAt: Date; endsAt: Date; timeZone: string }): Date {
	return instantOf(`${addDays(dayOf(lastDay(event), timeZone), 1)}T00:00`, timeZone);
}
