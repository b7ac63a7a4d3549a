import { isDay } from "../../kit/time/day.ts";
import { instantOf } from "../../kit/time/instant.ts";
import { addDays, dayOf, timeText } from "../../kit/time/zone.ts";

const MINUTE = 60_000;
/** Before this hour a talk belongs to the previous day, unless the file says otherwise. */
const DAY_CHANGE = "04:00";

const DATE_TIME = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{1,2}:\d{2})(?::(\d{2}))?(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;

/** "9:05", "09:05" or "09:05:00" becomes "09:05"; undefined for anything else. */
export function clockTime(text: string): string | undefined {
	const found = /^(\d{1,2}):([0-5]\d)(?::[0-5]\d)?$/.exec(text.trim());
	return found?.[1] && Number(found[1]) < 24 ? `${found[1].padStart(2, "0")}:${found[2]}` : undefined;
}

/** The instant of a date-time, by its own offset or in `zone`. Undefined if invalid or without a time. */
export function momentOf(text: string, zone: string): Date | undefined {
	const found = DATE_TIME.exec(text.trim());
	const time = found?.[2] && clockTime(found[2]);
	if (!found?.[1] || !time || !isDay(found[1])) return undefined;
	const local = `${found[1]}T${time}:${found[3] ?? "00"}`;
	const offset = found[4]?.toUpperCase();
	if (!offset) return instantOf(local, zone);
	const at = new Date(`${local}${offset === "Z" ? "Z" : offset.replace(/^(...):?(..)$/, "$1:$2")}`);
	return Number.isNaN(at.getTime()) ? undefined : at;
}

/** The offset `+02:00`; null for a local date-time. */
export function offsetOf(text: string): string | null {
	const offset = DATE_TIME.exec(text.trim())?.[4]?.toUpperCase();
	if (!offset) return null;
	return offset === "Z" ? "+00:00" : offset.replace(/^(...):?(..)$/, "$1:$2");
}

export function hasOffset(zone: string, instant: Date, offset: string): boolean {
	const local = new Date(instant.getTime() + offsetMinutes(offset) * MINUTE).toISOString().slice(0, 16);
	return instantOf(local, zone).getTime() === Math.floor(instant.getTime() / MINUTE) * MINUTE;
}

function offsetMinutes(offset: string): number {
	const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4, 6));
	return offset.startsWith("-") ? -minutes : minutes;
}

/** Undefined for offsets with minutes. */
export function zoneOfOffset(offset: string): string | undefined {
	const minutes = offsetMinutes(offset);
	if (minutes % 60 !== 0) return undefined;
	// `Etc/GMT` zones have the opposite sign.
	return minutes === 0 ? "Etc/GMT" : `Etc/GMT${minutes > 0 ? "-" : "+"}${Math.abs(minutes) / 60}`;
}

/**
 * `HH:MM`, `H:MM`, `D:HH:MM` (pretalx, unpadded days), `HH:MM:SS` (two digits first, or over 24 hours), ISO `PT1H30M`,
 * or a number of minutes. Undefined if invalid.
 */
export function durationMinutes(text: string): number | undefined {
	const value = text.trim();
	if (/^\d{1,5}$/.test(value)) return Number(value);
	const two = /^(\d{1,3}):([0-5]\d)$/.exec(value);
	if (two) return Number(two[1]) * 60 + Number(two[2]);
	const three = /^(\d{1,2}):(\d{2}):(\d{2})$/.exec(value);
	if (three) {
		const [first, second, third] = three.slice(1).map(Number) as [number, number, number];
		if (second > 59 || third > 59) return undefined;
		const hasSeconds = three[1]?.length === 2 || second > 23;
		return hasSeconds ? first * 60 + second : first * 1440 + second * 60 + third;
	}
	const iso = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:\d+S)?)?$/i.exec(value);
	if (!iso || value.length < 3) return undefined;
	return Number(iso[1] ?? 0) * 1440 + Number(iso[2] ?? 0) * 60 + Number(iso[3] ?? 0);
}

export function minutesAfter(start: Date, minutes: number): Date {
	return new Date(start.getTime() + minutes * MINUTE);
}

/**
 * Times before the day's start are past midnight. `dayStart` is the day's own start, `dayChange` the hour at which the
 * file's days change.
 */
export function instantOnDay(
	day: string,
	time: string,
	zone: string,
	rest: { dayStart: Date | undefined; dayChange: string | undefined },
): Date {
	const same = instantOf(`${day}T${time}`, zone);
	const isPastMidnight = rest.dayStart ? same < rest.dayStart : time < (rest.dayChange ?? DAY_CHANGE);
	return isPastMidnight ? instantOf(`${addDays(day, 1)}T${time}`, zone) : same;
}

function hourOf(instant: Date, zone: string): string {
	return timeText("en", instant, zone);
}

/**
 * Infers conference days for a file without days: the local date; before 4 a.m. the previous day, if it has events.
 * Returns a function from start to day.
 */
export function daysOfStarts(starts: readonly Date[], zone: string): (start: Date) => string {
	const isNight = (start: Date) => hourOf(start, zone) < DAY_CHANGE;
	const days = new Set(starts.filter((start) => !isNight(start)).map((start) => dayOf(start, zone)));
	return (start) => {
		const day = dayOf(start, zone);
		const before = addDays(day, -1);
		return isNight(start) && days.has(before) ? before : day;
	};
}
