import * as z from "zod/mini";
import { defineCall, eventParams } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";

/** A lecture tag, or a track if lectures have no tags. */
const topic = z.object({
	/** In the requested language. */
	name: z.string(),
	/** The tag in its original spelling; null for a track. */
	tag: z.nullable(z.string()),
	/** The `objectId` of the track; null for a tag. */
	trackId: z.nullable(z.int()),
});

/**
 * A lecture on the score. Minutes count from midnight of its day in the event's zone. The night continues past 24
 * hours.
 */
const lamp = z.object({
	objectId: z.int(),
	from: z.int(),
	to: z.int(),
	/** Concurrent lectures of a track are stacked in lanes, from 0. */
	lane: z.int(),
	title: z.string(),
	/** The title's language; null for the requested one. */
	titleLang: z.nullable(z.string()),
	place: z.string(),
	isHot: z.boolean(),
	level: z.nullable(z.int()),
	language: z.string(),
	/** Indices into the list of topics. */
	topics: z.array(z.int()),
	/** After the event, the taken seats in quarters from 0 to 4. Null before, and without limited seats. */
	takenQuarters: z.nullable(z.int()),
	/** The id of a watchable recording, or null. */
	recordingId: z.nullable(z.int()),
});

const line = z.object({
	/** 0 for lectures outside all tracks. */
	trackId: z.int(),
	name: z.string(),
	/** A colour with contrast on the event's dark ground, "#rrggbb". */
	color: z.string(),
	lanes: z.int(),
	lamps: z.array(lamp),
});

const day = z.object({
	code: z.string(),
	/** YYYY-MM-DD by the event's clock. */
	date: z.string(),
	name: z.string(),
	/** "6 czerwca". */
	note: z.string(),
	lines: z.array(line),
});

const score = z.object({
	/** The score's time range in minutes from midnight, the same for all days. */
	from: z.int(),
	to: z.int(),
	isOver: z.boolean(),
	/** Whether any lecture has limited seats. */
	hasSeats: z.boolean(),
	/** Topics, most frequent first. */
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
		"The schedule of an event by day and track: each lecture with a set hour, with its topics. After the event, also its occupancy and recording.",
	params: eventParams,
	query: z.object({ lang: z.optional(singleLine(20)) }),
	response: score,
});
