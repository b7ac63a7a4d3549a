export type ScheduleFormat = "frab" | "pretalx" | "sessionize";

/** A published schedule in any format, with the file's texts. */
export type Schedule = {
	format: ScheduleFormat;
	/** The same from one version to the next: "frab-31c3". */
	source: string;
	/** Exported by this program: texts are taken unchanged. */
	isOwn: boolean;
	title: string;
	/** IANA, where the file has one. */
	timeZone: string | null;
	/** Offset of its first time, `+09:00`; null for local times. */
	offset: string | null;
	venue: string;
	city: string;
	/** Track names in the file's order, only those in use. */
	tracks: string[];
	persons: Person[];
	talks: Talk[];
	breaks: Break[];
	skipped: SkippedItem[];
};

export type Link = { title: string; url: string };

/** `key` identifies the person across publications of the file. */
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
	/** `YYYY-MM-DD`; a talk after midnight belongs to the evening before. */
	day: string;
	title: string;
	subtitle: string;
	/** Plain text, Markdown or HTML. */
	abstract: string;
	description: string;
	room: string;
	track: string | null;
	tags: string[];
	/** As the file writes it; "" where it says nothing. */
	language: string;
	startsAt: Date;
	endsAt: Date;
	personKeys: string[];
	links: Link[];
};

/** A pause through all tracks. */
export type Break = { key: string; day: string; name: string; startsAt: Date; endsAt: Date };

export type SkippedItem = { what: string; why: string };

/** The message says where the file is invalid. */
export class BrokenSchedule extends Error {}
