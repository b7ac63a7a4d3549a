import type { Span } from "../../kit/time/span.ts";

/** What a meeting is; the first two hold its slot. */
export const STATES = ["asked", "agreed", "declined", "withdrawn", "cancelled"] as const;
export type MeetingState = (typeof STATES)[number];
/** Who said what stands now; of what is asked, the other side answers. */
export const SIDES = ["person", "exhibitor"] as const;
export type MeetingSide = (typeof SIDES)[number];

/** What is the most of something. */
export const MOST = {
	/** Letters of a note, and of a table's name. */
	note: 300,
	table: 40,
	/** Meetings of a person at an event that wait for an answer. */
	open: 10,
	/** Requests of one side to move one meeting that came to nothing. */
	moves: 3,
	/** Slots of an exhibitor, and those that are published at once. */
	slots: 1000,
	atOnce: 200,
};
/** How long a slot may be, in minutes. */
export const LENGTHS = { min: 5, max: 240 };

const MINUTE_MS = 60_000;
/** How long before its start the room of an online meeting is shown, and both sides are reminded. */
export const ROOM_OPENS_MS = 10 * MINUTE_MS;
export const REMINDED_MS = 60 * MINUTE_MS;
/** How often the staff of an exhibitor is written to at most. */
export const STAFF_TOLD_MS = 15 * MINUTE_MS;
/** How long a request to move an agreed meeting waits at most, since two times are held for it. */
export const MOVE_WAITS_MS = 24 * 60 * MINUTE_MS;

/** Slots of so many minutes, one after the other, as many as there is time for. */
export function slotsBetween({ startsAt, endsAt }: Span, minutes: number): Span[] {
	const length = minutes * MINUTE_MS;
	const count = Math.max(0, Math.floor((endsAt.getTime() - startsAt.getTime()) / length));
	return Array.from({ length: count }, (_, index) => ({
		startsAt: new Date(startsAt.getTime() + index * length),
		endsAt: new Date(startsAt.getTime() + (index + 1) * length),
	}));
}

/** Why no slots are published. */
export type PublishRefusal = "minutes" | "past" | "noTime" | "tooMany";

export function publishRefusal(span: Span, minutes: number, now: Date): PublishRefusal | undefined {
	if (!Number.isInteger(minutes) || minutes < LENGTHS.min || minutes > LENGTHS.max) return "minutes";
	if (span.startsAt <= now) return "past";
	// counted before they are made: a span may be of years
	const count = Math.floor((span.endsAt.getTime() - span.startsAt.getTime()) / (minutes * MINUTE_MS));
	if (count < 1) return "noTime";
	return count > MOST.atOnce ? "tooMany" : undefined;
}

/** Whether a meeting holds its slot. */
export const isLive = (state: MeetingState) => state === "asked" || state === "agreed";

/** What somebody does about a meeting: accepts or declines, ends it, or moves it to another slot. */
export type Act = "accept" | "decline" | "end" | "move";
type Standing = { state: MeetingState; by: MeetingSide };

/**
 * What a meeting is after a side's act; undefined where that side cannot do it. The other side alone accepts what is
 * asked; declining what is agreed cancels it; the person alone ends their own. What is agreed stays so while another
 * time is asked for.
 */
export function afterAct({ state, by }: Standing, side: MeetingSide, act: Act): Standing | undefined {
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

/** Whether a meeting is what a side made of it by the same answer before: who gives it again has perhaps not heard. */
export function isAnswered({ state, by }: Standing, side: MeetingSide, act: "accept" | "decline"): boolean {
	if (by !== side) return false;
	if (act === "accept") return state === "agreed";
	return state === "declined" || (side === "exhibitor" && state === "cancelled");
}

/** What an answer is given to: the meeting as its sender saw it. */
export type Expected = { state: MeetingState; slotId: number };

/** Whether a meeting has changed since a side answered it: two who answer at once would undo each other. */
export function isOutdatedAnswer(meeting: Expected, expected: Expected): boolean {
	return meeting.state !== expected.state || meeting.slotId !== expected.slotId;
}

/** Until when a request to move a meeting can be answered: for a day, and while neither time has begun. */
export function moveEnds(move: { startsAt: Date; askedAt: Date }, agreed: { startsAt: Date }): Date {
	const waits = move.askedAt.getTime() + MOVE_WAITS_MS;
	return new Date(Math.min(waits, move.startsAt.getTime(), agreed.startsAt.getTime()));
}

/** What becomes of a request to move: the other side answers it, who asked takes it back. Undefined where a side cannot. */
export function afterMoveAnswer(
	by: MeetingSide,
	side: MeetingSide,
	isAccepted: boolean,
): "agreed" | "declined" | "withdrawn" | undefined {
	if (by === side) return isAccepted ? undefined : "withdrawn";
	return isAccepted ? "agreed" : "declined";
}

/** Whether the room of an agreed meeting is to be shown at a moment. */
export function isRoomOpen({ startsAt, endsAt }: Span, state: MeetingState, now: Date): boolean {
	return state === "agreed" && now.getTime() >= startsAt.getTime() - ROOM_OPENS_MS && now < endsAt;
}

/** The address of a room at the provider of rooms, whose address ends with a slash or not. */
export function roomAddress(provider: string, room: string): string {
	return `${provider.replace(/\/+$/, "")}/${room}`;
}
