type Ending = { endsAt: Date };

/** End of an event; a meetup ends with its last edition. */
export function endOf(event: Ending & { isMeeting: boolean }, calendars: readonly Ending[]): Date {
	if (!event.isMeeting || calendars.length === 0) return event.endsAt;
	return new Date(Math.max(...calendars.map((one) => one.endsAt.getTime())));
}

/** Whether an event, day or edition is over, from `endsAt` on. */
export function isOver({ endsAt }: Ending, now: Date): boolean {
	return endsAt <= now;
}

/** An evening past midnight belongs to the day on which it began. */
const NIGHT_MS = 6 * 3_600_000;

/** A moment on the last day of an event, as its dates name it. */
export function lastDay({ startsAt, endsAt }: Ending & { startsAt: Date }): Date {
	return new Date(Math.max(startsAt.getTime(), endsAt.getTime() - NIGHT_MS));
}
