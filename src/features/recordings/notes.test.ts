import { describe, expect, test } from "vitest";
import { timeMarks, withTime } from "./notes.ts";

const HOUR = 3600;

describe("times in a note", () => {
	test.each([
		["12:30 Klucze", [{ seconds: 750, words: "Klucze" }]],
		["1:02:03 – koniec", [{ seconds: 3723, words: "koniec" }]],
		["Ważne 0:05: token", [{ seconds: 5, words: "Ważne: token" }]],
		["0:00", [{ seconds: 0, words: "" }]],
		[
			"pierwsze 0:10\nbez czasu\n0:20 drugie",
			[
				{ seconds: 10, words: "pierwsze" },
				{ seconds: 20, words: "drugie" },
			],
		],
		["0:10 i 0:20", [{ seconds: 10, words: "i 0:20" }]],
		["90:00", [{ seconds: 5400, words: "" }]],
		["12:75, 1:75:10, 12:3, 112:30:00, 1.12:30, bez", []],
		["2:00:01 po końcu", []],
		["", []],
	])("%j", (note, marks) => expect(timeMarks(note, 2 * HOUR)).toEqual(marks));
});

describe("inserting a time into a note", () => {
	test.each([
		["", 0, "1:05 ", 5],
		["Wstęp", 5, "Wstęp\n1:05 ", 11],
		["Wstęp\n", 6, "Wstęp\n1:05 ", 11],
		["Wstęp\nkoniec", 6, "Wstęp\n1:05 koniec", 11],
		["Wstęp", 0, "1:05 Wstęp", 5],
	])("%j at %i", (note, at, changed, cursor) =>
		expect(withTime(note, at, "1:05")).toEqual({ note: changed, at: cursor }),
	);
});
