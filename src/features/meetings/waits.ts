import type { MeetingSide, MeetingState } from "./rules.ts";

/** A meeting as far as somebody's word decides about it. */
export type Movable = { state: MeetingState; by: MeetingSide; isOver: boolean; move: { by: MeetingSide } | null };

/** Whose word a meeting waits for: of what is asked, or of the time asked for instead; undefined where it waits for none. */
export function waitsFor({ state, by, isOver, move }: Movable): MeetingSide | undefined {
	const asker = state === "asked" ? by : state === "agreed" ? move?.by : undefined;
	if (isOver || asker === undefined) return undefined;
	return asker === "person" ? "exhibitor" : "person";
}

/** Whether the participant has to answer a meeting. */
export const needsAnswer = (one: Movable): boolean => waitsFor(one) === "person";
