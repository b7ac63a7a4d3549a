/** What happened to the things of one kind. */
export type Tally = { created: number; updated: number; unchanged: number; removed: number };

/** What an import did. */
export type ImportReport = {
	event: { code: string; name: string; isNew: boolean };
	format: "frab" | "pretalx" | "sessionize";
	tallies: Record<"lectures" | "lecturers" | "days" | "tracks" | "breaks", Tally>;
	/** What the file holds and the agenda does not, and why. */
	skipped: { what: string; why: string }[];
	/** What the organiser should know besides. */
	notes: string[];
};

/** How far an import has come; `total` is 0 for a step that is not counted. */
export type ImportProgress = { step: string; done: number; total: number };

/** What is to be imported: the text of a schedule into an event. */
export type ImportRequest = {
	event: string;
	text: string;
	/** The event may be created. */
	create: boolean;
	/** IANA name for a created event; null leaves it to the file. */
	timeZone: string | null;
};

/** An import that changed nothing; the message is one sentence for the person at the command line. */
export class ImportFailure extends Error {}
