import type { CategoryCalendar, Track } from "../../agenda/contract.ts";
import { isFiltering, isFound, type LectureFilter } from "../../agenda/filter.ts";
import type { BreakRow, HourRow, LectureRow } from "../../agenda/rules.ts";
import { lecturesOfCalendar } from "../rules.ts";

/**
 * The layout of a day by track on wide screens: `grid` has common rows for all tracks, `columns` independent tracks
 * side by side, `cards` one track below the other.
 */
export type Shape = "grid" | "columns" | "cards";

/** With a smaller share of filled cells, a grid would be mostly empty. */
const FILLED_ENOUGH = 0.55;
/** Longer columns stand side by side only if the shortest is at least half as long. */
const SHORT_COLUMN = 3;

/** A wider row of columns would scroll too far. */
export const MAX_COLUMNS = 12;

/** Chooses the shape with the fewest empty cells. */
export function shapeOf(rows: readonly (LectureRow<unknown> | BreakRow<unknown>)[], trackCount: number): Shape {
	if (trackCount < 2 || trackCount > MAX_COLUMNS) return "cards";
	const lines = rows.filter((row) => row.kind === "lectures");
	// A lecture alone in its row is for everybody. If most are alone, tracks do not run in parallel.
	const shared = lines.filter((row) => onlyColumn(row) === undefined);
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

/** Returns the column of a row's only lecture; undefined if there are several. */
export function onlyColumn(row: LectureRow<unknown>): number | undefined {
	const columns = row.cells.flatMap((cell, column) => cell.map(() => column));
	return columns.length === 1 ? columns[0] : undefined;
}

/** An entry of a track's list: the lectures of a row, or a break. `row` counts from 1. */
export type Place<L, B> = { row: number; lectures: L[] } | { row: number; pause: B };

/** Lists a track's lectures and the breaks between them. */
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

/** Cuts the list after `count` lectures; returns the same array if there are no more. */
export function firstPlaces<L, B>(places: Place<L, B>[], count: number): Place<L, B>[] {
	let left = count;
	const end = places.findIndex((place) => {
		if ("pause" in place) return false;
		left -= place.lectures.length;
		return left <= 0;
	});
	return end < 0 || end === places.length - 1 ? places : places.slice(0, end + 1);
}

/** A phone shows this many lectures of a track at first. */
const FIRST_ON_PHONES = 3;

/**
 * The part of a track that phones hide: its first place and number of lectures. Undefined if only one would be hidden.
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

/** Distributes `count` items evenly over rows of at most `limit` columns. */
export function evenColumns(count: number, limit: number): number {
	return count === 0 ? 1 : Math.ceil(count / Math.ceil(count / limit));
}

/** Three columns if they leave fewer gaps than four. */
export function hourColumns(rows: readonly (HourRow<unknown> | BreakRow<unknown>)[]): 3 | 4 {
	const sizes = rows.flatMap((row) => (row.kind === "lectures" ? [row.lectures.length] : []));
	const holes = (columns: number) => sizes.reduce((sum, size) => sum + ((columns - (size % columns)) % columns), 0);
	return holes(3) < holes(4) ? 3 : 4;
}

/** Keeps matching lectures; drops tracks without any. */
export function foundTracks(tracks: readonly Track[], filter: LectureFilter): Track[] {
	return tracks.flatMap((track) => {
		const lectures = track.lectures.filter((lecture) => isFound(lecture, track, filter));
		if (lectures.length === 0) return [];
		return lectures.length === track.lectures.length ? [track] : [{ ...track, lectures }];
	});
}

/** `all` says whether parts are collapsed; those in `except` are the opposite. New days and tracks follow `all`. */
export type Folds = { all: boolean; except: ReadonlySet<string> };

export function isClosed(folds: Folds, key: string): boolean {
	return folds.all !== folds.except.has(key);
}

/** Opens or collapses one part. */
export function toggleFold(folds: Folds, key: string): Folds {
	const except = new Set(folds.except);
	if (!except.delete(key)) except.add(key);
	return { ...folds, except };
}

/** Puts the lectures of each day into one track without a name, by start; with a code, only of that edition. */
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

/** Keeps matching lectures; returns the same objects if nothing is dropped. */
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

/** An agenda with more lectures is large: it shows only the chosen day, with compact cards. */
const LARGE_AGENDA = 100;
export const isLarge = (count: number): boolean => count > LARGE_AGENDA;
/** A large list by track draws so many lectures at first; the rest on demand. */
export const DRAWN_AT_ONCE = 500;
/** A changed large list is drawn in pieces of this size. */
export const PIECE = 16;

/** The document has left out `omitted` lectures of the day. */
export type AgendaCalendar = CategoryCalendar & { omitted?: number };

/** Counts the lectures of all days, including omitted ones. */
export function wholeTotal(calendars: readonly AgendaCalendar[]): number {
	return lectureTotal(calendars) + calendars.reduce((sum, one) => sum + (one.omitted ?? 0), 0);
}

/** Returns the requested day, otherwise today, otherwise the first with lectures. */
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

/** The first lectures of days, track after track. */
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

/** Groups a day's rows by the hour of their start. */
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

/** Counts the rows that are over at `now`; zero before the first start and after the last end. */
export function rowsOver(rows: readonly { startDate: string; endDate: string }[], now: Date): number {
	const first = rows[0];
	if (!first || now < new Date(first.startDate)) return 0;
	return Math.max(
		0,
		rows.findIndex((row) => new Date(row.endDate) > now),
	);
}
