import { expect, test } from "vitest";
import { newsText } from "./code-news.ts";

test.each([
	["nothing was done", undefined, ["A", "B"], ""],
	["the new code is valid", "B", ["A", "B"], "There is a new code: B"],
	["the new code was withdrawn", "B", ["A"], ""],
])("%s", (_, code, valid, text) => {
	const news = code === undefined ? undefined : { code, sentence: `There is a new code: ${code}` };
	expect(
		newsText(
			news,
			valid.map((one) => ({ code: one })),
		),
	).toBe(text);
});
