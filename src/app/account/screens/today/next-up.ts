import type { MeetingState } from "../../../../features/meetings/rules.ts";

type TimeSpan = { startDate: string; endDate: string };
type Meeting = TimeSpan & { state: MeetingState };

const SHOWN = 4;

/** Sorts by start. No lecture in `lectures` may have ended. */
export function nextUp<L extends TimeSpan, M extends Meeting>(
	lectures: readonly L[],
	meetings: readonly M[],
	now: Date,
): (L | M)[] {
	const agreed = meetings.filter((one) => one.state === "agreed" && Date.parse(one.endDate) > now.getTime());
	return [...lectures, ...agreed].toSorted((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate)).slice(0, SHOWN);
}
