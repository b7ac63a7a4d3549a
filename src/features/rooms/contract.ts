import * as z from "zod/mini";
import { decimal, defineCall, langQuery, objectId } from "../../kit/contract/call.ts";

/** The longest message, in characters. */
export const MESSAGE_LENGTH = 500;
/** Messages on a page of history. */
export const PAGE = 50;

const tag = "Rooms";
/** A room is named by the lecture that is watched in it. */
const roomParams = z.object({ id: objectId });

/** A message as everybody in the room has it. Instants are ISO 8601 in UTC. */
const message = z.object({
	/** Its place in the room: from 1, without gaps. */
	number: z.int(),
	/** Who wrote it, by their number in the room. */
	member: z.int(),
	/** First name and initial, or the whole name of who shows a profile at the event; null where the account is deleted. */
	name: z.nullable(z.string()),
	/** Plain text; empty where its author's account is deleted, and, but for moderators, where it is hidden. */
	text: z.string(),
	isHidden: z.boolean(),
	sentDate: z.string(),
});
export type RoomMessage = z.output<typeof message>;

export const getRoom = defineCall({
	method: "GET",
	path: "/api/rooms/:id",
	logIn: "needed",
	limits: [{ max: 240, windowSeconds: 60 }],
	tag,
	summary:
		"The room of a streamed lecture (`id`) as it is for this person. It is open to who may watch, from a quarter of an hour before the lecture until a quarter after its end.",
	params: roomParams,
	response: z.object({
		lectureId: z.int(),
		/** One's own number in the room; null before the first message. */
		member: z.nullable(z.int()),
		/** Whether one may write: who was banned may only read. */
		mayWrite: z.boolean(),
		isModerator: z.boolean(),
		/** How long one waits between two messages of one's own. */
		slowSeconds: z.int(),
		lastNumber: z.int(),
	}),
});

export const getRoomMessages = defineCall({
	method: "GET",
	path: "/api/rooms/:id/messages",
	logIn: "needed",
	limits: [{ max: 600, windowSeconds: 60 }],
	tag,
	summary: `Messages of a room in their order: the newest ${PAGE}, those \`before\` a number, or the first ${PAGE} \`after\` one. Whoever asks after the last number that they have, until \`isAll\`, misses none and has none twice.`,
	params: roomParams,
	query: z.extend(langQuery, {
		before: z.optional(decimal),
		after: z.optional(z.pipe(z.string().check(z.regex(/^(0|[1-9]\d{0,8})$/)), z.transform(Number))),
	}),
	response: z.object({
		messages: z.array(message),
		/** Whether there are none further on, in the direction that was asked. */
		isAll: z.boolean(),
		/** Up to which number the asker has everything now, where nothing was asked `before`. */
		upTo: z.int(),
	}),
});

export const writeInRoom = defineCall({
	method: "POST",
	path: "/api/rooms/:id/messages",
	logIn: "needed",
	limits: [{ max: 60, windowSeconds: 60 }],
	tag,
	summary: `Writes in a room: at most ${MESSAGE_LENGTH} characters of plain text. It is stored when this answers; sent again under the same \`key\`, it stays one and the answer is the same. A 429 where the room is slowed down says after how many seconds.`,
	params: roomParams,
	body: z.object({
		/** Chosen by who sends it, such as a UUID. */
		key: z.string().check(z.minLength(1), z.maxLength(64)),
		text: z.string().check(z.maxLength(10_000)),
	}),
	response: message,
});

/** What the live connection says to whoever has entered a room; it is never the only way to learn it. */
export type RoomWords = {
	/** This connection is in the room from now on. */
	"room-entered": { lectureId: number; lastNumber: number };
	/** New messages, in their order. */
	"room-messages": { lectureId: number; messages: RoomMessage[] };
};

/** What a browser says over the live connection, `room-enter` and `room-leave`: which room it shows. */
export const roomWord = z.object({ lectureId: z.int().check(z.minimum(1), z.maximum(2_147_483_647)) });
