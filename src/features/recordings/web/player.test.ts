import { expect, test } from "vitest";
import { chapterAt } from "./PlayerControls.tsx";
import { daysLeftText, timeOf } from "./texts.ts";

test.each([
	[0, "0:00"],
	[59.9, "0:59"],
	[2650, "44:10"],
	[3723, "1:02:03"],
	[-1, "0:00"],
])("%d seconds are %s", (seconds, text) => expect(timeOf(seconds)).toBe(text));

test("the current chapter", () => {
	const chapters = [0, 6, 12].map((seconds) => ({ seconds, title: "", titleEn: null }));
	expect([0, 5.9, 6, 30].map((time) => chapterAt(chapters, time))).toEqual([0, 0, 1, 2]);
	expect(chapterAt([], 5)).toBe(-1);
});

test("the days left as text", () => {
	expect([0, 1, 2, 81].map((days) => daysLeftText("pl", days))).toEqual([
		"ostatni dzień",
		"został 1 dzień",
		"zostały 2 dni",
		"zostało 81 dni",
	]);
	expect([0, 1, 81].map((days) => daysLeftText("en", days))).toEqual(["the last day", "1 day left", "81 days left"]);
});
