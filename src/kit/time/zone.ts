import type { Lang } from "../i18n/lang.ts";

/** Where the time comes from; injected everywhere so that a demonstration can stand at any moment. */
export type Clock = { now(): Date };

const FORMATS = {
	day: { year: "numeric", month: "2-digit", day: "2-digit" },
	hour: { hour: "numeric", minute: "2-digit", hourCycle: "h23" },
	hourTwoDigits: { hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
	date: { day: "numeric", month: "long", year: "numeric" },
	dayOfMonth: { day: "numeric", month: "long" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Making a format costs a hundred times as much as using it: each is made once. */
const made = new Map<string, Intl.DateTimeFormat>();

function formatOf(name: keyof typeof FORMATS, locale: string, zone: string): Intl.DateTimeFormat {
	const key = `${name} ${locale} ${zone}`;
	const known = made.get(key);
	if (known) return known;
	const format = new Intl.DateTimeFormat(locale, { timeZone: zone, ...FORMATS[name] });
	made.set(key, format);
	return format;
}

const localeOf = (lang: Lang) => (lang === "pl" ? "pl-PL" : "en-GB");

/** The calendar day `YYYY-MM-DD` of an instant in a zone. */
export function dayOf(instant: Date, zone: string): string {
	return formatOf("day", "en-CA", zone).format(instant);
}

/** The day `days` after `day` (`YYYY-MM-DD`), by the calendar. */
export function addDays(day: string, days: number): string {
	return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** "9:15" / "09:15" in the event's zone. */
export function timeText(lang: Lang, instant: Date, zone: string): string {
	return formatOf(lang === "pl" ? "hour" : "hourTwoDigits", localeOf(lang), zone).format(instant);
}

/** "28 kwietnia 2025" / "28 April 2025"; without the year when `year` is false. */
export function dateText(lang: Lang, instant: Date, zone: string, year = true): string {
	return formatOf(year ? "date" : "dayOfMonth", localeOf(lang), zone).format(instant);
}

/** "6–7 czerwca 2025" / "6–7 June 2025"; one day alone where both lie on it. */
export function spanText(lang: Lang, start: Date, end: Date, zone: string): string {
	return formatOf("date", localeOf(lang), zone).formatRange(start, end);
}
