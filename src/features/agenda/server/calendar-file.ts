import { TZDate } from "@date-fns/tz";
import ical, { escape as escaped, type ICalCalendar } from "ical-generator";
import { tzlib_get_ical_block } from "timezones-ical-library";
import { type Lang, localized, wordsIn } from "../../../kit/i18n/lang.ts";
import type { CalendarRecord, EventRecord } from "../../event/server/columns.ts";
import type { Lecture } from "../contract.ts";
import { programmeTexts } from "../texts.ts";

export type CalendarEntry = {
	/** The same id in every file and language. */
	id: string;
	/** Counts changes of time, for programs with an older copy; default 0. */
	sequence?: number;
	startsAt: Date;
	endsAt: Date;
	timeZone: string;
	summary: string;
	location: string;
	description: string;
	/** The URL of the entry's page. */
	url: string;
};

type Event = Pick<
	EventRecord,
	"name" | "nameEn" | "lead" | "leadEn" | "place" | "placeEn" | "city" | "cityEn" | "timeZone"
>;
type Day = Pick<CalendarRecord, "id" | "name" | "nameEn" | "startsAt" | "endsAt" | "isOnline" | "isOnsite">;
type Around = { event: Event; calendar: Day; url: string };

/** Returns a zone's VTIMEZONE; null if the library does not know the zone. */
function timeZoneBlock(zone: string): string | null {
	const found = tzlib_get_ical_block(zone);
	const block = Array.isArray(found) ? found[0] : undefined;
	return block?.startsWith("BEGIN:VTIMEZONE") ? block : null;
}

/** Normalises line breaks and removes control characters, which iCalendar forbids. */
function cleaned(text: string): string {
	return text.replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "");
}

/**
 * Returns "Sala Łuków, Hala Łuków, Warszawa". Online lectures name no venue; hybrid ones say "online" in brackets,
 * because it is no part of the address.
 */
function locationOf(room: string, { event, calendar }: Around, lang: Lang): string {
	const where = calendar.isOnsite
		? [localized(lang, event.place, event.placeEn), localized(lang, event.city, event.cityEn)]
		: [];
	const online = calendar.isOnline && !calendar.isOnsite ? [programmeTexts.online[lang]] : [];
	// The only hall of a meetup is often the building itself.
	const place = [...new Set([room, ...where, ...online])].filter(Boolean).join(", ");
	return calendar.isOnline && calendar.isOnsite ? `${place} (${programmeTexts.alsoOnline[lang]})` : place;
}

export function lectureEntry(lecture: Lecture, around: Around, lang: Lang): CalendarEntry {
	const { event, url } = around;
	const people = lecture.lecturers.map((one) =>
		[
			[one.title, one.firstName, one.lastName].filter(Boolean).join(" "),
			localized(lang, one.jobPosition, one.jobPositionEn),
			one.organization,
		]
			.filter(Boolean)
			.join(", "),
	);
	const { language, subjectPl, subjectEn, shortDescription, shortDescriptionPl, shortDescriptionEn } = lecture;
	const subject = wordsIn(lang, language, lecture.subject, subjectPl, subjectEn);
	const about = wordsIn(lang, language, shortDescription, shortDescriptionPl, shortDescriptionEn);
	return {
		id: `lecture-${lecture.objectId}`,
		startsAt: new Date(lecture.startDate),
		endsAt: new Date(lecture.endDate),
		timeZone: event.timeZone,
		summary: subject.text,
		location: locationOf(lecture.place, around, lang),
		description: [localized(lang, event.name, event.nameEn), people.join("\n"), about.text, url]
			.filter(Boolean)
			.join("\n\n"),
		url,
	};
}

/** An all-day entry named after its event, and after its day if there are several. */
export function dayEntry(around: Around, { isOneOfSeveral }: { isOneOfSeveral: boolean }, lang: Lang): CalendarEntry {
	const { event, calendar, url } = around;
	const name = localized(lang, event.name, event.nameEn);
	return {
		id: `calendar-${calendar.id}`,
		startsAt: calendar.startsAt,
		endsAt: calendar.endsAt,
		timeZone: event.timeZone,
		summary: isOneOfSeveral ? `${name}: ${localized(lang, calendar.name, calendar.nameEn)}` : name,
		location: locationOf("", around, lang),
		description: [localized(lang, event.lead, event.leadEn), url].filter(Boolean).join("\n\n"),
		url,
	};
}

function addEntry(file: ICalCalendar, entry: CalendarEntry, host: string, now: Date): void {
	// Calendar programs cannot resolve a zone without VTIMEZONE; times are then in UTC.
	const zone = timeZoneBlock(entry.timeZone) ? entry.timeZone : null;
	// The library writes a plain Date in the server's zone.
	const moment = (instant: Date) => (zone ? new TZDate(instant, zone) : instant);
	file.createEvent({
		id: `${entry.id}@${host}`,
		stamp: now,
		sequence: entry.sequence ?? 0,
		timezone: zone,
		start: moment(entry.startsAt),
		end: moment(entry.endsAt),
		summary: cleaned(entry.summary),
		location: cleaned(entry.location),
		description: cleaned(entry.description),
		url: entry.url,
	});
}

/**
 * Returns a calendar file (RFC 5545) with times in the event's zone. `name` is the calendar's name, `now` its DTSTAMP.
 */
export function calendarFile(input: {
	name: string;
	lang: Lang;
	host: string;
	now: Date;
	entries: CalendarEntry[];
}): string {
	const { lang, host, now } = input;
	// A zone here would make the library write a wrong DTSTAMP. The library does not escape the name.
	const file = ical({
		name: escaped(cleaned(input.name), false),
		prodId: { company: "Estrada", product: "Agenda", language: lang },
		timezone: { name: null, generator: timeZoneBlock },
	});
	for (const entry of input.entries) addEntry(file, entry, host, now);
	return `${file.toString()}\r\n`;
}

/** Joins the parts into an ASCII file name of lower-case alphanumeric characters and dashes. */
export function calendarFileName(...parts: string[]): string {
	const name = parts
		.join("-")
		.normalize("NFKD")
		.replace(/[\u0300-\u036f]/g, "")
		.replace(/[łŁ]/g, "l")
		.replace(/[^A-Za-z0-9]+/g, "-")
		.replace(/^-+|-+$/g, "")
		.toLowerCase();
	return `${name || "agenda"}.ics`;
}
