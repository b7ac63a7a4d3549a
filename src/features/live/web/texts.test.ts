import { expect, test } from "vitest";
import { minutesOf, untilText } from "./texts.ts";

test.each([
	[0, "00:00"],
	[1, "00:01"],
	[750_000, "12:30"],
	[3_600_000, "1:00:00"],
	[86_400_000 + 7_509_000, "1 d 2:05:09"],
	[-5, "00:00"],
])("%d ms are %s", (ms, text) => expect(untilText(ms)).toBe(text));

test("minutes of a lecture", () => {
	expect([minutesOf("pl", 1139, 2700), minutesOf("en", 0, 2700)]).toEqual(["18 z 45 min", "0 of 45 min"]);
});
