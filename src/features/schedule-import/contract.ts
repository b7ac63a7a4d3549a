import * as z from "zod/mini";

/** What happened to the things of one kind. */
const tally = z.object({ created: z.int(), updated: z.int(), unchanged: z.int(), removed: z.int() });
export type Tally = z.output<typeof tally>;

/** What an import did. */
const importReport = z.object({
	event: z.object({ code: z.string(), name: z.string(), isNew: z.boolean() }),
	format: z.enum(["frab", "pretalx", "sessionize"]),
	tallies: z.object({ lectures: tally, lecturers: tally, days: tally, tracks: tally, breaks: tally }),
	/** What the file holds and the agenda does not, and why. */
	skipped: z.array(z.object({ what: z.string(), why: z.string() })),
	/** What the organiser should know besides. */
	notes: z.array(z.string()),
});
export type ImportReport = z.output<typeof importReport>;

/** How far an import has come; `total` is 0 for a step that is not counted. */
const importProgress = z.object({ step: z.string(), done: z.int(), total: z.int() });
export type ImportProgress = z.output<typeof importProgress>;

/** What is to be imported: the text of a schedule into an event. */
export const importRequest = z.object({
	command: z.literal("import-schedule"),
	event: z.string().check(z.maxLength(40)),
	text: z.string(),
	/** The event may be created. */
	create: z.boolean(),
	/** IANA name for a created event; null leaves it to the file. */
	timeZone: z.nullable(z.string()),
});
export type ImportRequest = z.output<typeof importRequest>;

/** One line of the running server's answer; the last one is a report or a failure. */
export const importLine = z.union([
	z.object({ progress: importProgress }),
	z.object({ report: importReport }),
	z.object({ failure: z.string() }),
]);
export type ImportLine = z.output<typeof importLine>;

/** An import that changed nothing; the message is one sentence for the person at the command line. */
export class ImportFailure extends Error {}
