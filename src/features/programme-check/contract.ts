import * as z from "zod/mini";
import { listPage, listQuery, oneOrMore } from "../../kit/list/list-query.ts";
import { defineOfficeCall } from "../organisers/office-call.ts";

export const ISSUE_KINDS = ["english", "hall", "speaker"] as const;
export type IssueKind = (typeof ISSUE_KINDS)[number];

export const SUBJECTS = [
	"event",
	"day",
	"document",
	"category",
	"track",
	"break",
	"lecture",
	"tag",
	"speaker",
	"news",
	"package",
	"question",
	"consent",
] as const;
export type Subject = (typeof SUBJECTS)[number];

export const TEXT_FIELDS = [
	"name",
	"headline",
	"lead",
	"arrival",
	"agendaIntro",
	"agendaIntroOutdated",
	"countdownLabel",
	"note",
	"title",
	"summary",
	"text",
	"jobPosition",
	"biography",
	"forWhom",
] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

const clashLecture = z.object({
	objectId: z.int(),
	subject: z.string(),
	place: z.string(),
	startDate: z.string(),
	endDate: z.string(),
});
export type ClashLecture = z.output<typeof clashLecture>;

const issue = z.object({
	/** Stays the same while the issue does: "english-speaker-12", "hall-7-9". */
	key: z.string(),
	/** english: texts without English; hall, speaker: two lectures at once in a hall or of a speaker. */
	kind: z.enum(ISSUE_KINDS),
	/** The thing, its name, and its fields without English. */
	text: z.nullable(z.object({ subject: z.enum(SUBJECTS), name: z.string(), fields: z.array(z.enum(TEXT_FIELDS)) })),
	/** The hall or the speaker, and the two lectures. */
	clash: z.nullable(z.object({ name: z.string(), lectures: z.tuple([clashLecture, clashLecture]) })),
});
export type ProgrammeIssue = z.output<typeof issue>;

export const getProgrammeCheck = defineOfficeCall({
	right: "programme.check",
	method: "GET",
	path: "/api/office/event/:eventCode/programme-check",
	summary: "Lectures that clash in a hall or by a speaker, then Polish texts without English, 50 a page.",
	query: listQuery(["found"], { kind: z.optional(oneOrMore(ISSUE_KINDS)) }),
	response: listPage(issue),
});
