import { linesOf, type Room } from "../../../../kit/pdf/fit.ts";

/** A row without a title is blank. */
export type PlanRow = { time: string; title: string; hall: string; isBreak: boolean; isReserved: boolean };
/** A day, or its part in a column. */
export type PlanBlock = { title: string; rows: PlanRow[] };
export type PlanColumn = { width: number; height: number };
/** The longer the plan, the tighter the grid. */
export type PlanGrid = "wide" | "close" | "tight";

/** Maximum title lines, font size, and heights of a one-line row and of each additional line. */
export const GRIDS = {
	wide: { lines: 2, size: 8.6, row: 15.6, second: 9.8 },
	close: { lines: 2, size: 7.8, row: 13.6, second: 8.9 },
	tight: { lines: 1, size: 7.8, row: 13, second: 0 },
} as const satisfies Record<PlanGrid, object>;
/** Heights of a day's title and of a blank row. */
export const HEIGHTS = { title: 25, blank: 18.4 };
/** Widths beside a row's title. */
export const ASIDE = { time: 34, hall: 76 };

export function titleRoom(grid: PlanGrid, width: number): Room {
	return { width: width - ASIDE.time - ASIDE.hall - 8, size: GRIDS[grid].size, cut: "strong" };
}

export const HALL_ROOM: Room = { width: ASIDE.hall - 10, size: 7.8, cut: "text" };

export function rowHeight({ title, hall }: PlanRow, grid: PlanGrid, { width }: { width: number }): number {
	if (title === "") return HEIGHTS.blank;
	const { lines, row, second } = GRIDS[grid];
	const isHigh = linesOf(title, titleRoom(grid, width)) > 1 || linesOf(hall, HALL_ROOM) > 1;
	return row + (lines > 1 && isHigh ? second : 0);
}

export function blocksHeight(blocks: readonly PlanBlock[], grid: PlanGrid, column: PlanColumn): number {
	const heights = blocks.flatMap(({ rows }) => [HEIGHTS.title, ...rows.map((row) => rowHeight(row, grid, column))]);
	return heights.reduce((sum, one) => sum + one, 0);
}

/** Fills columns with days. A title never ends a column. */
export function flow(
	days: readonly PlanBlock[],
	columns: readonly PlanColumn[],
	grid: PlanGrid,
): { filled: PlanBlock[][]; rest: PlanBlock[] } {
	const filled: PlanBlock[][] = columns.map(() => []);
	let at = 0;
	let used = 0;
	for (const [place, { title, rows }] of days.entries()) {
		let block: PlanBlock | undefined;
		for (const [index, row] of rows.entries()) {
			const fits = (column: PlanColumn) =>
				used + (block ? 0 : HEIGHTS.title) + rowHeight(row, grid, column) <= column.height;
			let column = columns[at];
			if (column && !fits(column)) {
				[at, used, block] = [at + 1, 0, undefined];
				column = columns[at];
			}
			if (!column || !fits(column))
				return { filled, rest: [{ title, rows: rows.slice(index) }, ...days.slice(place + 1)] };
			if (!block) {
				block = { title, rows: [] };
				filled[at]?.push(block);
				used += HEIGHTS.title;
			}
			block.rows.push(row);
			used += rowHeight(row, grid, column);
		}
	}
	return { filled, rest: [] };
}

/**
 * Two columns: the longest day left, the others right. If too tall, a tighter grid, then days in sequence. Overflow
 * goes to `rest`; titles have at most two lines.
 */
export function planLayout(
	days: readonly PlanBlock[],
	columns: readonly [PlanColumn, PlanColumn],
): { grid: PlanGrid; filled: PlanBlock[][]; rest: PlanBlock[] } {
	const [left, right] = columns;
	const longest = days.reduce<PlanBlock | undefined>(
		(most, day) => (most && most.rows.length >= day.rows.length ? most : day),
		undefined,
	);
	const others = days.filter((day) => day !== longest);
	for (const grid of ["wide", "close", "tight"] as const) {
		const beside = [longest ? [longest] : [], others];
		const fits = beside.every(
			(blocks, place) => blocksHeight(blocks, grid, place === 0 ? left : right) <= (place === 0 ? left : right).height,
		);
		if (fits) return { grid, filled: beside, rest: [] };
		const flown = flow(days, columns, grid);
		if (flown.rest.length === 0) return { grid, ...flown };
	}
	return { grid: "close", ...flow(days, columns, "close") };
}
