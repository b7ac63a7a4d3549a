import type { OwnPlan, PlanLecture } from "./contract.ts";

/** ISO 8601. `hasHours` is false for on-demand items. */
export type PlannedSpan = { startDate: string; endDate: string; hasHours: boolean };

const startOf = (one: PlannedSpan) => Date.parse(one.startDate);
/** An end before the start counts as the start. */
const endOf = (one: PlannedSpan) => Math.max(startOf(one), Date.parse(one.endDate));

/** Adjacent items do not clash. */
export function isClash(a: PlannedSpan, b: PlannedSpan): boolean {
	if (!a.hasHours || !b.hasHours) return false;
	return startOf(a) === startOf(b) || (startOf(a) < endOf(b) && startOf(b) < endOf(a));
}

export function clashesWith<L extends PlannedSpan & { lectureId: number }>(lecture: L, plan: readonly L[]): L[] {
	return plan.filter((one) => one.lectureId !== lecture.lectureId && isClash(one, lecture));
}

/**
 * Groups lectures by overlap, in order of start. A group has a single lecture, or several that each overlap with
 * another. All
 * `lectures` must have hours.
 */
export function clashGroups<L extends PlannedSpan>(lectures: readonly L[]): [L, ...L[]][] {
	const groups: [L, ...L[]][] = [];
	for (const lecture of lectures.toSorted((a, b) => startOf(a) - startOf(b) || endOf(b) - endOf(a))) {
		const last = groups.at(-1);
		if (last?.some((one) => isClash(one, lecture))) last.push(lecture);
		else groups.push([lecture]);
	}
	return groups;
}

export function isOn(lecture: PlannedSpan, now: Date): boolean {
	return lecture.hasHours && startOf(lecture) <= now.getTime() && now.getTime() < endOf(lecture);
}

export function isPast(lecture: PlannedSpan, now: Date): boolean {
	return lecture.hasHours && endOf(lecture) <= now.getTime();
}

/** Adds or removes a star. Lectures with a seat stay. */
export function withStar(plan: OwnPlan, lecture: PlanLecture, isFavourite: boolean): OwnPlan {
	const plannedLecture = plan.lectures.find((one) => one.lectureId === lecture.lectureId);
	const others = plan.lectures.filter((one) => one !== plannedLecture);
	const starred = { ...(plannedLecture ?? lecture), isFavourite };
	if (!starred.isFavourite && !starred.isReserved) return { ...plan, lectures: others };
	return { ...plan, lectures: [...others, starred].toSorted((a, b) => startOf(a) - startOf(b)) };
}
