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
	/** The lectures that differ, by subject. */
	lectures: Record<"created" | "updated" | "removed", string[]>;
	/** Nothing was written: the difference was asked for. */
	isDryRun: boolean;
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
	/** Names the publication; null leaves it to the file. What another one brought is left alone. */
	source: string | null;
	/** Lectures that are not in the file any more may be removed. */
	yes: boolean;
	/** Nothing is written. */
	dryRun: boolean;
};

/** An import that changed nothing; the message is one sentence for the person at the command line. */
export class ImportFailure extends Error {}
