export type Tally = { created: number; updated: number; unchanged: number; removed: number };

export type ImportReport = {
	event: { code: string; name: string; isNew: boolean };
	format: "frab" | "pretalx" | "sessionize";
	tallies: Record<"lectures" | "lecturers" | "days" | "tracks" | "breaks", Tally>;
	skipped: { what: string; why: string }[];
	/** Notes for the organiser. */
	notes: string[];
	/** Lectures that differ, by subject. */
	lectures: Record<"created" | "updated" | "removed", string[]>;
	/** Nothing was written. */
	isDryRun: boolean;
};

export type ImportProgress = { step: string; done: number; total: number };

/** A schedule's text and its target event. */
export type ImportRequest = {
	event: string;
	text: string;
	create: boolean;
	/** IANA, for a created event; null takes the file's. */
	timeZone: string | null;
	/** Null takes the file's. Items of other publications are left alone. */
	source: string | null;
	/** Lectures missing from the file may be removed. */
	yes: boolean;
	dryRun: boolean;
};

/** Nothing was changed; the message is shown on the command line. */
export class ImportFailure extends Error {}
