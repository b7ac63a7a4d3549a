import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type GridCell, hasRooms, minuteHeight, neighbour, roomGrid } from "./room-grid.ts";

const at = (minutes: number) => new Date(Date.UTC(2025, 5, 6, 7) + minutes * 60_000).toISOString();
const lecture = (place: string, from: number, to: number) => ({ place, startDate: at(from), endDate: at(to) });
const spans = (cells: readonly GridCell<unknown>[]) => cells.map(({ from, to, lane }) => [from, to, lane]);

test("without lectures there is no grid", () => expect(roomGrid([])).toBeUndefined());

test("a day begins and ends at full hours; rooms are sorted by name and number", () => {
	const grid = roomGrid([
		lecture("Sala 10", 75, 120),
		lecture("", 90, 100),
		lecture("Sala 9", 100, 130),
		lecture("Aula", 75, 80),
	]);
	expect(grid?.start.toISOString()).toBe(at(60));
	expect(grid?.minutes).toBe(120);
	expect(grid?.rooms.map((room) => room.name)).toEqual(["Aula", "Sala 9", "Sala 10", ""]);
	expect(spans(grid!.rooms[2]!.cells)).toEqual([[15, 60, 0]]);
});

test("overlapping lectures of a room have lanes side by side", () => {
	const grid = roomGrid([lecture("A", 20, 60), lecture("A", 0, 30), lecture("A", 30, 50), lecture("A", 60, 60)]);
	expect(grid?.rooms[0]?.lanes).toBe(2);
	expect(spans(grid!.rooms[0]!.cells)).toEqual([
		[0, 30, 0],
		[20, 60, 1],
		[30, 50, 0],
		[60, 61, 0],
	]);
});

test("each lecture has one cell, and no two cells of a lane overlap", () => {
	const lectures = fc.array(
		fc
			.tuple(fc.constantFrom("A", "B", "H.2"), fc.nat(600), fc.integer({ min: -10, max: 120 }))
			.map(([place, from, length]) => lecture(place, from, from + length)),
		{ minLength: 1, maxLength: 40 },
	);
	fc.assert(
		fc.property(lectures, (all) => {
			const grid = roomGrid(all)!;
			const cells = grid.rooms.flatMap((room) => room.cells);
			expect(new Set(cells.map((cell) => cell.lecture)).size).toBe(all.length);
			expect(cells).toHaveLength(all.length);
			for (const room of grid.rooms) {
				for (const [lane, own] of Map.groupBy(room.cells, (cell) => cell.lane)) {
					expect(lane).toBeLessThan(room.lanes);
					for (const [index, cell] of own.entries()) expect(cell.from >= (own[index - 1]?.to ?? 0)).toBe(true);
				}
			}
			for (const cell of cells) expect(cell.from >= 0 && cell.to <= grid.minutes).toBe(true);
		}),
	);
});

describe("arrow keys", () => {
	const grid = roomGrid([lecture("A", 0, 30), lecture("A", 60, 90), lecture("B", 50, 80), lecture("B", 200, 230)])!;
	test.each([
		["down", { room: 0, cell: 0 }, { room: 0, cell: 1 }],
		["up", { room: 0, cell: 0 }, undefined],
		["down", { room: 0, cell: 1 }, undefined],
		["right", { room: 0, cell: 1 }, { room: 1, cell: 0 }],
		["left", { room: 1, cell: 1 }, { room: 0, cell: 1 }],
		["left", { room: 0, cell: 0 }, undefined],
		["right", { room: 1, cell: 0 }, undefined],
	] as const)("%s from %j leads to %j", (direction, from, to) => expect(neighbour(grid, from, direction)).toEqual(to));
});

test("several rooms have a grid", () => {
	expect(hasRooms([{ place: "A" }, { place: "A" }, { place: "" }])).toBe(false);
	expect(hasRooms([{ place: "A" }, { place: "B" }])).toBe(true);
});

test.each([
	[[45, 45, 60], 1.6],
	[[20, 20, 50], 2.2],
	[[5, 60], 3],
])("lectures of %j minutes: a minute has %f px", (lengths, height) => {
	expect(minuteHeight(roomGrid(lengths.map((length, n) => lecture(`R${n}`, 0, length)))!)).toBe(height);
});
