import { describe, expect, test } from "vitest";
import { blocksHeight, flow, type PlanBlock, type PlanColumn, planLayout } from "./plan-layout.ts";

const row = (time: string, title = "Wykład") => ({ time, title, hall: "Sala", isBreak: false, isReserved: false });
const day = (title: string, count: number, lecture?: string): PlanBlock => ({
	title,
	rows: Array.from({ length: count }, (_, place) => row(`${title} ${place}`, lecture)),
});
const LEFT: PlanColumn = { width: 308, height: 262 };
const RIGHT: PlanColumn = { width: 219, height: 180 };
const count = (blocks: readonly PlanBlock[]) => blocks.reduce((sum, { rows }) => sum + rows.length, 0);

describe("a plan in two columns", () => {
	test.each([
		["nothing", [], { grid: "wide", left: [], right: [], rest: 0 }],
		["one short day", [day("7", 5)], { grid: "wide", left: ["7"], right: [], rest: 0 }],
		["the longer day on the left", [day("6", 3), day("7", 9)], { grid: "wide", left: ["7"], right: ["6"], rest: 0 }],
		["one long day, which goes on", [day("7", 20)], { grid: "wide", left: ["7"], right: ["7"], rest: 0 }],
		["what fits closer", [day("7", 26)], { grid: "close", left: ["7"], right: ["7"], rest: 0 }],
		["three days", [day("5", 2), day("6", 3), day("7", 9)], { grid: "wide", left: ["7"], right: ["5", "6"], rest: 0 }],
		["what fits nowhere", [day("7", 60)], { grid: "close", left: ["7"], right: ["7"], rest: 60 - 28 }],
	] as const)("fits %s", (_name, days, { grid, left, right, rest }) => {
		const layout = planLayout(days, [LEFT, RIGHT]);
		const titles = layout.filled.map((blocks) => blocks.map((one) => one.title));
		expect([layout.grid, ...titles, count(layout.rest)]).toEqual([grid, left, right, rest]);
		for (const [place, column] of [LEFT, RIGHT].entries())
			expect(blocksHeight(layout.filled[place] ?? [], layout.grid, column)).toBeLessThanOrEqual(column.height);
	});

	test("uses one-line rows if two lines are too many", () => {
		const layout = planLayout(
			[day("7", 27, "Tytuł, który jest tak długi, że stoi w dwóch liniach planu")],
			[LEFT, RIGHT],
		);
		expect([layout.grid, count(layout.rest)]).toEqual(["tight", 0]);
	});
});

describe("days in columns", () => {
	test("keep their order, lose nothing, and no title ends a column", () => {
		const days = [day("5", 7), day("6", 0), day("7", 12), day("8", 1)];
		const columns = [LEFT, RIGHT].map(({ width }) => ({ width, height: 25 + 7 * 15.6 + 30 }));
		const { filled, rest } = flow(days, columns, "wide");
		const all = [...filled.flat(), ...rest].flatMap(({ rows }) => rows.map((one) => one.time));
		expect(all).toEqual(days.flatMap(({ rows }) => rows.map((one) => one.time)));
		for (const { rows } of filled.flat()) expect(rows.length).toBeGreaterThan(0);
		expect(filled[0]!.map((one) => one.title)).toEqual(["5"]);
	});

	test("return everything if no row fits", () => {
		expect(flow([day("7", 3)], [{ width: 100, height: 30 }], "wide").rest.map((one) => one.rows.length)).toEqual([3]);
	});
});
