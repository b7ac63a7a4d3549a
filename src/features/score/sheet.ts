import type { Line, Score, ScoreDay } from "./contract.ts";

/** A day with more tracks is folded. */
const MAX_LINES = 12;
/** The maximum number of a group's columns on a phone. */
const MAX_GROUP = 6;

/** Tracks that open and close as one. */
export type Group = { name: string; lines: Line[] };

/** Splits a day with too many tracks into groups of similar size; empty otherwise. */
export function groupsOf({ lines }: Pick<ScoreDay, "lines">): Group[] {
	if (lines.length <= MAX_LINES) return [];
	const count = Math.ceil(lines.length / MAX_GROUP);
	return Array.from({ length: count }, (_, index) => {
		const own = lines.slice(
			Math.floor((index * lines.length) / count),
			Math.floor(((index + 1) * lines.length) / count),
		);
		return { name: own.map((one) => one.name).join(", "), lines: own };
	});
}

/** The score's dimensions in CSS pixels. They must match `sheet.css`, `topics.css` and `lamps.css`. */
const WIDE = { tools: 68, dayHead: 44, dayGap: 36, line: 32, lane: 24, group: 60, foot: 92 };
const PHONE = { tools: 136, segment: 68, head: 144, hour: 43, group: 72, foot: 208 };

const lineHeight = ({ lanes }: Line): number => Math.max(WIDE.line, lanes * WIDE.lane);
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/**
 * The height of the folded score below its heading, in CSS pixels: all days on wide screens, one on phones. The
 * document reserves it to avoid layout shifts.
 */
export function sheetHeights({ days, from, to }: Score, shownDay: number): { wide: number; phone: number } {
	const dayHeight = (day: ScoreDay) => {
		const groups = groupsOf(day);
		const body = groups.length > 0 ? groups.length * WIDE.group : sum(day.lines.map(lineHeight));
		return WIDE.dayHead + body;
	};
	const wide = WIDE.tools + sum(days.map(dayHeight)) + (days.length - 1) * WIDE.dayGap + WIDE.foot;
	const day = days[shownDay];
	const groups = day ? groupsOf(day).length : 0;
	const body = groups > 0 ? groups * PHONE.group : PHONE.head + ((to - from) / 60) * PHONE.hour;
	return { wide, phone: PHONE.tools + (days.length > 1 ? PHONE.segment : 0) + body + PHONE.foot };
}

export const lampTotal = ({ days }: Pick<Score, "days">): number =>
	sum(days.flatMap((day) => day.lines.map((one) => one.lamps.length)));

/** The day shown first: `today`'s, else the first. */
export function shownFirst({ days }: Pick<Score, "days">, today: string): number {
	return Math.max(
		0,
		days.findIndex((one) => one.date === today),
	);
}

/** The labelled full hours, in minutes from midnight: about a dozen at most. */
export function hourMarks({ from, to }: Pick<Score, "from" | "to">): number[] {
	const hours = (to - from) / 60;
	const step = Math.ceil(hours / 14);
	return Array.from({ length: Math.floor(hours / step) + 1 }, (_, index) => from + index * step * 60);
}

/** The word "now" takes the place of an hour's number that is nearer than this, in minutes. */
const NOW_COVERS_MIN = 28;

export const isCoveredByNow = (mark: number, now: number) => Math.abs(mark - now) < NOW_COVERS_MIN;

export type Direction = "left" | "right" | "up" | "down";

/**
 * The lamp to which an arrow key moves: the previous or next on the line, or the nearest in time on the next non-empty
 * line. `lines` are the visible ones of all days. Undefined at an edge.
 */
export function neighbourLamp(
	lines: readonly Pick<Line, "lamps">[],
	objectId: number,
	direction: Direction,
): number | undefined {
	const row = lines.findIndex((one) => one.lamps.some((lamp) => lamp.objectId === objectId));
	const lamps = lines[row]?.lamps ?? [];
	const place = lamps.findIndex((one) => one.objectId === objectId);
	if (direction === "left" || direction === "right") {
		return lamps[place + (direction === "right" ? 1 : -1)]?.objectId;
	}
	const from = lamps[place]?.from;
	const next = lines[row + (direction === "down" ? 1 : -1)];
	if (!next || from === undefined) return undefined;
	return least(next.lamps, (one) => Math.abs(one.from - from));
}

/** The lamp with the least measure, the first of several. */
function least(lamps: Line["lamps"], measure: (lamp: Line["lamps"][number]) => number): number | undefined {
	const measures = lamps.map(measure);
	return lamps[measures.indexOf(Math.min(...measures))]?.objectId;
}

/** The lamp of the lecture running at `at`, in minutes from midnight, or the nearest one. */
export function nearestLamp(lamps: Line["lamps"], at: number): number | undefined {
	return least(lamps, (one) => Math.max(one.from - at, at - one.to + 1, 0));
}
