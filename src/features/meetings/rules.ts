import type { Span } from "../../kit/time/span.ts";

/** A meeting in one of the first two states has its slot. */
export const STATES = ["asked", "agreed", "declined", "withdrawn", "cancelled"] as const;
export type MeetingState = (typeof STATES)[number];
/** The side that acted last; the other answers a request. */
export const SIDES = ["person", "exhibitor"] as const;
export type MeetingSide = (typeof SIDES)[number];

export const MEETING_LIMITS = {
	note: 300,
	table: 40,
	/** Open requests of a person at an event. */
	open: 10,
	/** Failed requests to move one meeting, by one side. */
	moves: 3,
	/** `slots` limits those of an exhibitor, `atOnce` those of one publishing. */
	slots: 1000,
	atOnce: 200,
};
/** In minutes. */
export const LENGTHS = { min: 5, max: 240 };

const MINUTE_MS = 60_000;
export const ROOM_OPENS_MS = 10 * MINUTE_MS;
export const REMINDER_MS = 60 * MINUTE_MS;
/** Staff of an exhibitor get at most one e-mail in this time. */
export const STAFF_EMAIL_INTERVAL_MS = 15 * MINUTE_MS;
export const MOVE_ANSWER_MS = 24 * 60 * MINUTE_MS;

export function slotsBetween({ startsAt, endsAt }: Span, minutes: number): Span[] {
	const length = minutes * MINUTE_MS;
	const count = Math.max(0, Math.floor((endsAt.getTime() - startsAt.getTime()) / length));
	return Array.from({ length: count }, (_, index) => ({
		startsAt: new Date(startsAt.getTime() + index * length),
		endsAt: new Date(startsAt.getTime() + (index + 1) * length),
	}));
}

export type PublishRefusal = "minutes" | "past" | "noTime" | "tooMany";

export function publishRefusal(span: Span, minutes: number, now: Date): PublishRefusal | undefined {
	if (!Number.isInteger(minutes) || minutes < LENGTHS.min || minutes > LENGTHS.max) return "minutes";
	if (span.startsAt <= now) return "past";
	// Counts before it lists: a span may cover years.
	const count = Math.floor((span.endsAt.getTime() - span.startsAt.getTime()) / (minutes * MINUTE_MS));
	if (count < 1) return "noTime";
	return count > MEETING_LIMITS.atOnce ? "tooMany" : undefined;
}

/** The companies to choose from: those with free slots, and the chosen one. */
export function offeredCompanies<C extends { objectId: number; freeSlots: number }>(
	companies: readonly C[],
	chosen: number | undefined,
): C[] {
	return companies.filter((one) => one.freeSlots > 0 || one.objectId === chosen);
}

export const isLive = (state: MeetingState) => state === "asked" || state === "agreed";

export type Act = "accept" | "decline" | "end" | "move";
type MeetingStatus = { state: MeetingState; by: MeetingSide };

/**
 * Returns undefined if the side may not act. Only the other side accepts a request. Declining an agreed meeting cancels
 * it. An agreed meeting stays agreed while a move is open.
 */
export function afterAct({ state, by }: MeetingStatus, side: MeetingSide, act: Act): MeetingStatus | undefined {
	if (!isLive(state)) return undefined;
	const waitsForSide = state === "asked" && by !== side;
	switch (act) {
		case "accept":
			return waitsForSide ? { state: "agreed", by: side } : undefined;
		case "decline":
			if (waitsForSide) return { state: "declined", by: side };
			return side === "exhibitor" ? { state: "cancelled", by: side } : undefined;
		case "end":
			return { state: state === "asked" && by === side ? "withdrawn" : "cancelled", by: side };
		case "move":
			return state === "agreed" ? { state, by } : { state, by: side };
	}
}

export function isAnswered({ state, by }: MeetingStatus, side: MeetingSide, act: "accept" | "decline"): boolean {
	if (by !== side) return false;
	if (act === "accept") return state === "agreed";
	return state === "declined" || (side === "exhibitor" && state === "cancelled");
}

export type ExpectedMeeting = { state: MeetingState; slotId: number };

/** Concurrent answers would undo each other. */
export function isOutdatedAnswer(meeting: ExpectedMeeting, expected: ExpectedMeeting): boolean {
	return meeting.state !== expected.state || meeting.slotId !== expected.slotId;
}

/** A move ends a day after the request, or earlier when either slot begins. */
export function moveEnds(move: { startsAt: Date; askedAt: Date }, agreed: { startsAt: Date }): Date {
	const waits = move.askedAt.getTime() + MOVE_ANSWER_MS;
	return new Date(Math.min(waits, move.startsAt.getTime(), agreed.startsAt.getTime()));
}

/** The other side answers, the requester withdraws. Undefined if the side may not. */
export function afterMoveAnswer(
	by: MeetingSide,
	side: MeetingSide,
	isAccepted: boolean,
): "agreed" | "declined" | "withdrawn" | undefined {
	if (by === side) return isAccepted ? undefined : "withdrawn";
	return isAccepted ? "agreed" : "declined";
}

export function isRoomOpen({ startsAt, endsAt }: Span, state: MeetingState, now: Date): boolean {
	return state === "agreed" && now.getTime() >= startsAt.getTime() - ROOM_OPENS_MS && now < endsAt;
}

/** The provider's address may end with a slash. */
export function roomAddress(provider: string, room: string): string {
	return `${provider.replace(/\/+$/, "")}/${room}`;
}
