import type { CategoryCalendar, Track } from "../contract.ts";
import {
	type BreakRow,
	type HourRow,
	isFound,
	type LectureFilter,
	type LectureRow,
	lecturesOfCalendar,
} from "../rules.ts";

/**
 * How a day by track stands on wide screens: `grid` puts the same hour on one line across the tracks, `columns` lets
 * every track run by itself beside the others, `cards` gives each the whole width.
 */
export type Shape = "grid" | "columns" | "cards";

/** With fewer filled places than this the lines of a grid would be mostly holes. */
const FILLED_ENOUGH = 0.55;
/** Columns whose longest has more lectures than this stand beside shorter ones as long as they are at least half. */
const SHORT_COLUMN = 3;

/** Chooses the shape that leaves the fewest holes. */
export function shapeOf(rows: readonly (LectureRow<unknown> | BreakRow<unknown>)[], trackCount: number): Shape {
	if (trackCount < 2) return "cards";
	const lines = rows.filter((row) => row.kind === "lectures");
	// A lecture alone on its line is for everybody and fills the line; where most are, it is not a programme in parallel.
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

/** The column of the only lecture of a line, when nothing else runs at that time; otherwise undefined. */
export function aloneIn(row: LectureRow<unknown>): number | undefined {
	const columns = row.cells.flatMap((cell, column) => cell.map(() => column));
	return columns.length === 1 ? columns[0] : undefined;
}

/** One place of a track's list: the lectures of a line, or a pause between two of them. `row` counts from 1. */
export type Place<L, B> = { row: number; lectures: L[] } | { row: number; pause: B };

/** What a track shows, top to bottom: its lectures, and the pauses that part them. */
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

/** So many lectures of a track a phone shows before it is asked for the rest. */
const FIRST_ON_PHONES = 3;

/**
 * What a phone keeps back of a track: from which place on, and how many lectures that is.
 * Undefined where it would be a single one.
 */
export function restOf<L, B>(places: readonly Place<L, B>[]): { from: number; count: number } | undefined {
	let shown = 0;
	for (const [index, place] of places.entries()) {
		if ("pause" in place) continue;
		shown += place.lectures.length;
		if (shown < FIRST_ON_PHONES) continue;
		const rest = places.slice(index + 1);
		const count = rest.reduce((sum, one) => sum + ("lectures" in one ? one.lectures.length : 0), 0);
		return count > 1 ? { from: index + 1, count } : undefined;
	}
	return undefined;
}

/** How many columns `count` things take when at most `limit` stand side by side and the lines are to be even. */
export function evenColumns(count: number, limit: number): number {
	return count === 0 ? 1 : Math.ceil(count / Math.ceil(count / limit));
}

/** Columns for the cards of the hours: four, or three where most lines then fill better. */
export function hourColumns(rows: readonly (HourRow<unknown> | BreakRow<unknown>)[]): 3 | 4 {
	const sizes = rows.flatMap((row) => (row.kind === "lectures" ? [row.lectures.length] : []));
	const holes = (columns: number) => sizes.reduce((sum, size) => sum + ((columns - (size % columns)) % columns), 0);
	return holes(3) < holes(4) ? 3 : 4;
}

/** The tracks with the lectures that answer a wish, without the tracks that are left empty. */
export function foundTracks(tracks: readonly Track[], filter: LectureFilter): Track[] {
	return tracks.flatMap((track) => {
		const lectures = track.lectures.filter((lecture) => isFound(lecture, filter));
		if (lectures.length === 0) return [];
		return lectures.length === track.lectures.length ? [track] : [{ ...track, lectures }];
	});
}

/** Whether a wish narrows anything. */
export function isFiltering(filter: LectureFilter): boolean {
	return Boolean(filter.text?.trim()) || filter.level !== undefined || filter.language !== undefined;
}

/** What is closed: everything or nothing, except some. New days and tracks follow the whole. */
export type Folds = { all: boolean; except: ReadonlySet<string> };

/** Whether a part is closed. */
export function isClosed(folds: Folds, key: string): boolean {
	return folds.all !== folds.except.has(key);
}

/** The folds with one part the other way round. */
export function toggled(folds: Folds, key: string): Folds {
	const except = new Set(folds.except);
	if (!except.delete(key)) except.add(key);
	return { ...folds, except };
}

/** The days of a flat list: each with all its lectures in one nameless track, by start; one edition where it is named. */
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

/** The days of a tab with the lectures that answer a wish; the same objects where nothing is left out. */
export function foundDays(calendars: readonly CategoryCalendar[], filter: LectureFilter): CategoryCalendar[] {
	if (!isFiltering(filter)) return [...calendars];
	return calendars.flatMap((calendar) => {
		const tracks = foundTracks(calendar.tracks, filter);
		return tracks.length === 0 ? [] : [{ ...calendar, tracks, breaks: [] }];
	});
}

/** How many lectures days have together. */
export function lectureTotal(calendars: readonly CategoryCalendar[]): number {
	return calendars.reduce((sum, day) => sum + day.tracks.reduce((part, track) => part + track.lectures.length, 0), 0);
}
