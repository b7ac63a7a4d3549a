/** Counts of one kind of row. */
export type Tally = { created: number; updated: number; unchanged: number; removed: number };

export type ImportReport = {
	event: { code: string; name: string; isNew: boolean };
	format: "frab" | "pretalx" | "sessionize";
	tallies: Record<"lectures" | "lecturers" | "days" | "tracks" | "breaks", Tally>;
	/** Omitted items, with reasons. */
	skipped: { what: string; why: string }[];
	/** Notes for the organiser. */
	notes: string[];
	/** Lectures that differ, by subject. */
	lectures: Record<"created" | "updated" | "removed", string[]>;
	/** Nothing was written: only the difference was requested. */
	isDryRun: boolean;
};

/** An import's progress; `total` is 0 for uncounted steps. */
export type ImportProgress = { step: string; done: number; total: number };

/** An import request: a schedule's text and its target event. */
export type ImportRequest = {
	event: string;
	text: string;
	/** The event may be created. */
	create: boolean;
	/** IANA name for a created event; null takes the file's. */
	timeZone: string | null;
	/** Publication's name; null takes the file's. Items of other publications are left alone. */
	source: string | null;
	/** Confirms the removal of lectures missing from the file. */
	yes: boolean;
	/** Nothing is written. */
	dryRun: boolean;
};

/** An import that changed nothing; the message is shown on the command line. */
export class ImportFailure extends Error {}
