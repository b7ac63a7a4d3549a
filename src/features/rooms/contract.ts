import * as z from "zod/mini";
import { defineCall, langQuery, numberedPage, objectId, type ResponseOf, rowId } from "../../kit/contract/call.ts";
import { multiLine, singleLine } from "../../kit/contract/lines.ts";

/** The maximum length in characters. */
export const MESSAGE_LENGTH = 500;
export const MESSAGES_PER_PAGE = 50;

const tag = "Rooms";
const roomParams = z.object({ id: objectId });

/** Instants are ISO 8601 in UTC. */
const message = z.object({
	/** Its position in the live chat, from 1 without gaps. */
	number: z.int(),
	/** The author's number in the live chat. */
	member: z.int(),
	/**
	 * First name and initial, or the full name if the author shows a profile at the event; null for a deleted account.
	 */
	name: z.nullable(z.string()),
	/** Empty for a deleted account, and for a hidden message unless the reader is a moderator. */
	text: z.string(),
	isHidden: z.boolean(),
	sentDate: z.string(),
});
export type RoomMessage = z.output<typeof message>;

/** A moderator's question to the live chat, with the current votes. */
const poll = z.object({
	objectId: z.int(),
	question: z.string(),
	isOpen: z.boolean(),
	options: z.array(z.object({ no: z.int(), text: z.string(), votes: z.int() })),
});
export type Poll = z.output<typeof poll>;

export const getRoom = defineCall({
	method: "GET",
	path: "/api/rooms/:id",
	logIn: "needed",
	limits: [{ max: 240, windowSeconds: 60 }],
	tag,
	summary:
		"The live chat of a streamed lecture (`id`), as the caller sees it. Open to callers who may watch, from a quarter of an hour before the lecture until a quarter of an hour after its end.",
	params: roomParams,
	response: z.object({
		lectureId: z.int(),
		/** Null before the person's first message. */
		member: z.nullable(z.int()),
		/** False for banned people, who can only read. */
		mayWrite: z.boolean(),
		isModerator: z.boolean(),
		/** The minimum time between two messages of a person. */
		slowSeconds: z.int(),
		lastNumber: z.int(),
		/** The newest poll, or null. */
		poll: z.nullable(poll),
		ownVote: z.nullable(z.int()),
	}),
});
export type Room = ResponseOf<typeof getRoom>;

export const getRoomMessages = defineCall({
	method: "GET",
	path: "/api/rooms/:id/messages",
	logIn: "needed",
	limits: [{ max: 600, windowSeconds: 60 }],
	tag,
	summary: `The messages of a live chat in order: the newest ${MESSAGES_PER_PAGE}, those \`before\` a number, or the first ${MESSAGES_PER_PAGE} \`after\` one. Repeating the call with the last received number until \`isAll\` is true returns every message exactly once.`,
	params: roomParams,
	query: z.extend(langQuery, numberedPage),
	response: z.object({
		messages: z.array(message),
		/** Whether there are no more messages in the requested direction. */
		isAll: z.boolean(),
		/** The client now has all messages up to this one. Only without `before`. */
		upTo: z.int(),
	}),
});

/** Nobody may push others' messages off the newest page within seconds. */
const tooFast = {
	pl: "Piszesz szybciej, niż inni zdążą przeczytać. Odczekaj kilka sekund i wyślij ponownie.",
	en: "You write faster than the others can read. Wait a few seconds and send it again.",
};

export const writeInRoom = defineCall({
	method: "POST",
	path: "/api/rooms/:id/messages",
	logIn: "needed",
	limits: [
		{ max: 10, windowSeconds: 10, refusal: tooFast }, // a refusal here counts towards no other limit
		{ max: 60, windowSeconds: 60 },
	],
	tag,
	summary: `Sends a message of at most ${MESSAGE_LENGTH} characters of plain text to a live chat. The message is stored before the response. Repeating the call with the same \`key\` stores one message and gives the same response. In slow mode, a 429 names the seconds to wait. A person sends at most ten messages in ten seconds.`,
	params: roomParams,
	body: z.object({
		/** Such as a UUID. */
		key: singleLine(64).check(z.minLength(1)),
		text: multiLine(10_000),
	}),
	response: message,
});

const acts = [{ max: 120, windowSeconds: 60 }];
const moderators = "Moderators of the room only; others are told that there is no such thing.";

export const hideMessage = defineCall({
	method: "POST",
	path: "/api/rooms/:id/hide",
	logIn: "needed",
	limits: acts,
	tag,
	summary: `Hides a message from everybody, including its author, or shows it again. ${moderators}`,
	params: roomParams,
	body: z.object({ number: rowId, isHidden: z.boolean() }),
	response: message,
});

/** The longest slow mode, in seconds between two messages. */
export const SLOWEST = 300;

export const slowRoom = defineCall({
	method: "POST",
	path: "/api/rooms/:id/slow",
	logIn: "needed",
	limits: acts,
	tag,
	summary: `Sets the seconds that each member waits between two messages; 0 turns slow mode off. ${moderators}`,
	params: roomParams,
	body: z.object({ slowSeconds: z.int().check(z.minimum(0), z.maximum(SLOWEST)) }),
	response: z.object({ slowSeconds: z.int() }),
});

export const banFromRooms = defineCall({
	method: "POST",
	path: "/api/rooms/:id/ban",
	logIn: "needed",
	limits: acts,
	tag,
	summary: `Bans a member from writing and asking in all live chats of the event, or lifts the ban. ${moderators}`,
	params: roomParams,
	body: z.object({ member: rowId, isBanned: z.boolean() }),
	response: z.object({ isBanned: z.boolean() }),
});

export const markQuestion = defineCall({
	method: "POST",
	path: "/api/rooms/:id/question",
	logIn: "needed",
	limits: acts,
	tag,
	summary: `Marks a question to the speaker as answered, hides it, or reopens it. ${moderators}`,
	params: roomParams,
	body: z.object({ questionId: rowId, state: z.enum(["open", "answered", "hidden"]) }),
	response: z.object({ state: z.enum(["open", "answered", "hidden"]) }),
});

/** Maximum lengths in characters. */
export const POLL_LENGTHS = { question: 200, option: 80 };
export const POLL_OPTIONS = { least: 2, most: 6 };

export const askPoll = defineCall({
	method: "POST",
	path: "/api/rooms/:id/polls",
	logIn: "needed",
	limits: acts,
	tag,
	summary: `Creates a poll with ${POLL_OPTIONS.least} to ${POLL_OPTIONS.most} answers in a live chat. An open poll is closed. ${moderators}`,
	params: roomParams,
	body: z.object({
		question: singleLine(1000),
		options: z.array(singleLine(1000)).check(z.maxLength(20)),
	}),
	response: poll,
});

const pollParams = z.object({ id: objectId, pollId: objectId });

export const openPoll = defineCall({
	method: "POST",
	path: "/api/rooms/:id/polls/:pollId/open",
	logIn: "needed",
	limits: acts,
	tag,
	summary: `Closes or reopens a poll of the live chat. One poll is open at a time. ${moderators}`,
	params: pollParams,
	body: z.object({ isOpen: z.boolean() }),
	response: poll,
});

export const votePoll = defineCall({
	method: "POST",
	path: "/api/rooms/:id/polls/:pollId/vote",
	logIn: "needed",
	limits: acts,
	tag,
	summary: "Votes in an open poll, or changes the vote. Each member has one vote.",
	params: pollParams,
	body: z.object({ option: rowId }),
	response: poll,
});

/** Messages over the live connection to people in a live chat. The API returns the same state. */
export type RoomWords = {
	/** This connection joined. */
	"room-entered": { lectureId: number; lastNumber: number };
	/** New messages in order, or hidden or restored ones. */
	"room-messages": { lectureId: number; messages: RoomMessage[] };
	/** Slow mode has changed. */
	"room-slow": { lectureId: number; slowSeconds: number };
	/** A poll was added, answered, closed or reopened. */
	"room-poll": { lectureId: number; poll: Poll };
	/** Clients that show questions refetch. */
	"room-questions": { lectureId: number };
	/** This person's rights have changed; only they get it. */
	"room-rights": { lectureId: number };
};

/** `room-enter` or `room-leave`: the live chat that the client shows. */
export const roomWord = z.object({ lectureId: z.int().check(z.minimum(1), z.maximum(2_147_483_647)) });
