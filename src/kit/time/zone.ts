import { tzOffset } from "@date-fns/tz/tzOffset";
import type { Lang } from "../i18n/lang.ts";
import { MONTHS, WEEKDAYS } from "./names.ts";

/** The source of time. It is injected, so that a demonstration can run at any moment. */
export type Clock = { now(): Date };

const MINUTE_MS = 60_000;

/** The wall clock of a zone at an instant, as a date with UTC fields. */
function wallClock(instant: Date, zone: string): Date {
	const local = new Date(instant.getTime() + tzOffset(zone, instant) * MINUTE_MS);
	if (Number.isNaN(local.getTime())) throw new RangeError(`no wall clock of ${instant} in ${zone}`);
	return local;
}

/** The calendar day `YYYY-MM-DD` of an instant in a zone. */
export function dayOf(instant: Date, zone: string): string {
	return wallClock(instant, zone).toISOString().slice(0, 10);
}

/** The hour (0–23) of an instant in a zone. */
export function hourOf(instant: Date, zone: string): number {
	return wallClock(instant, zone).getUTCHours();
}

/** The day `days` after `day` (`YYYY-MM-DD`), by the calendar. */
export function addDays(day: string, days: number): string {
	return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** "9:15" / "09:15" in the event's zone. */
export function timeText(lang: Lang, instant: Date, zone: string): string {
	const time = wallClock(instant, zone).toISOString().slice(11, 16);
	return lang === "pl" ? time.replace(/^0/, "") : time;
}

/** The short weekday of an instant: "pt." / "Fri". */
export function weekdayText(lang: Lang, instant: Date, zone: string): string {
	return WEEKDAYS[lang][wallClock(instant, zone).getUTCDay()] ?? "";
}

const monthOf = (lang: Lang, local: Date) => MONTHS[lang][local.getUTCMonth()] ?? "";
const dayAndMonth = (lang: Lang, local: Date) => `${local.getUTCDate()} ${monthOf(lang, local)}`;

/** "28 kwietnia 2025" / "28 April 2025". `year` false omits the year. */
export function dateText(lang: Lang, instant: Date, zone: string, year = true): string {
	const local = wallClock(instant, zone);
	return dayAndMonth(lang, local) + (year ? ` ${local.getUTCFullYear()}` : "");
}

/** Like `dateText`, for a calendar day `YYYY-MM-DD`. */
export function calendarDateText(lang: Lang, day: string, year = true): string {
	return dateText(lang, new Date(`${day}T12:00:00Z`), "UTC", year);
}

/** "28 kwietnia 2025, 9:15" / "28 April 2025, 09:15". */
export function momentText(lang: Lang, instant: Date, zone: string): string {
	return `${dateText(lang, instant, zone)}, ${timeText(lang, instant, zone)}`;
}

/** Thin spaces separate dates of several words. */
const SPACED_DASH = "\u2009\u2013\u2009";

/** "6–7 czerwca 2025" / "6 – 7 June 2025", or one date if both are the same day. */
export function spanText(lang: Lang, start: Date, end: Date, zone: string): string {
	const [first, last] = [wallClock(start, zone), wallClock(end, zone)];
	const whole = dateText(lang, end, zone);
	if (first.getUTCFullYear() !== last.getUTCFullYear()) return `${dateText(lang, start, zone)}${SPACED_DASH}${whole}`;
	if (first.getUTCMonth() !== last.getUTCMonth()) return `${dayAndMonth(lang, first)}${SPACED_DASH}${whole}`;
	if (first.getUTCDate() === last.getUTCDate()) return whole;
	return `${first.getUTCDate()}${lang === "pl" ? "\u2013" : SPACED_DASH}${whole}`;
}
