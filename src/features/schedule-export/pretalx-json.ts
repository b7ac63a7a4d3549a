import { clockOf, durationText, type ExportedEvent, type ExportedSchedule, GENERATOR } from "./schedule.ts";

function eventJson({ minutes, ...event }: ExportedEvent) {
	return {
		...event,
		start: clockOf(event.date),
		duration: durationText(minutes),
		subtitle: "",
		track: event.track || null,
		persons: event.persons.map(({ id, name, biography }) => ({ id, name, public_name: name, biography })),
		attachments: [],
		answers: [],
	};
}

export function pretalxJson({ days, acronym, title, timeZone, url, version, tracks }: ExportedSchedule): string {
	const conference = {
		acronym,
		title,
		start: days[0]?.date ?? "",
		end: days.at(-1)?.date ?? "",
		daysCount: days.length,
		timeslot_duration: "00:05",
		time_zone_name: timeZone,
		url,
		tracks,
		days: days.map(({ date, start, end, rooms }, index) => ({
			index: index + 1,
			date,
			day_start: start,
			day_end: end,
			rooms: Object.fromEntries(rooms.map(({ name, events }) => [name, events.map(eventJson)])),
		})),
	};
	return `${JSON.stringify({ generator: { name: GENERATOR }, schedule: { url, version, base_url: url, conference } })}\n`;
}
