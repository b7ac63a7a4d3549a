import { instantOf } from "../../src/kit/time/instant.ts";
import { addDays, dayOf } from "../../src/kit/time/zone.ts";
import type { Both, DemoCalendar, DemoEvent } from "../content/shape.ts";

/** Turns the content's local days and times into instants; days may count from the first start (live edition). */
export type Moments = {
	zone: string;
	/** YYYY-MM-DD. */
	day(value: string | number): string;
	at(day: string, time: string): Date;
	/** An interval within a day; an end before the start is on the next day. */
	span(day: string, start: string, end: string): { startsAt: Date; endsAt: Date };
};

export function momentsFrom(firstStart: Date, zone = "Europe/Warsaw"): Moments {
	const today = dayOf(firstStart, zone);
	const day = (value: string | number) => (typeof value === "number" ? addDays(today, value) : value);
	const at = (one: string, time: string) => instantOf(`${one}T${time}`, zone);
	return {
		zone,
		day,
		at,
		span: (one, start, end) => ({ startsAt: at(one, start), endsAt: at(end <= start ? addDays(one, 1) : one, end) }),
	};
}

/** A relative day gets its weekday and date for a name; a fixed one keeps the name that the organiser gave. */
export function calendarNames(calendar: DemoCalendar, moments: Moments): { name: Both; note: Both } {
	if (typeof calendar.day === "string") return { name: calendar.name, note: calendar.note };
	const date = moments.at(moments.day(calendar.day), "12:00");
	const name = (lang: "pl" | "en") => {
		const weekday = new Intl.DateTimeFormat(lang, { weekday: "long", timeZone: moments.zone }).format(date);
		const digits = new Intl.DateTimeFormat("pl", { day: "2-digit", month: "2-digit", timeZone: moments.zone }).format(
			date,
		);
		return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)} ${digits}`;
	};
	return {
		name: { pl: name("pl"), en: name("en") },
		note: { pl: `${calendar.name.pl}, ${calendar.note.pl}`, en: `${calendar.name.en}, ${calendar.note.en}` },
	};
}

/** First start and last end of an event's lectures; without lectures, its days from nine to five. */
export function eventSpan(event: DemoEvent, moments: Moments): { startsAt: Date; endsAt: Date } {
	const days = new Map(event.calendars.map((one) => [one.code, moments.day(one.day)]));
	const spans = event.lectures.map((one) => moments.span(days.get(one.calendar)!, one.start, one.end));
	const fallback = [...days.values()].map((day) => moments.span(day, "09:00", "17:00"));
	const all = spans.length > 0 ? spans : fallback;
	return {
		startsAt: new Date(Math.min(...all.map((one) => one.startsAt.getTime()))),
		endsAt: new Date(Math.max(...all.map((one) => one.endsAt.getTime()))),
	};
}
