import { describe, expect, test } from "vitest";
import { agendaTexts, inTracks, languageText, lectureCount, levelText } from "./texts.ts";

describe("phrases", () => {
	test("no phrase is empty, and none is the same in both languages by mistake", () => {
		for (const [key, text] of Object.entries(agendaTexts))
			expect([text.pl.trim(), text.en.trim()], key).toEqual([text.pl, text.en]);
		expect(agendaTexts.unavailable.en).toBe(
			"Unfortunately, the event agenda is temporarily unavailable. Please check back in a while.",
		);
	});
	test.each([
		[0, "0 wykładów", "0 lectures"],
		[1, "1 wykład", "1 lecture"],
		[2, "2 wykłady", "2 lectures"],
		[5, "5 wykładów", "5 lectures"],
		[22, "22 wykłady", "22 lectures"],
		[112, "112 wykładów", "112 lectures"],
	])("%i lectures", (count, pl, en) =>
		expect([lectureCount("pl", count), lectureCount("en", count)]).toEqual([pl, en]),
	);
	test("tracks, levels and languages", () => {
		expect([inTracks("pl", 1), inTracks("pl", 4), inTracks("en", 4)]).toEqual([
			"w 1 ścieżce",
			"w 4 ścieżkach",
			"in 4 tracks",
		]);
		expect([levelText("pl", 2), levelText("en", 3)]).toEqual(["Poziom 2", "Level 3"]);
		expect(["pl", "en", "de", "it", "hi", "no code"].map((code) => languageText("pl", code))).toEqual([
			"po polsku",
			"po angielsku",
			"po niemiecku",
			"po włosku",
			"język hindi",
			"no code",
		]);
		expect(["pl", "en", "de"].map((code) => languageText("en", code))).toEqual([
			"in Polish",
			"in English",
			"in German",
		]);
	});
});
