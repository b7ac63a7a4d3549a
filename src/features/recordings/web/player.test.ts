import { describe, expect, test } from "vitest";
import { chapterAt } from "./PlayerControls.tsx";
import { captionsAfter, commandOf, speedBeside } from "./player-keys.ts";
import { daysLeftText, timeOf } from "./texts.ts";

const key = (pressed: string, more: object = {}) => ({
	...{ key: pressed, ctrlKey: false, metaKey: false, altKey: false, ...more },
});

describe("keys of the player", () => {
	test.each([
		[" ", "VIDEO", "toggle"],
		["k", "BUTTON", "toggle"],
		["K", "SELECT", undefined],
		[" ", "BUTTON", undefined],
		["ArrowLeft", "VIDEO", "back"],
		["ArrowRight", "BUTTON", "on"],
		["ArrowRight", "INPUT", undefined],
		[" ", "INPUT", "toggle"],
		["ArrowDown", "SELECT", undefined],
		["c", "SELECT", undefined],
		["M", "VIDEO", "mute"],
		["<", "VIDEO", "slower"],
		[">", "VIDEO", "faster"],
		["x", "VIDEO", undefined],
		["Tab", "VIDEO", undefined],
	])("%j on %s: %s", (pressed, tag, command) => expect(commandOf(key(pressed), tag)).toBe(command));

	test("the browser's own are left to it", () => {
		for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
			expect(commandOf(key("p", more), "VIDEO")).toBeUndefined();
	});

	test("speeds have two ends, captions go round", () => {
		expect([speedBeside([1, 2], 1, 1), speedBeside([1, 2], 2, 1), speedBeside([1, 2], 1, -1)]).toEqual([2, 2, 1]);
		expect([null, "en", "pl"].map((now) => captionsAfter(["pl", "en"], now as "pl" | null, "en"))).toEqual([
			...["en", "pl", null],
		]);
		expect(captionsAfter([], null, "pl")).toBeNull();
	});
});

test.each([
	[0, "0:00"],
	[59.9, "0:59"],
	[2650, "44:10"],
	[3723, "1:02:03"],
	[-1, "0:00"],
])("%d seconds are %s", (seconds, text) => expect(timeOf(seconds)).toBe(text));

test("the chapter that runs", () => {
	const chapters = [0, 6, 12].map((seconds) => ({ seconds, title: "", titleEn: null }));
	expect([0, 5.9, 6, 30].map((time) => chapterAt(chapters, time))).toEqual([0, 0, 1, 2]);
	expect(chapterAt([], 5)).toBe(-1);
});

test("days left, in words", () => {
	expect([0, 1, 2, 81].map((days) => daysLeftText("pl", days))).toEqual([
		...["ostatni dzień", "został 1 dzień", "zostały 2 dni", "zostało 81 dni"],
	]);
	expect([0, 1, 81].map((days) => daysLeftText("en", days))).toEqual(["the last day", "1 day left", "81 days left"]);
});
