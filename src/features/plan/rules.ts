import type { OwnPlan, PlanLecture } from "./contract.ts";

/** What stands at a time; ISO 8601. `hasHours` is false of what can be seen at any time. */
export type Timed = { startDate: string; endDate: string; hasHours: boolean };

const startOf = (one: Timed) => Date.parse(one.startDate);
/** An end before its start (broken input) counts as the start. */
const endOf = (one: Timed) => Math.max(startOf(one), Date.parse(one.endDate));

/** Whether one cannot be at both: they run at the same time. One that ends when the other starts does not collide. */
export function isClash(a: Timed, b: Timed): boolean {
	if (!a.hasHours || !b.hasHours) return false;
	return startOf(a) === startOf(b) || (startOf(a) < endOf(b) && startOf(b) < endOf(a));
}

/** Those of the plan that run at the same time as a lecture. */
export function clashesWith<L extends Timed & { lectureId: number }>(lecture: L, plan: readonly L[]): L[] {
	return plan.filter((one) => one.lectureId !== lecture.lectureId && isClash(one, lecture));
}

/**
 * What stands together in a plan, by start: a lecture alone, or lectures of which each collides with another one of
 * them. `lectures` have hours.
 */
export function clashGroups<L extends Timed>(lectures: readonly L[]): [L, ...L[]][] {
	const groups: [L, ...L[]][] = [];
	for (const lecture of lectures.toSorted((a, b) => startOf(a) - startOf(b) || endOf(b) - endOf(a))) {
		const last = groups.at(-1);
		if (last?.some((one) => isClash(one, lecture))) last.push(lecture);
		else groups.push([lecture]);
	}
	return groups;
}

/** Whether something is on at a moment: it has begun and has not ended. */
export function isOn(lecture: Timed, now: Date): boolean {
	return lecture.hasHours && startOf(lecture) <= now.getTime() && now.getTime() < endOf(lecture);
}

/** Whether something of a plan is behind. */
export function isPast(lecture: Timed, now: Date): boolean {
	return lecture.hasHours && endOf(lecture) <= now.getTime();
}

/** The plan after a lecture was starred or its star taken away; what has a seat stays in it. */
export function withStar(plan: OwnPlan, lecture: PlanLecture, isFavourite: boolean): OwnPlan {
	const known = plan.lectures.find((one) => one.lectureId === lecture.lectureId);
	const others = plan.lectures.filter((one) => one !== known);
	const starred = { ...(known ?? lecture), isFavourite };
	if (!starred.isFavourite && !starred.isReserved) return { ...plan, lectures: others };
	return { ...plan, lectures: [...others, starred].toSorted((a, b) => startOf(a) - startOf(b)) };
}
