import { instantOf } from "../../kit/time/instant.ts";
import { addDays, dayOf } from "../../kit/time/zone.ts";

const HOUR = "08:00";

/** The last Monday at 8:00 of a zone, at `now` or before. */
export function lastMonday(now: Date, zone: string): Date {
	const today = dayOf(now, zone);
	const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
	const monday = addDays(today, -sinceMonday);
	const at = instantOf(`${monday}T${HOUR}`, zone);
	return at <= now ? at : instantOf(`${addDays(monday, -7)}T${HOUR}`, zone);
}

/** Whether an e-mail is due: none has been sent, and the wish was not made, since the last Monday. */
export function isDue({ askedAt, sentAt }: { askedAt: Date; sentAt: Date | null }, now: Date, zone: string): boolean {
	return (sentAt ?? askedAt) < lastMonday(now, zone);
}
