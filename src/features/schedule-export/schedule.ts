/** The generator in exported files. The importer takes the texts of such files unchanged. */
export const GENERATOR = "Estrada";
/** Lectures have their tags as type, or "lecture". */
export const BREAK_TYPE = "break";
export const LECTURE_TYPE = "lecture";
/** Separates a lecture's tags in its type. */
export const TAG_SEPARATOR = ", ";

/** An event's programme for both formats. `local` times have the event's UTC offset. */
export type ExportedSchedule = {
	acronym: string;
	title: string;
	timeZone: string;
	/** The landing page's URL. */
	url: string;
	/** Changes with the content. */
	version: string;
	days: ExportedDay[];
	tracks: { name: string; color: string }[];
};
export type ExportedDay = {
	date: string;
	start: string;
	end: string;
	rooms: { name: string; events: ExportedEvent[] }[];
};
export type ExportedPerson = { id: number; name: string; biography: string };
export type ExportedEvent = {
	id: number;
	guid: string;
	slug: string;
	url: string;
	/** Date and time with the offset: "2025-06-06T09:15:00+02:00". */
	date: string;
	minutes: number;
	room: string;
	title: string;
	track: string;
	type: string;
	language: string;
	/** Plain text. */
	abstract: string;
	/** HTML. */
	description: string;
	persons: ExportedPerson[];
	links: { title: string; url: string }[];
};

/** "01:05" for 65. */
export function durationText(minutes: number): string {
	const two = (value: number) => String(value).padStart(2, "0");
	return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** "09:15". */
export function clockOf(date: string): string {
	return date.slice(11, 16);
}

/** A valid acronym: `[a-z0-9_]`, at least four characters. */
export function acronymOf(code: string): string {
	return code
		.toLowerCase()
		.replace(/[^a-z0-9]/g, "_")
		.padEnd(4, "_");
}
