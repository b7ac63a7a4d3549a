import type { MeetingSide, MeetingState } from "./rules.ts";

export type Movable = { state: MeetingState; by: MeetingSide; isOver: boolean; move: { by: MeetingSide } | null };

/** Undefined if nobody has to answer. */
export function waitsFor({ state, by, isOver, move }: Movable): MeetingSide | undefined {
	const asker = state === "asked" ? by : state === "agreed" ? move?.by : undefined;
	if (isOver || asker === undefined) return undefined;
	return asker === "person" ? "exhibitor" : "person";
}

/** True if the participant has to answer. */
export const needsAnswer = (one: Movable): boolean => waitsFor(one) === "person";
