import { isOver } from "./over.ts";

/** Spec §9: meetups, whose codes have no year. */
const MEETUPS = ["TBF", "EY-MEETUP", "DSW"];
/** Spec §9: in these editions, online means access to recordings. */
const EDITIONS_WITHOUT_ONLINE = ["TBF-2024-10-08", "TBF-2025-10-28"];
const AFTER_HOURS_EDITIONS = ["TBF-2023-09-27", "TBF-2024-10-08"];

/** "DSSML25" becomes "DSSML"; codes of meetups stay. */
export function seriesOf(eventCode: string): string {
	const code = eventCode.toUpperCase();
	return MEETUPS.includes(code) ? code : code.replace(/\d{2}$/, "");
}

/** Spec §9: the last two digits; undefined for meetups. */
export function eventYear(eventCode: string): number | undefined {
	const digits = /(\d{2})$/.exec(eventCode)?.[1];
	return digits === undefined || isMeetupCode(eventCode) ? undefined : 2000 + Number(digits);
}

/** Spec §9: meetups have a flat list of lectures and their own form. */
export function isMeetupCode(eventCode: string): boolean {
	return MEETUPS.includes(eventCode.toUpperCase());
}

/** Spec §9: online means access to recordings. */
export function isWithoutOnline(calendarCode: string): boolean {
	return EDITIONS_WITHOUT_ONLINE.includes(calendarCode.toUpperCase());
}

/** True for online attendance, also by recordings (spec §9). */
export function offersOnline(calendar: { isOnline: boolean; code: string; endsAt: Date }, now: Date): boolean {
	return (calendar.isOnline || isWithoutOnline(calendar.code)) && !isOver(calendar, now);
}

export function offersOnsite(calendar: { isOnsite: boolean; endsAt: Date }, now: Date): boolean {
	return calendar.isOnsite && !isOver(calendar, now);
}

export function isAfterHours(calendarCode: string): boolean {
	return AFTER_HOURS_EDITIONS.includes(calendarCode.toUpperCase());
}
