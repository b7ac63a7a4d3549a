import type { PackageIncludes } from "./contract.ts";
import { lectureWays } from "./rules.ts";

/** What decides which lectures a ticket opens. */
export type LectureTicket = Pick<PackageIncludes, "lectures"> & {
	/** Attends without coming. */
	isOnline: boolean;
};

/** Whether a ticket opens the lectures of a day. */
export function opensLectures(ticket: LectureTicket, day: { isOnline: boolean; isOnsite: boolean }): boolean {
	const ways = lectureWays(ticket);
	return (day.isOnline && ways.online) || (day.isOnsite && ways.onsite && !ticket.isOnline);
}

/** The days whose lectures a ticket opens: of a ticket for one day, that day at most. */
export function lectureDays<C extends { isOnline: boolean; isOnsite: boolean }>(
	ticket: LectureTicket,
	calendars: readonly C[],
	chosen?: C,
): C[] {
	return (chosen ? [chosen] : calendars).filter((day) => opensLectures(ticket, day));
}

/**
 * The days that a ticket names: the chosen calendar, otherwise the first online day of a package with an online part and
 * the first day on site of one that lets in, the earlier one first.
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
