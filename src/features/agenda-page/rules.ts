import type { CategoryTree, Lecture } from "../agenda/contract.ts";
import { isAfterHours, isWithoutOnline, seriesOf } from "../event/rules.ts";

const COLLAPSED_SERIES = ["DSSML", "THS", "DSS"];

/** Spec §4, §9: agenda messages disappear after 7 seconds. */
export const MESSAGE_TIMEOUT_MS = 7000;

/** The browser stores the sort choice under this key (spec §3 "Stored locally"). */
export const SORT_KEY = "agendaSortBy";
export type AgendaSort = "sortDefault" | "sortByHour" | "sortByRoom";

/** Days and tracks of DSSML, THS and DSS start collapsed (spec §4). */
export function startsCollapsed(eventCode: string): boolean {
	return COLLAPSED_SERIES.includes(seriesOf(eventCode));
}

/** The by-track/by-hour switch is shown only if hours matter (spec §2). */
export function offersSort(tree: Pick<CategoryTree, "isHourlySignificant">): boolean {
	return tree.isHourlySignificant;
}

/** Parses the stored sort choice; unknown values mean by track. */
export function sortChoice(stored: string | null | undefined): AgendaSort {
	return stored === "sortByHour" || stored === "sortByRoom" ? stored : "sortDefault";
}

/** Returns the text keys of an edition's marks (spec §9). */
export function editionMarks(calendarCode: string): ("afterHours" | "vodAccess")[] {
	return [
		...(isAfterHours(calendarCode) ? ["afterHours" as const] : []),
		...(isWithoutOnline(calendarCode) ? ["vodAccess" as const] : []),
	];
}

/** Filters by a calendar's code without case; without a code all lectures stay (spec §2). */
export function lecturesOfCalendar<L extends { calendarCode: string }>(
	lectures: readonly L[],
	calendarCode: string | null | undefined,
): L[] {
	const code = calendarCode?.toUpperCase();
	return lectures.filter((one) => !code || one.calendarCode.toUpperCase() === code);
}

/** Replaces seat statuses. Unchanged lectures stay the same objects, so that views can skip them. */
export function withStatuses(
	tree: CategoryTree,
	statuses: readonly { lectureId: number; status: number; statusVip: number }[],
): CategoryTree {
	const byId = new Map(statuses.map((one) => [one.lectureId, one]));
	const calendars = mapChanged(tree.calendars, (calendar) => {
		const tracks = mapChanged(calendar.tracks, (track) => {
			const lectures = lecturesWithStatuses(track.lectures, byId);
			return lectures === track.lectures ? track : { ...track, lectures };
		});
		return tracks === calendar.tracks ? calendar : { ...calendar, tracks };
	});
	return calendars === tree.calendars ? tree : { ...tree, calendars };
}

function lecturesWithStatuses(
	lectures: Lecture[],
	byId: ReadonlyMap<number, { status: number; statusVip: number }>,
): Lecture[] {
	return mapChanged(lectures, (lecture) => {
		const fresh = byId.get(lecture.objectId);
		if (!fresh || (fresh.status === lecture.status && fresh.statusVip === lecture.statusVip)) return lecture;
		return { ...lecture, status: fresh.status, statusVip: fresh.statusVip };
	});
}

/** Maps a list; returns the same list if no item changed. */
function mapChanged<T>(list: T[], change: (item: T) => T): T[] {
	const next = list.map(change);
	return next.every((item, index) => item === list[index]) ? list : next;
}
