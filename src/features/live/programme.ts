import type { LiveLecture, StreamAccess } from "./contract.ts";
import { OPEN_AROUND_MS } from "./rules.ts";

export const startOf = (one: Pick<LiveLecture, "startDate">) => Date.parse(one.startDate);
export const endOf = (one: Pick<LiveLecture, "endDate">) => Date.parse(one.endDate);

export function isLive(one: LiveLecture, now: Date): boolean {
	return startOf(one) <= now.getTime() && now.getTime() < endOf(one);
}

export function isOpenNow(one: Pick<LiveLecture, "startDate" | "endDate">, now: Date): boolean {
	return startOf(one) - OPEN_AROUND_MS <= now.getTime() && now.getTime() < endOf(one) + OPEN_AROUND_MS;
}

type Access = { lectureId: number; access: StreamAccess };

/**
 * Divides lectures on the air into those that the person's tickets open and others; starred ones come first. Unknown
 * access counts as closed.
 */
export function onAirFor(
	lectures: readonly LiveLecture[],
	{ streams, plannedIds, now }: { streams: readonly Access[]; plannedIds: readonly number[]; now: Date },
): { open: LiveLecture[]; closed: LiveLecture[] } {
	const on = lectures.filter((one) => isLive(one, now));
	const planned = on.filter((one) => plannedIds.includes(one.objectId));
	const byPlan = [...planned, ...on.filter((one) => !planned.includes(one))];
	const isOpen = ({ objectId }: LiveLecture) =>
		streams.some((one) => one.lectureId === objectId && one.access === "open");
	return { open: byPlan.filter(isOpen), closed: byPlan.filter((one) => !isOpen(one)) };
}

export function nextInStudio(
	lectures: readonly LiveLecture[],
	one: Pick<LiveLecture, "objectId" | "place" | "calendarCode" | "startDate">,
): LiveLecture | undefined {
	return lectures
		.filter(
			(other) =>
				other.objectId !== one.objectId &&
				other.place === one.place &&
				other.calendarCode === one.calendarCode &&
				startOf(other) >= Date.parse(one.startDate),
		)
		.toSorted((a, b) => startOf(a) - startOf(b))[0];
}

/** True if the current lecture has ended and the next stream is open. */
export function canMoveOn(one: Pick<LiveLecture, "endDate">, next: LiveLecture | undefined, now: Date): boolean {
	return next !== undefined && Date.parse(one.endDate) <= now.getTime() && isOpenNow(next, now);
}
