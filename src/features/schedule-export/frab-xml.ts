import { xmlAround, xmlElement } from "../../kit/html/xml.ts";
import {
	clockOf,
	durationText,
	type ExportedDay,
	type ExportedEvent,
	type ExportedSchedule,
	GENERATOR,
} from "./schedule.ts";

function eventXml(event: ExportedEvent): string {
	const persons = event.persons.map(({ id, name }) => xmlElement("person", name, { id }));
	const links = event.links.map(({ title, url }) => xmlElement("link", title, { href: url }));
	return xmlAround(
		"event",
		[
			xmlElement("date", event.date),
			xmlElement("start", clockOf(event.date)),
			xmlElement("duration", durationText(event.minutes)),
			xmlElement("room", event.room),
			xmlElement("slug", event.slug),
			xmlElement("url", event.url),
			xmlElement("title", event.title),
			xmlElement("subtitle", ""),
			xmlElement("track", event.track),
			xmlElement("type", event.type),
			xmlElement("language", event.language),
			xmlElement("abstract", event.abstract),
			xmlElement("description", event.description),
			xmlAround("persons", persons.join("")),
			xmlAround("links", links.join("")),
		].join(""),
		{ id: event.id, guid: event.guid },
	);
}

function dayXml({ date, start, end, rooms }: ExportedDay, index: number): string {
	const content = rooms.map(({ name, events }) => xmlAround("room", events.map(eventXml).join(""), { name }));
	return xmlAround("day", content.join(""), { index: index + 1, date, start, end });
}

export function frabXml(schedule: ExportedSchedule): string {
	const { acronym, title, timeZone, url, version, days } = schedule;
	const conference = [
		xmlElement("acronym", acronym),
		xmlElement("title", title),
		...(days[0] ? [xmlElement("start", days[0].date), xmlElement("end", days.at(-1)?.date ?? "")] : []),
		xmlElement("days", days.length),
		xmlElement("timeslot_duration", "00:05"),
		xmlElement("base_url", url),
		xmlElement("time_zone_name", timeZone),
	];
	const content = [
		xmlElement("generator", "", { name: GENERATOR }),
		xmlElement("version", version),
		xmlAround("conference", conference.join("")),
		...days.map(dayXml),
	];
	return `<?xml version="1.0" encoding="utf-8"?>\n${xmlAround("schedule", `\n${content.join("")}`)}`;
}
