type Ending = { endsAt: Date };

/** When an event is over: a conference at its own end, a meetup with the last of its editions. */
export function endOf(event: Ending & { isMeeting: boolean }, calendars: readonly Ending[]): Date {
	if (!event.isMeeting || calendars.length === 0) return event.endsAt;
	return new Date(Math.max(...calendars.map((one) => one.endsAt.getTime())));
}

/** Whether an event, a day or an edition is over: from the millisecond at which it ends. */
export function isOver({ endsAt }: Ending, now: Date): boolean {
	return endsAt <= now;
}

/** An evening that ends after midnight belongs to the day on which it began. */
const NIGHT_MS = 6 * 3_600_000;

/** A moment of the last day of an event, as its dates name it. */
export function lastDay({ startsAt, endsAt }: Ending & { startsAt: Date }): Date {
	return new Date(Math.max(startsAt.getTime(), endsAt.getTime() - NIGHT_MS));
}
