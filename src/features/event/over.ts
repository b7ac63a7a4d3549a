type WithEnd = { endsAt: Date };

/** A meetup ends with its last edition. */
export function endOf(event: WithEnd & { isMeeting: boolean }, calendars: readonly WithEnd[]): Date {
	if (!event.isMeeting || calendars.length === 0) return event.endsAt;
	return new Date(Math.max(...calendars.map((one) => one.endsAt.getTime())));
}

/** From `endsAt` on. */
export function isOver({ endsAt }: WithEnd, now: Date): boolean {
	return endsAt <= now;
}

/** An evening past midnight belongs to the day on which it began. */
const NIGHT_MS = 6 * 3_600_000;

/** As its dates name it. */
export function lastDay({ startsAt, endsAt }: WithEnd & { startsAt: Date }): Date {
	return new Date(Math.max(startsAt.getTime(), endsAt.getTime() - NIGHT_MS));
}
