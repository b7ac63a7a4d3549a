import * as z from "zod/mini";
import { defineCall, eventParams, objectId, type ResponseOf, wholeNumber } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";

/** A part of a film from `seconds` on. `title` is Polish. */
const chapter = z.object({ seconds: z.int(), title: z.string(), titleEn: z.nullable(z.string()) });
export type Chapter = z.output<typeof chapter>;

/** `over`: after `watchUntil`, for everybody. `unpaid`: the ticket awaits payment. `locked`: no ticket includes it. */
const watchState = z.enum(["open", "over", "unpaid", "locked"]);
export type WatchState = z.output<typeof watchState>;

export const shownLecture = {
	/** The original language, with Polish and English translations if available. */
	subject: z.string(),
	subjectPl: z.nullable(z.string()),
	subjectEn: z.nullable(z.string()),
	language: z.string(),
	lecturers: z.array(
		z.object({
			objectId: z.int(),
			title: z.nullable(z.string()),
			firstName: z.string(),
			lastName: z.string(),
			organization: z.string(),
			imageUrl: z.nullable(z.string()),
		}),
	),
	calendarCode: z.string(),
	calendarName: z.string(),
	calendarNameEn: z.nullable(z.string()),
	/** Null without a track. */
	track: z.nullable(
		z.object({ objectId: z.int(), name: z.string(), nameEn: z.nullable(z.string()), color: z.string() }),
	),
};

/** Instants are ISO 8601 in UTC. */
const listedRecording = z.object({
	objectId: z.int(),
	...shownLecture,
	/** Whether it is from an online day, which Basic Online includes. */
	isOnlinePart: z.boolean(),
	/** Whether it was made for on-demand viewing, without an hour in the agenda. */
	isOnDemand: z.boolean(),
	seconds: z.int(),
	publishedDate: z.string(),
	/** Three months after publication. */
	watchUntil: z.string(),
	state: watchState,
	/** 0 before the first viewing. */
	placeSeconds: z.int(),
});
export type ListedRecording = z.output<typeof listedRecording>;

/** A package that includes recordings or streams, in grosz. */
export const recordingOffer = z.object({
	packageCode: z.string(),
	packageName: z.string(),
	opens: z.enum(["online", "all"]),
	/** The full price, or for ticket holders that of the change; null if unavailable. */
	grossGrosz: z.nullable(z.int()),
});
export type RecordingOffer = z.output<typeof recordingOffer>;

export const getRecordings = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/recordings",
	logIn: "needed",
	tag: "Account",
	summary:
		"The published recordings of an event by the lecture's start time, with the caller's access and watch progress, and the packages that include them, cheapest first.",
	params: eventParams,
	response: z.object({
		timeZone: z.string(),
		/** Null without a ticket. */
		packageName: z.nullable(z.string()),
		recordings: z.array(listedRecording),
		offers: z.array(recordingOffer),
	}),
});

const recordingParams = z.object({ id: objectId });

export const getRecording = defineCall({
	method: "GET",
	path: "/api/recording/:id",
	logIn: "needed",
	tag: "Account",
	summary:
		"A recording with its chapters. If the caller may watch it, includes a link to its film, valid for 15 minutes in this session only.",
	params: recordingParams,
	response: z.extend(listedRecording, {
		eventCode: z.string(),
		timeZone: z.string(),
		/** Empty if watching is not allowed. */
		chapters: z.array(chapter),
		captions: z.array(z.enum(["pl", "en"])),
		filmUrl: z.nullable(z.string()),
		/** In order. */
		materials: z.array(z.object({ title: z.string(), url: z.string() })),
	}),
});

export type Recording = ResponseOf<typeof getRecording>;

export const savePlace = defineCall({
	method: "POST",
	path: "/api/recording/:id/place",
	logIn: "needed",
	limits: [{ max: 120, windowSeconds: 60 }],
	tag: "Account",
	summary: "Stores the caller's watch progress in seconds for all devices, up to the end of the film.",
	params: recordingParams,
	body: z.object({ seconds: wholeNumber }),
	response: z.object({ seconds: z.int() }),
});

export const getFilm = defineCall({
	method: "GET",
	path: "/api/recording/:id/film/:link",
	logIn: "used",
	tag: "Account",
	summary:
		"The film behind a link of `api/recording/{id}`; supports range requests. A link of another session or an expired link answers 404. A film that the caller may no longer watch answers 403.",
	params: z.extend(recordingParams, { link: singleLine(100) }),
	response: z.unknown(),
});

export const getCaptions = defineCall({
	method: "GET",
	path: "/api/recording/:id/captions/:captionLang",
	logIn: "needed",
	tag: "Account",
	summary: "The captions of a recording that the caller may watch, in Polish or English, as WebVTT.",
	params: z.extend(recordingParams, { captionLang: singleLine(2) }),
	response: z.unknown(),
});
