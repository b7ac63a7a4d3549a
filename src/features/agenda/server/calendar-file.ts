import { TZDate } from "@date-fns/tz";
import ical, { escape as escaped, type ICalCalendar } from "ical-generator";
import { tzlib_get_ical_block } from "timezones-ical-library";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import type { CalendarFacts, EventFacts } from "../../event/server/store.ts";
import type { Lecture } from "../contract.ts";
import { agendaTexts } from "../texts.ts";

/** One lecture of a calendar file and what stands around it. */
export type CalendarEntry = {
	lecture: Lecture;
	event: Pick<EventFacts, "name" | "nameEn" | "place" | "placeEn" | "city" | "cityEn" | "timeZone">;
	calendar: Pick<CalendarFacts, "isOnline" | "isOnsite">;
	/** The whole address of the lecture's page. */
	url: string;
};

/** The VTIMEZONE of a zone; null where the library does not know it. */
function timeZoneBlock(zone: string): string | null {
	const found = tzlib_get_ical_block(zone);
	const block = Array.isArray(found) ? found[0] : undefined;
	return block?.startsWith("BEGIN:VTIMEZONE") ? block : null;
}

/** Line breaks in one form, and no control characters, which iCalendar does not allow. */
function cleaned(text: string): string {
	return text.replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "");
}

/** "Sala Łuków, Hala Łuków, Warszawa"; an online lecture says so instead of the building. */
function locationOf({ lecture, event, calendar }: CalendarEntry, lang: Lang): string {
	const where = calendar.isOnsite
		? [localized(lang, event.place, event.placeEn), localized(lang, event.city, event.cityEn)]
		: [];
	const online = calendar.isOnline ? [agendaTexts.online[lang]] : [];
	// a meetup's only room is often the building itself
	return [...new Set([lecture.place, ...where, ...online])].filter(Boolean).join(", ");
}

/** Who speaks, what about, and where to read on. */
function descriptionOf({ lecture, event, url }: CalendarEntry, lang: Lang): string {
	const people = lecture.lecturers.map((one) =>
		[
			[one.title, one.firstName, one.lastName].filter(Boolean).join(" "),
			localized(lang, one.jobPosition, one.jobPositionEn),
			one.organization,
		]
			.filter(Boolean)
			.join(", "),
	);
	return [localized(lang, event.name, event.nameEn), people.join("\n"), lecture.shortDescription, url]
		.filter(Boolean)
		.join("\n\n");
}

function addEntry(file: ICalCalendar, entry: CalendarEntry, lang: Lang, host: string, now: Date): void {
	const { lecture, event } = entry;
	// A zone without a block would be a name that calendar programs cannot look up: the times are then given in UTC.
	const zone = timeZoneBlock(event.timeZone) ? event.timeZone : null;
	// A plain Date would be written in the zone of this machine.
	const moment = (iso: string) => (zone ? new TZDate(iso, zone) : new Date(iso));
	file.createEvent({
		id: `lecture-${lecture.objectId}@${host}`,
		stamp: now,
		timezone: zone,
		start: moment(lecture.startDate),
		end: moment(lecture.endDate),
		summary: cleaned(lecture.subject),
		location: cleaned(locationOf(entry, lang)),
		description: cleaned(descriptionOf(entry, lang)),
		url: entry.url,
	});
}

/**
 * A calendar file (RFC 5545) with one entry per lecture: times in the event's zone with its VTIMEZONE, ids that stay
 * the same in every file and language. `name` is what calendar programs call it, `now` is DTSTAMP.
 */
export function calendarFile(input: {
	name: string;
	lang: Lang;
	host: string;
	now: Date;
	entries: CalendarEntry[];
}): string {
	const { lang, host, now } = input;
	// The library writes the name as it is given, and DTSTAMP in the file's own zone: hence no zone name here.
	const file = ical({
		name: escaped(cleaned(input.name), false),
		prodId: { company: "Estrada", product: "Agenda", language: lang },
		timezone: { name: null, generator: timeZoneBlock },
	});
	for (const entry of input.entries) addEntry(file, entry, lang, host, now);
	return `${file.toString()}\r\n`;
}

/** An ASCII file name: letters, digits and dashes of the parts, lower case, with its ending. */
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
