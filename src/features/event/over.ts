type WithEnd = { endsAt: Date };

/** A meetup ends with its last edition. */
export function endOf(event: WithEnd & { isMeeting: boolean }, calendars: readonly WithEnd[]): Date {
	if (!event.isMeeting || calendars.length === 0) return event.endsAt;
	return new Date(Math.max(...calendars.map((one) => one.endsAt.getTime())));
}

/** True from `endsAt` on, for an event, day or edition. */
export function isOver({ endsAt }: WithEnd, now: Date): boolean {
	return endsAt <= now;
}

/** An evening that ends after midnight belongs to the day before. */
const NIGHT_MS = 6 * 3_600_000;

export function lastDay({ startsAt, endsAt }: WithEnd & { startsAt: Date }): Date {
	return new Date(Math.max(startsAt.getTime(), endsAt.getTime() - NIGHT_MS));
}
