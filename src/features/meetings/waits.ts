import type { MeetingSide, MeetingState } from "./rules.ts";

/** The part of a meeting that decides who must answer. */
export type Movable = { state: MeetingState; by: MeetingSide; isOver: boolean; move: { by: MeetingSide } | null };

/** The side that must answer a request or move; undefined when none is open. */
export function waitsFor({ state, by, isOver, move }: Movable): MeetingSide | undefined {
	const asker = state === "asked" ? by : state === "agreed" ? move?.by : undefined;
	if (isOver || asker === undefined) return undefined;
	return asker === "person" ? "exhibitor" : "person";
}

/** Whether the participant must answer. */
export const needsAnswer = (one: Movable): boolean => waitsFor(one) === "person";
