export type Tally = { created: number; updated: number; unchanged: number; removed: number };

export type ImportReport = {
	event: { code: string; name: string; isNew: boolean };
	format: "frab" | "pretalx" | "sessionize";
	tallies: Record<"lectures" | "lecturers" | "days" | "tracks" | "breaks", Tally>;
	skipped: { what: string; why: string }[];
	notes: string[];
	/** Changed lectures by subject. */
	lectures: Record<"created" | "updated" | "removed", string[]>;
	/** True if nothing was written. */
	isDryRun: boolean;
};

export type ImportProgress = { step: string; done: number; total: number };

/** A schedule's text and its target event. */
export type ImportRequest = {
	event: string;
	text: string;
	create: boolean;
	/** An IANA zone for a created event; null takes the file's. */
	timeZone: string | null;
	/** Null takes the file's. The import ignores items of other publications. */
	source: string | null;
	/** Whether lectures missing from the file may be removed. */
	yes: boolean;
	dryRun: boolean;
};

/** The import changed nothing; its message goes to the command line. */
export class ImportFailure extends Error {}
