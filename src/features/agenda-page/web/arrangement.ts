import type { CategoryCalendar, Track } from "../../agenda/contract.ts";
import { isFiltering, isFound, type LectureFilter } from "../../agenda/filter.ts";
import type { BreakRow, HourRow, LectureRow } from "../../agenda/rules.ts";
import { lecturesOfCalendar } from "../rules.ts";

/**
 * The layout of a day by track on wide screens: `grid` has one line per hour across the tracks, `columns` has
 * independent tracks side by side, `cards` gives each track the whole width.
 */
export type Shape = "grid" | "columns" | "cards";

/** Below this share of filled places a grid would be mostly holes. */
const FILLED_ENOUGH = 0.55;
/** Longer columns stand beside shorter ones only if these are at least half as long. */
const SHORT_COLUMN = 3;

/** A wider row of columns would scroll too far. */
export const MAX_COLUMNS = 12;

/** Chooses the shape with the fewest holes. */
export function shapeOf(rows: readonly (LectureRow<unknown> | BreakRow<unknown>)[], trackCount: number): Shape {
	if (trackCount < 2 || trackCount > MAX_COLUMNS) return "cards";
	const lines = rows.filter((row) => row.kind === "lectures");
	// A lecture alone on its line is for everybody; where most are, tracks do not run in parallel.
	const shared = lines.filter((row) => aloneIn(row) === undefined);
	const cells = shared.flatMap((row) => row.cells);
	const isCrowded = cells.some((cell) => cell.length > 2);
	const filled = cells.filter((cell) => cell.length > 0).length;
	if (shared.length * 2 > lines.length && filled / cells.length >= FILLED_ENOUGH && !isCrowded) return "grid";
	const sizes = Array.from({ length: trackCount }, (_, column) =>
		lines.reduce((sum, row) => sum + (row.cells[column]?.length ?? 0), 0),
	);
	const longest = Math.max(...sizes);
	return longest <= SHORT_COLUMN || Math.min(...sizes) * 2 >= longest ? "columns" : "cards";
}

/** The column of a line's only lecture; otherwise undefined. */
export function aloneIn(row: LectureRow<unknown>): number | undefined {
	const columns = row.cells.flatMap((cell, column) => cell.map(() => column));
	return columns.length === 1 ? columns[0] : undefined;
}

/** A place in a track's list: the lectures of a line, or a break between. `row` counts from 1. */
export type Place<L, B> = { row: number; lectures: L[] } | { row: number; pause: B };

/** A track's lectures and the breaks between them, top to bottom. */
export function placesOf<L, B>(rows: readonly (LectureRow<L> | BreakRow<B>)[], column: number): Place<L, B>[] {
	const places = rows.flatMap((row, index): Place<L, B>[] => {
		if (row.kind === "break") return [{ row: index + 1, pause: row.pause }];
		const lectures = row.cells[column] ?? [];
		return lectures.length > 0 ? [{ row: index + 1, lectures }] : [];
	});
	const isLecture = (place: Place<L, B>) => "lectures" in place;
	const first = places.findIndex(isLecture);
	return first < 0 ? [] : places.slice(first, places.findLastIndex(isLecture) + 1);
}

/** The places of the first `count` lectures; the same array if that is all. */
export function firstPlaces<L, B>(places: Place<L, B>[], count: number): Place<L, B>[] {
	let left = count;
	const end = places.findIndex((place) => {
		if ("pause" in place) return false;
		left -= place.lectures.length;
		return left <= 0;
	});
	return end < 0 || end === places.length - 1 ? places : places.slice(0, end + 1);
}

/** The lectures of a track that a phone shows at first. */
const FIRST_ON_PHONES = 3;

/**
 * The part of a track hidden on phones: its first place and number of lectures. Undefined if it would hide only one.
 */
export function restOf<L, B>(places: readonly Place<L, B>[]): { from: number; count: number } | undefined {
	let visibleCount = 0;
	for (const [index, place] of places.entries()) {
		if ("pause" in place) continue;
		visibleCount += place.lectures.length;
		if (visibleCount < FIRST_ON_PHONES) continue;
		const rest = places.slice(index + 1);
		const count = rest.reduce((sum, one) => sum + ("lectures" in one ? one.lectures.length : 0), 0);
		return count > 1 ? { from: index + 1, count } : undefined;
	}
	return undefined;
}

/** How many columns `count` items take with at most `limit` side by side and even lines. */
export function evenColumns(count: number, limit: number): number {
	return count === 0 ? 1 : Math.ceil(count / Math.ceil(count / limit));
}

/** Columns of the hour view: four, or three where these fill most lines better. */
export function hourColumns(rows: readonly (HourRow<unknown> | BreakRow<unknown>)[]): 3 | 4 {
	const sizes = rows.flatMap((row) => (row.kind === "lectures" ? [row.lectures.length] : []));
	const holes = (columns: number) => sizes.reduce((sum, size) => sum + ((columns - (size % columns)) % columns), 0);
	return holes(3) < holes(4) ? 3 : 4;
}

/** The tracks with matching lectures, without empty ones. */
export function foundTracks(tracks: readonly Track[], filter: LectureFilter): Track[] {
	return tracks.flatMap((track) => {
		const lectures = track.lectures.filter((lecture) => isFound(lecture, track, filter));
		if (lectures.length === 0) return [];
		return lectures.length === track.lectures.length ? [track] : [{ ...track, lectures }];
	});
}

/** Collapsed parts: all or none, except some. New days and tracks follow `all`. */
export type Folds = { all: boolean; except: ReadonlySet<string> };

export function isClosed(folds: Folds, key: string): boolean {
	return folds.all !== folds.except.has(key);
}

/** The folds with one part toggled. */
export function toggled(folds: Folds, key: string): Folds {
	const except = new Set(folds.except);
	if (!except.delete(key)) except.add(key);
	return { ...folds, except };
}

/** The days of a flat list: lectures by start in one nameless track; one edition if named. */
export function flatDays(calendars: readonly CategoryCalendar[], calendarCode: string | null): CategoryCalendar[] {
	return calendars.flatMap((calendar) => {
		const all = calendar.tracks.flatMap((track) => track.lectures);
		const lectures = lecturesOfCalendar(all, calendarCode).sort(
			(a, b) => Date.parse(a.startDate) - Date.parse(b.startDate),
		);
		const [first] = calendar.tracks;
		if (lectures.length === 0 || !first) return [];
		const whole = { ...first, objectId: 0, name: "", nameEn: null, chairmans: [], carers: [], lectures };
		return [{ ...calendar, tracks: [whole], breaks: [] }];
	});
}

/** A tab's days with matching lectures; the same objects if nothing is left out. */
export function foundDays(calendars: readonly CategoryCalendar[], filter: LectureFilter): CategoryCalendar[] {
	if (!isFiltering(filter)) return [...calendars];
	return calendars.flatMap((calendar) => {
		const tracks = foundTracks(calendar.tracks, filter);
		return tracks.length === 0 ? [] : [{ ...calendar, tracks, breaks: [] }];
	});
}

export function lectureTotal(calendars: readonly CategoryCalendar[]): number {
	return calendars.reduce((sum, day) => sum + day.tracks.reduce((part, track) => part + track.lectures.length, 0), 0);
}

/** More lectures than this are large: drawn in brief, and only those of the chosen day. */
const LARGE = 100;
export const isLarge = (count: number): boolean => count > LARGE;
/** A large by-track list draws so many lectures at first; the rest on demand. */
export const DRAWN_AT_ONCE = 500;
/** After a change a large list is drawn in pieces of so many lectures. */
export const PIECE = 16;

/** A day; the document leaves out `omitted` of its lectures. */
export type AgendaCalendar = CategoryCalendar & { omitted?: number };

/** The lectures of all days, including those that the document omits. */
export function wholeTotal(calendars: readonly AgendaCalendar[]): number {
	return lectureTotal(calendars) + calendars.reduce((sum, one) => sum + (one.omitted ?? 0), 0);
}

/** The initial day: the requested code's, else one that runs today, else the first with lectures. */
export function initialDay<C extends { code: string; tracks: readonly { lectures: readonly unknown[] }[] }>(
	calendars: readonly C[],
	{ requested, today }: { requested: string | null; today: readonly string[] },
): C | undefined {
	const filled = calendars.filter((one) => one.tracks.some((track) => track.lectures.length > 0));
	return (
		calendars.find((one) => one.code === requested) ??
		filled.find((one) => today.includes(one.code)) ??
		filled[0] ??
		calendars[0]
	);
}

/** The first lectures of days, track by track. */
export function firstLectures(calendars: readonly CategoryCalendar[], limit: number): CategoryCalendar[] {
	let left = limit;
	return calendars.map((calendar) => {
		const tracks = calendar.tracks.flatMap((track) => {
			const lectures = track.lectures.slice(0, left);
			left -= lectures.length;
			if (lectures.length === track.lectures.length) return [track];
			return lectures.length > 0 ? [{ ...track, lectures }] : [];
		});
		return { ...calendar, tracks };
	});
}

const HOUR_MS = 3_600_000;

/** A day's rows by starting hour. */
export function rowsByHour<R extends { startDate: string }>(rows: readonly R[]): { hour: number; rows: R[] }[] {
	const hours: { hour: number; rows: R[] }[] = [];
	for (const row of rows) {
		const hour = Math.floor(Date.parse(row.startDate) / HOUR_MS) * HOUR_MS;
		const last = hours.at(-1);
		if (last?.hour === hour) last.rows.push(row);
		else hours.push({ hour, rows: [row] });
	}
	return hours;
}

/** How many first rows of a day are over at `now`; none before its first and after its last. */
export function rowsOver(rows: readonly { startDate: string; endDate: string }[], now: Date): number {
	const first = rows[0];
	if (!first || now < new Date(first.startDate)) return 0;
	return Math.max(
		0,
		rows.findIndex((row) => new Date(row.endDate) > now),
	);
}
