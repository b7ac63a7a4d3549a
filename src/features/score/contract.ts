import * as z from "zod/mini";
import { defineCall, eventParams } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";

/** What somebody may be interested in: a tag of lectures, or a track where lectures have no tags. */
const topic = z.object({
	/** In the language that was asked for. */
	name: z.string(),
	/** The tag as it was written; null for a track. */
	tag: z.nullable(z.string()),
	/** The `objectId` of the track; null for a tag. */
	trackId: z.nullable(z.int()),
});

/** A lecture on the sheet. Minutes count from midnight of its day, by the event's clock. */
const lamp = z.object({
	objectId: z.int(),
	from: z.int(),
	to: z.int(),
	/** Lectures of one track at the same time stand in lanes; the first is 0. */
	lane: z.int(),
	title: z.string(),
	/** The language of the title; null where it is the one that was asked for. */
	titleLang: z.nullable(z.string()),
	place: z.string(),
	isHot: z.boolean(),
	level: z.nullable(z.int()),
	language: z.string(),
	/** Places in the list of topics. */
	topics: z.array(z.int()),
	/** Once the event is over: the quarters of its seats that were taken, 0 to 4; null before, and without limited seats. */
	takenQuarters: z.nullable(z.int()),
	/** The recording that can be watched; null where there is none. */
	recordingId: z.nullable(z.int()),
});

const line = z.object({
	/** 0 for lectures outside all tracks. */
	trackId: z.int(),
	name: z.string(),
	/** Readable on the event's dark ground, "#rrggbb". */
	color: z.string(),
	/** How many lanes it has. */
	lanes: z.int(),
	lamps: z.array(lamp),
});

const day = z.object({
	/** The calendar's code. */
	code: z.string(),
	/** YYYY-MM-DD by the event's clock. */
	date: z.string(),
	name: z.string(),
	/** "6 czerwca". */
	note: z.string(),
	lines: z.array(line),
});

const score = z.object({
	/** The hours of the sheet, in minutes from midnight; the same for all days. */
	from: z.int(),
	to: z.int(),
	isOver: z.boolean(),
	/** The most frequent first. */
	topics: z.array(topic),
	days: z.array(day),
});

export type Topic = z.output<typeof topic>;
export type Lamp = z.output<typeof lamp>;
export type Line = z.output<typeof line>;
export type ScoreDay = z.output<typeof day>;
export type Score = z.output<typeof score>;

export const getScore = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/score",
	tag: "Agenda",
	summary:
		"The days of an event as one sheet: each lecture that has its hour on the line of its track, with the topics that it is about; once the event is over also how full it was and its recording.",
	params: eventParams,
	query: z.object({ lang: z.optional(singleLine(20)) }),
	response: score,
});
