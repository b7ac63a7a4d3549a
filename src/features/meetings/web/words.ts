import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { calendarDateText, dateText, timeText } from "../../../kit/time/zone.ts";
import { meetingsTexts as texts } from "./texts.ts";

/** "6 czerwca" / "6 June". No weekday: the organiser may name the day differently (`calendar.name`). */
export function dayText(lang: Lang, date: string, timeZone: string): string {
	return dateText(lang, new Date(date), timeZone, false);
}

/** "2025-06-06" becomes "6 czerwca", in any time zone. */
export const calendarDayText = (lang: Lang, day: string) => calendarDateText(lang, day, false);

export const hourText = (lang: Lang, date: string, timeZone: string) => timeText(lang, new Date(date), timeZone);

export function whenText(lang: Lang, date: string, timeZone: string): string {
	return `${dayText(lang, date, timeZone)}, ${hourText(lang, date, timeZone)}`;
}

const MINUTE_MS = 60_000;

/** "Za 19 min" within an hour, otherwise the day. */
export function untilText(lang: Lang, date: string, now: Date, timeZone: string): string {
	const minutes = Math.ceil((Date.parse(date) - now.getTime()) / MINUTE_MS);
	if (minutes <= 0) return texts.running[lang];
	return minutes <= 60 ? fill(texts.soon[lang], { minutes: String(minutes) }) : dayText(lang, date, timeZone);
}

/** "online" or "stolik B12". */
export function whereText(lang: Lang, table: string | null): string {
	return table === null ? texts.online[lang] : fill(texts.table[lang], { table });
}

export const meetingPlace = (meetingId: number) => `meeting-${meetingId}`;
