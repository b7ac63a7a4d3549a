import type { PackageIncludes } from "./contract.ts";
import { lectureWays } from "./rules.ts";

export type LectureTicket = Pick<PackageIncludes, "lectures"> & {
	/** Whether the person attends online. */
	isOnline: boolean;
};

export function opensLectures(ticket: LectureTicket, day: { isOnline: boolean; isOnsite: boolean }): boolean {
	const ways = lectureWays(ticket);
	return (day.isOnline && ways.online) || (day.isOnsite && ways.onsite && !ticket.isOnline);
}

/** A one-day ticket opens at most its day. */
export function lectureDays<C extends { isOnline: boolean; isOnsite: boolean }>(
	ticket: LectureTicket,
	calendars: readonly C[],
	chosen?: C,
): C[] {
	return (chosen ? [chosen] : calendars).filter((day) => opensLectures(ticket, day));
}

/**
 * The chosen calendar. Otherwise, by time: the first online day if the package has online access, and the first onsite
 * day if it has entry.
 */
export function ticketDays<C extends { isOnline: boolean; isOnsite: boolean; startsAt: Date }>(
	{ isOnline, isOnsite }: { isOnline: boolean; isOnsite: boolean },
	calendars: C[],
	chosen?: C,
): C[] {
	if (chosen) return [chosen];
	const online = isOnline ? calendars.find((day) => day.isOnline && !day.isOnsite) : undefined;
	const onsite = isOnsite ? calendars.find((day) => day.isOnsite) : undefined;
	return [online, onsite].filter((day) => day !== undefined).sort((a, b) => +a.startsAt - +b.startsAt);
}
