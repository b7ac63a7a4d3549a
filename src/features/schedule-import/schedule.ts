export type ScheduleFormat = "frab" | "pretalx" | "sessionize";

/** A published schedule in any format, with the file's texts. */
export type Schedule = {
	format: ScheduleFormat;
	/** The same for each version of the publication: "frab-31c3". */
	source: string;
	/** Whether this program exported it, so that texts are taken unchanged. */
	isOwn: boolean;
	title: string;
	/** The file's IANA zone, or null. */
	timeZone: string | null;
	/** The offset of its first time, `+09:00`; null for local times. */
	offset: string | null;
	venue: string;
	city: string;
	/** The tracks in use, in the file's order. */
	tracks: string[];
	persons: Person[];
	talks: Talk[];
	breaks: Break[];
	skipped: SkippedItem[];
};

export type Link = { title: string; url: string };

/** `key` identifies the person in all versions of the file. */
export type Person = {
	key: string;
	/** The full name; its parts are null if the file does not split it. */
	name: string;
	firstName: string | null;
	lastName: string | null;
	tagLine: string;
	/** Plain text, Markdown or HTML. */
	biography: string;
	links: Link[];
};

export type Talk = {
	key: string;
	/** `YYYY-MM-DD`. A talk after midnight belongs to the previous day. */
	day: string;
	title: string;
	subtitle: string;
	/** Plain text, Markdown or HTML. */
	abstract: string;
	description: string;
	room: string;
	track: string | null;
	tags: string[];
	/** As in the file; "" if missing. */
	language: string;
	startsAt: Date;
	endsAt: Date;
	personKeys: string[];
	links: Link[];
};

export type Break = { key: string; day: string; name: string; startsAt: Date; endsAt: Date };

export type SkippedItem = { what: string; why: string };

/** The message says where the file is invalid. */
export class BrokenSchedule extends Error {}
