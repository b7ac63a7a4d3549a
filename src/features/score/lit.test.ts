import { expect, test } from "vitest";
import type { Lamp, Score } from "./contract.ts";
import { lampText } from "./lamp-text.ts";
import { filterOfTopics, litTotal, planOf } from "./lit.ts";
import { nearestLamp, neighbourLamp } from "./sheet.ts";
import { takenQuarters } from "./taken.ts";
import { ofLampsLit, planMade } from "./texts.ts";

const lamp = (objectId: number, from: number, to: number, topics: number[] = [], isHot = false) =>
	({ objectId, from, to, topics, isHot, title: "Temat", place: "Sala" }) as unknown as Lamp;
const score = (...days: Lamp[][][]) =>
	({
		days: days.map((lines, day) => ({ date: `${day}`, lines: lines.map((lamps) => ({ lamps })) })),
	}) as unknown as Score;

test("any chosen topic lights a lamp", () => {
	const one = score([[lamp(1, 0, 45, [0]), lamp(2, 60, 90, [1, 2])], [lamp(3, 0, 45)]]);
	expect([[], [0], [0, 2], [1, 2], [5]].map((chosen) => litTotal(one, new Set(chosen)))).toEqual([0, 1, 2, 1, 0]);
});

const DAYS = score(
	[
		[lamp(1, 540, 600, [0]), lamp(2, 600, 660, [0])],
		[lamp(3, 540, 600, [0, 1]), lamp(4, 630, 700, [1], true)],
	],
	[[lamp(5, 540, 600, [0])]],
);

test.each([
	["more topics in common win, then HOT", [0, 1], [], { added: [3, 4, 5], leftOut: 2 }],
	["one after the other is no clash", [0], [], { added: [1, 2, 5], leftOut: 1 }],
	["what was collected before stays", [0, 1], [1], { added: [4, 5], leftOut: 2 }],
	["nothing is added twice", [0], [1, 2, 5], { added: [], leftOut: 1 }],
	["nothing chosen, nothing planned", [], [], { added: [], leftOut: 0 }],
])("a plan: %s", (_, chosen, collected, plan) => {
	expect(planOf(DAYS, new Set(chosen), collected)).toEqual(plan);
});

test("the agenda is filtered by the original tags, or by tracks", () => {
	const topics = [
		{ name: "Careers", tag: "Kariera", trackId: null },
		{ name: "Data", tag: null, trackId: 7 },
		{ name: "SQL", tag: "SQL", trackId: null },
	];
	expect(filterOfTopics(topics, new Set([0, 1]))).toEqual({ tags: ["Kariera"], tracks: [7] });
});

test.each([
	[1, "right", 2],
	[2, "right", undefined],
	[2, "left", 1],
	[1, "up", undefined],
	[2, "down", 4],
	[4, "down", 5],
	[5, "up", 3],
] as const)("from lamp %s the key %s leads to %s", (from, direction, to) => {
	const lines = DAYS.days.flatMap((day) => day.lines);
	expect(neighbourLamp(lines, from, direction)).toBe(to);
});

test("a tap finds the current or nearest lamp", () => {
	const lamps = [lamp(1, 540, 600), lamp(2, 660, 700)];
	expect([500, 590, 625, 640, 900].map((at) => nearestLamp(lamps, at))).toEqual([1, 1, 1, 2, 2]);
	expect(nearestLamp([], 5)).toBeUndefined();
});

test("a lamp has an accessible name", () => {
	expect(lampText("pl", lamp(1, 555, 600, [], true), { isLit: true })).toBe("9:15, Temat, Sala, HOT, pasuje do Ciebie");
	expect(lampText("en", { from: 1500, title: "Late", place: "", isHot: false }, { isOn: true })).toBe(
		"01:00, Late, on now",
	);
	expect(ofLampsLit("pl", 26, 94)).toBe("z 94 lampek świeci dla Ciebie");
	expect(planMade("pl", 2, 5)).toBe(
		"Dodaliśmy 2 wykłady do Twojego planu. 5 pasujących odbywa się w tym samym czasie.",
	);
});

test.each([
	[100, 0, 0],
	[100, 12, 0],
	[100, 13, 1],
	[100, 88, 4],
	[100, 120, 4],
	[0, 0, 0],
])("of %s seats, %s taken, are %s quarters", (seats, taken, quarters) => {
	expect(takenQuarters({ seats, taken })).toBe(quarters);
});
