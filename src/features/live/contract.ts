import * as z from "zod/mini";
import { defineCall, eventParams, objectId, type ResponseOf } from "../../kit/contract/call.ts";
import { multiLine } from "../../kit/contract/lines.ts";
import { recordingOffer, shownLecture } from "../recordings/contract.ts";

/** Instants are ISO 8601 in UTC. */
const liveLecture = z.object({
	objectId: z.int(),
	...shownLecture,
	/** The hall, which is the studio of the stream. */
	place: z.string(),
	startDate: z.string(),
	endDate: z.string(),
});
export type LiveLecture = z.output<typeof liveLecture>;

export const getLiveProgramme = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/live",
	tag: "Agenda",
	summary: "The streamed lectures of an event by start time, without the addresses of the streams.",
	params: eventParams,
	response: z.object({ timeZone: z.string(), lectures: z.array(liveLecture) }),
});

/**
 * `early` before the stream opens, `open` from 15 minutes before the start, `over` from 15 minutes after the end;
 * `unpaid` while the ticket awaits payment, `locked` without a ticket.
 */
const liveState = z.enum(["early", "open", "over", "unpaid", "locked"]);
export type LiveState = z.output<typeof liveState>;

/** An HLS address, or the id of a YouTube or Vimeo video. */
const stream = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("hls"), url: z.string() }),
	z.object({ kind: z.literal("youtube"), id: z.string() }),
	/** `key` opens an unlisted video. */
	z.object({ kind: z.literal("vimeo"), id: z.string(), key: z.nullable(z.string()) }),
]);
export type Stream = z.output<typeof stream>;

const lectureParams = z.object({ id: objectId });

export const getLive = defineCall({
	method: "GET",
	path: "/api/live/:id",
	logIn: "needed",
	limits: [{ max: 240, windowSeconds: 60 }],
	tag: "Account",
	summary:
		"A streamed lecture (`id`) and the caller's access to it. The stream is included only while the caller may watch.",
	params: lectureParams,
	response: z.extend(liveLecture, {
		eventCode: z.string(),
		timeZone: z.string(),
		state: liveState,
		opensDate: z.string(),
		closesDate: z.string(),
		stream: z.nullable(stream),
		/** Null without a ticket. */
		packageName: z.nullable(z.string()),
		/** Packages that give access, cheapest first; empty if the person may watch. */
		offers: z.array(recordingOffer),
		/** The recording, once published. */
		recordingId: z.nullable(z.int()),
		/** Seconds of presence, and whether they count as attendance. */
		attendedSeconds: z.int(),
		isAttended: z.boolean(),
		/** Questions that the person asked, and those they voted for. */
		ownQuestions: z.array(z.int()),
		votedQuestions: z.array(z.int()),
	}),
});
export type Live = ResponseOf<typeof getLive>;

/** Says whether a person's tickets open a stream at any time; `unpaid` while the ticket awaits payment. */
const streamAccess = z.enum(["open", "unpaid", "locked"]);
export type StreamAccess = z.output<typeof streamAccess>;

export const getLectureAccess = defineCall({
	method: "GET",
	path: "/api/user/lecture-access/:eventCode",
	logIn: "needed",
	tag: "Account",
	summary:
		"The lectures that the caller's tickets include at an event: each streamed lecture, and the on-site lectures. Where access is missing, lists the packages that include it, cheapest first.",
	params: eventParams,
	response: z.object({
		/** Null without a ticket. */
		packageName: z.nullable(z.string()),
		streams: z.array(z.object({ lectureId: z.int(), access: streamAccess, isOnlinePart: z.boolean() })),
		/** Empty if every stream is open. */
		streamOffers: z.array(recordingOffer),
		onsite: streamAccess,
		/** Empty if lectures on site are open. */
		onsiteOffers: z.array(recordingOffer),
	}),
});
export type LectureAccess = ResponseOf<typeof getLectureAccess>;

export const notePresence = defineCall({
	method: "POST",
	path: "/api/live/:id/presence",
	logIn: "needed",
	limits: [{ max: 20, windowSeconds: 60 }],
	tag: "Account",
	summary:
		"Reports that the caller is watching a lecture now. The server counts the time between two calls in short succession, within the lecture only.",
	params: lectureParams,
	response: z.object({ attendedSeconds: z.int(), isAttended: z.boolean() }),
});

export const QUESTION_LENGTH = 300;

const question = z.object({
	objectId: z.int(),
	text: z.string(),
	/** Null for an anonymous question. */
	name: z.nullable(z.string()),
	votes: z.int(),
	isAnswered: z.boolean(),
	askedDate: z.string(),
});
export type Question = z.output<typeof question>;

export const getQuestions = defineCall({
	method: "GET",
	path: "/api/live/:id/questions",
	logIn: "needed",
	limits: [{ max: 240, windowSeconds: 60 }],
	tag: "Account",
	summary:
		"The questions to the speaker of a lecture that the caller may watch: most votes first, answered ones last. The list is the same for all callers and at most a second old. Answers 304 if nothing changed.",
	params: lectureParams,
	response: z.object({ questions: z.array(question) }),
});

const tooManyQuestions = {
	pl: "Możesz zadać trzy pytania na minutę. Odczekaj chwilę i wyślij ponownie.",
	en: "You can ask three questions a minute. Wait a moment and send it again.",
};

export const askQuestion = defineCall({
	method: "POST",
	path: "/api/live/:id/questions",
	logIn: "needed",
	limits: [{ form: "live-question", max: 3, windowSeconds: 60, of: "question", refusal: tooManyQuestions }],
	tag: "Account",
	summary: "Asks the speaker of a lecture a question of at most 300 characters of plain text.",
	params: lectureParams,
	body: z.object({ text: multiLine(2000), isAnonymous: z.boolean() }),
	response: question,
});

const questionParams = z.object({ id: objectId });
const votes = [{ max: 120, windowSeconds: 60 }];

export const voteQuestion = defineCall({
	method: "POST",
	path: "/api/live-question/:id/vote",
	logIn: "needed",
	limits: votes,
	tag: "Account",
	summary: "Votes for a question, or withdraws the vote. Repeating the call changes nothing.",
	params: questionParams,
	body: z.object({ isVoted: z.boolean() }),
	response: z.object({ votes: z.int(), isVoted: z.boolean() }),
});

export const withdrawQuestion = defineCall({
	method: "POST",
	path: "/api/live-question/:id/withdraw",
	logIn: "needed",
	limits: votes,
	tag: "Account",
	summary: "Withdraws the caller's own question with its votes.",
	params: questionParams,
	response: z.object({ isWithdrawn: z.boolean() }),
});

export const getLoopPlaylist = defineCall({
	method: "GET",
	path: "/api/live/:id/loop.m3u8",
	logIn: "needed",
	tag: "Account",
	summary:
		"The HLS playlist of a film that plays as if live by the site's clock, for callers who may watch the lecture now.",
	params: lectureParams,
	response: z.unknown(),
});

export const getLoopFilm = defineCall({
	method: "GET",
	path: "/api/live/:id/loop.mp4",
	logIn: "needed",
	tag: "Account",
	summary: "The film of the loop playlist; supports range requests.",
	params: lectureParams,
	response: z.unknown(),
});
