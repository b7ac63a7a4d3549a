import { dayOf } from "../../kit/time/zone.ts";

type Day = { code: string; startsAt: Date; endsAt: Date };
type Event = { isMeeting: boolean; timeZone: string; startsAt: Date };

/**
 * Returns days of attendance, in order. A conference has one entry per date, from its start. A meetup has one edition:
 * the requested, otherwise the next, otherwise the last.
 */
export function eventDays<D extends Day>(days: D[], event: Event, requested: string | undefined, now: Date): D[] {
	if (event.isMeeting) {
		const inOrder = days.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
		const edition =
			inOrder.find((one) => one.code === requested) ?? inOrder.find((one) => one.endsAt > now) ?? inOrder.at(-1);
		return edition ? [edition] : [];
	}
	const seen = new Set<string>();
	return days.filter((one) => {
		const day = dayOf(one.startsAt, event.timeZone);
		const isNew = day >= dayOf(event.startsAt, event.timeZone) && !seen.has(day);
		seen.add(day);
		return isNew;
	});
}

/** The days of a conference, or all editions of a meetup. */
export function daysInOrder<D extends Day>(days: D[], event: Event): D[] {
	const named = event.isMeeting ? days : eventDays(days, event, undefined, event.startsAt);
	return named.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}

/** The first day after a moment, otherwise the current one; undefined if all are over. */
export function dayNext<D extends Day>(days: D[], event: Event, moment: Date): D | undefined {
	const named = daysInOrder(days, event);
	return named.find((one) => one.startsAt > moment) ?? named.find((one) => one.endsAt > moment);
}
