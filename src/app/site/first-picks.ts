import type { Words } from "../../kit/i18n/lang.ts";

/** How many lectures are suggested after a purchase. */
export const PICKS = 3;

/** A suggested lecture. `people` names its speakers. */
export type FirstPick = { objectId: number; calendarCode: string; subject: Words; when: string; people: string };

/** The suggested lectures that a ticket gives access to. */
export function firstPicks<P extends Pick<FirstPick, "calendarCode">>(
	picks: readonly P[],
	tickets: readonly { lectureDays: readonly string[] }[],
): P[] {
	return picks.filter((one) => tickets.some((ticket) => ticket.lectureDays.includes(one.calendarCode))).slice(0, PICKS);
}
