import { compareRooms, roomNames } from "../agenda/room-names.ts";
import type { TimeSpan } from "../agenda/rules.ts";

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/**
 * A lecture in its room's column. `from` and `to` are minutes from the grid's start; overlapping lectures have
 * different lanes.
 */
export type GridCell<L> = { lecture: L; from: number; to: number; lane: number };
/** The column of a room; `lanes` is the largest number of overlapping lectures. */
export type GridRoom<L> = { name: string; lanes: number; cells: GridCell<L>[] };
/** A day with rooms side by side; `start` is its first full hour, `minutes` its length. */
export type RoomGrid<L> = { start: Date; minutes: number; rooms: GridRoom<L>[] };

type GridItem = TimeSpan & { place: string };

/** Finds the first lane free at `from`; `ends` has the end of each lane. */
function freeLane(ends: readonly number[], from: number): number {
	const found = ends.findIndex((end) => end <= from);
	return found < 0 ? ends.length : found;
}

function roomOf<L extends GridItem>(name: string, lectures: readonly L[], start: number): GridRoom<L> {
	const ends: number[] = [];
	const minutesTo = (instant: string) => (Date.parse(instant) - start) / MINUTE_MS;
	const cells = lectures
		.toSorted((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate))
		.map((lecture) => {
			const from = minutesTo(lecture.startDate);
			// The end may be before the start.
			const to = Math.max(from + 1, minutesTo(lecture.endDate));
			const lane = freeLane(ends, from);
			ends[lane] = to;
			return { lecture, from, to, lane };
		});
	return { name, lanes: ends.length, cells };
}

/**
 * Arranges lectures by room and time. Rooms are sorted by name, lectures without a room come last. Undefined without
 * lectures.
 */
export function roomGrid<L extends GridItem>(lectures: readonly L[]): RoomGrid<L> | undefined {
	if (lectures.length === 0) return undefined;
	const hour = HOUR_MINUTES * MINUTE_MS;
	const first = Math.min(...lectures.map((one) => Date.parse(one.startDate)));
	const start = Math.floor(first / hour) * hour;
	const names = [...new Set(lectures.map((one) => one.place))];
	const rooms = names
		.map((name) =>
			roomOf(
				name,
				lectures.filter((one) => one.place === name),
				start,
			),
		)
		.sort((a, b) => Number(a.name === "") - Number(b.name === "") || compareRooms(a.name, b.name));
	const end = Math.max(...rooms.flatMap((room) => room.cells.map((cell) => cell.to)));
	return { start: new Date(start), minutes: Math.ceil(end / HOUR_MINUTES) * HOUR_MINUTES, rooms };
}

/** A lecture of this height has room for two lines of text. */
const READABLE_PX = 44;

/** Returns pixels per minute: most lectures are readable, within bounds. */
export function minuteHeight({ rooms }: Pick<RoomGrid<unknown>, "rooms">): number {
	const lengths = rooms.flatMap((room) => room.cells.map((cell) => cell.to - cell.from)).sort((a, b) => a - b);
	const short = lengths[Math.floor(lengths.length / 10)] ?? HOUR_MINUTES;
	return Math.min(3, Math.max(1.6, READABLE_PX / short));
}

/** True if a day has several rooms to show side by side. */
export function hasRooms(lectures: readonly { place: string }[]): boolean {
	return roomNames(lectures).length > 1;
}

export type Direction = "left" | "right" | "up" | "down";

/**
 * Finds the cell for an arrow key: the previous or next in the room, or the nearest in time in the next non-empty room.
 * Undefined at an edge.
 */
export function neighbour<L>(
	{ rooms }: Pick<RoomGrid<L>, "rooms">,
	at: { room: number; cell: number },
	direction: Direction,
): { room: number; cell: number } | undefined {
	if (direction === "up" || direction === "down") {
		const cell = at.cell + (direction === "down" ? 1 : -1);
		return rooms[at.room]?.cells[cell] && { room: at.room, cell };
	}
	const room = at.room + (direction === "right" ? 1 : -1);
	const from = rooms[at.room]?.cells[at.cell]?.from;
	const cells = rooms[room]?.cells;
	if (from === undefined || !cells) return undefined;
	const distances = cells.map((one) => Math.abs(one.from - from));
	return { room, cell: distances.indexOf(Math.min(...distances)) };
}
