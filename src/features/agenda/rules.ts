import type { Lang } from "../../kit/i18n/lang.ts";
import { dayOf } from "../../kit/time/zone.ts";
import { eventYear, isMeetupCode, seriesOf } from "../event/rules.ts";
import type { CategoryDay } from "./contract.ts";
import type { seatTexts } from "./texts.ts";

/** Spec §9: the agenda of these series opens on its first tab. */
const FIRST_TAB_SERIES = ["YAVA", "DEVAI", "PYS"];

/**
 * Returns the `objectId` of the tab to open (spec §4): the first whose name contains "onsite" in either language,
 * otherwise the first. YAVA, DEVAI and PYS always open the first. Undefined without categories. `categories` excludes
 * the fake one.
 */
export function initialTab(
	eventCode: string,
	categories: readonly { objectId: number; name: string; nameEn: string | null }[],
): number | undefined {
	const first = categories[0]?.objectId;
	if (FIRST_TAB_SERIES.includes(seriesOf(eventCode))) return first;
	const isOnsite = (name: string | null) => name?.toLowerCase().includes("onsite") ?? false;
	return categories.find((one) => isOnsite(one.name) || isOnsite(one.nameEn))?.objectId ?? first;
}

type DatedTab = {
	objectId: number;
	name: string;
	nameEn: string | null;
	days: readonly Omit<CategoryDay, "isOnsite">[];
};

/**
 * Returns the `objectId` of the tab to open in the account. During an event's day the tab has running lectures, or
 * begins next; at other times it is `initialTab`. Of several tabs, `initialTab` comes before the first.
 */
export function tabOfMoment(
	eventCode: string,
	categories: readonly DatedTab[],
	{ now, timeZone }: { now: Date; timeZone: string },
): number | undefined {
	const usual = initialTab(eventCode, categories);
	const today = dayOf(now, timeZone);
	const coming = categories.flatMap(({ objectId, days }) => {
		const own = days.filter((day) => Date.parse(day.endDate) > now.getTime());
		const begins = Math.min(...own.map((day) => Math.max(now.getTime(), Date.parse(day.startDate))));
		return own.length > 0 && dayOf(new Date(begins), timeZone) === today ? [{ objectId, begins }] : [];
	});
	const first = Math.min(...coming.map((one) => one.begins));
	const next = coming.filter((one) => one.begins === first);
	return (next.find((one) => one.objectId === usual) ?? next[0])?.objectId ?? usual;
}

/**
 * An agenda is outdated if the year in the event's code differs from the current year in its zone (spec §4). Meetups
 * have no year and are never outdated.
 */
export function isOutdated(eventCode: string, now: Date, zone: string): boolean {
	const year = eventYear(eventCode);
	return year !== undefined && year !== Number(dayOf(now, zone).slice(0, 4));
}

/** Meetups show a flat list, filtered by calendar (spec §2). */
export function isFlatList(eventCode: string): boolean {
	return isMeetupCode(eventCode);
}

export function lectureCalendarPath(lectureId: number, lang: Lang): string {
	return `/api/lecture/${lectureId}/calendar.ics?lang=${lang}`;
}

export function eventCalendarPath(eventCode: string, edition: string | undefined, lang: Lang): string {
	const query = new URLSearchParams({ ...(edition && { calendar: edition }), lang });
	return `/api/event/${encodeURIComponent(eventCode)}/calendar.ics?${query}`;
}

export function dayCalendarPath(eventCode: string, calendarCode: string, lang: Lang): string {
	return `/api/event/${encodeURIComponent(eventCode)}/agenda/${encodeURIComponent(calendarCode)}/calendar.ics?lang=${lang}`;
}

export type SeatLabel = keyof typeof seatTexts;

/**
 * Returns labels in display order (spec §4); "none" appears alone. The spec has no label for VIP 2 with basic seats
 * left: "noneExtended" covers it.
 */
export function seatLabels(lecture: { status: number; statusVip: number; isHot: boolean }): SeatLabel[] {
	const { status, statusVip } = lecture;
	const labels: SeatLabel[] = lecture.isHot ? ["hot"] : [];
	if (status === 2 && statusVip === 2) return [...labels, "none"];
	if (status === 2) labels.push("noneBasic");
	if (status === 1) labels.push("last");
	if (statusVip === 1) labels.push("lastExtended");
	if (statusVip === 2) labels.push("noneExtended");
	return labels;
}

/** Start and end are ISO 8601. */
export type TimeSpan = { startDate: string; endDate: string };

/** Lectures in one grid row; `cells[i]` belongs to track `i` and has several if they overlap. */
export type LectureRow<L> = { kind: "lectures"; startDate: string; endDate: string; cells: L[][] };
/** Lectures with one start. */
export type HourRow<L> = { kind: "lectures"; startDate: string; endDate: string; lectures: L[] };
/** A break across all tracks. */
export type BreakRow<B> = { kind: "break"; startDate: string; endDate: string; pause: B };

const startOf = (one: TimeSpan) => Date.parse(one.startDate);
/** An end before the start counts as the start. */
const endOf = (one: TimeSpan) => Math.max(startOf(one), Date.parse(one.endDate));
const byStart = (a: TimeSpan, b: TimeSpan) => startOf(a) - startOf(b);
const timesOf = ({ startDate, endDate }: TimeSpan): TimeSpan => ({ startDate, endDate });
const iso = (instant: number) => new Date(instant).toISOString();

/** Groups lectures by start, earliest first; within a start the order stays (spec §3 "derived lectureSlots"). */
export function lectureSlots<L extends TimeSpan & { objectId: number }>(
	lectures: readonly L[],
): { startDate: string; lectureIds: number[] }[] {
	return slotsOf(lectures).map((slot) => ({
		startDate: slot[0].startDate,
		lectureIds: slot.map((lecture) => lecture.objectId),
	}));
}

function slotsOf<L extends TimeSpan>(lectures: readonly L[]): [L, ...L[]][] {
	const byMoment = new Map<number, [L, ...L[]]>();
	// Parsed once, not in every comparison.
	const started = lectures.map((lecture) => ({ lecture, start: startOf(lecture) })).sort((a, b) => a.start - b.start);
	for (const { lecture, start } of started) {
		const slot = byMoment.get(start);
		if (slot) slot.push(lecture);
		else byMoment.set(start, [lecture]);
	}
	return [...byMoment.values()];
}

/** Returns the by-hour view: a row per start, with breaks between. */
export function hourRows<L extends TimeSpan, B extends TimeSpan>(
	lectures: readonly L[],
	breaks: readonly B[] = [],
): (HourRow<L> | BreakRow<B>)[] {
	const rows = slotsOf(lectures).map(
		(slot): HourRow<L> => ({
			kind: "lectures",
			startDate: slot[0].startDate,
			endDate: iso(Math.max(...slot.map(endOf))),
			lectures: slot,
		}),
	);
	return withBreaks(rows, breaks);
}

/**
 * Returns the by-track grid. A row takes lectures that start before the middle of its shortest one: 9:00 and 9:05 share
 * a row, and a three-hour workshop does not hide talks beside it. A break begins a new row. Each lecture is in one row,
 * in its track's column.
 */
export function timeSlots<L extends TimeSpan, B extends TimeSpan>(
	tracks: readonly { lectures: readonly L[] }[],
	breaks: readonly B[] = [],
): (LectureRow<L> | BreakRow<B>)[] {
	const placed = tracks.flatMap((track, column) =>
		track.lectures.map((lecture) => ({ ...timesOf(lecture), lecture, column })),
	);
	const rows: LectureRow<L>[] = [];
	let row: LectureRow<L> | undefined;
	let rowStart = 0;
	let rowLimit = 0;
	let rowEnd = 0;
	for (const slot of slotsOf(placed)) {
		const start = startOf(slot[0]);
		const isParted = breaks.some((one) => startOf(one) > rowStart && startOf(one) <= start);
		if (!row || start >= rowLimit || isParted) {
			row = { kind: "lectures", startDate: slot[0].startDate, endDate: "", cells: tracks.map(() => []) };
			rows.push(row);
			[rowStart, rowEnd, rowLimit] = [start, start, Number.POSITIVE_INFINITY];
		}
		const ends = slot.map(endOf);
		rowLimit = Math.min(rowLimit, rowStart + (Math.min(...ends) - rowStart) / 2);
		rowEnd = Math.max(rowEnd, ...ends);
		row.endDate = iso(rowEnd);
		for (const { lecture, column } of slot) row.cells[column]?.push(lecture);
	}
	return withBreaks(rows, breaks);
}

/** Inserts breaks by start; a break comes before a row with the same start. */
function withBreaks<R extends TimeSpan, B extends TimeSpan>(rows: R[], breaks: readonly B[]): (R | BreakRow<B>)[] {
	const waiting = breaks.toSorted(byStart);
	const result: (R | BreakRow<B>)[] = [];
	const takeUntil = (limit: number) => {
		for (let [pause] = waiting; pause && startOf(pause) <= limit; [pause] = waiting) {
			waiting.shift();
			result.push({ kind: "break", startDate: pause.startDate, endDate: pause.endDate, pause });
		}
	};
	for (const row of rows) {
		takeUntil(startOf(row));
		result.push(row);
	}
	takeUntil(Number.POSITIVE_INFINITY);
	return result;
}
