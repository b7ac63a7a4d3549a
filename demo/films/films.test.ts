import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { demoBundle } from "../bundles.ts";
import { looksOf } from "../pictures.ts";
import { captionsOf, chaptersOf, FILMS, secondsOf } from "./films.ts";

const bundle = await demoBundle({ folder: "MSTS25", code: "MSTS25" }, new Date("2025-04-30T10:00:00Z"));

describe.each(FILMS)("$lecture", (film) => {
	test("is a short film that is there, of a lecture on demand and its speaker", () => {
		const file = join(import.meta.dirname, `${film.lecture}.webm`);
		expect(statSync(file).size).toBeLessThan(400_000);
		expect(readFileSync(file).subarray(0, 4).toString("hex")).toBe("1a45dfa3"); // as WebM begins
		expect(secondsOf(film)).toBeGreaterThanOrEqual(20);
		expect(secondsOf(film)).toBeLessThanOrEqual(40);
		const lecture = bundle.lists.lectures.find((one) => one["key"] === film.lecture);
		expect(lecture).toMatchObject({ calendar: "MSTS25-VOD", lecturers: [film.speaker] });
		expect([...looksOf(bundle).values()].map(({ seed }) => seed)).toContain(film.speaker);
	});

	test("has captions in both languages from its beginning to its end, without a gap", () => {
		for (const lang of ["pl", "en"] as const) {
			const cues = [...captionsOf(film, lang).matchAll(/^(\S+) --> (\S+)\n(.+)$/gm)];
			expect(cues.map(([, , , said]) => said)).toEqual(film.slides.flatMap(({ said }) => said.map((one) => one[lang])));
			const end = new Date(secondsOf(film) * 1000).toISOString().slice(11, 23);
			expect([cues[0]![1], ...cues.map(([, , to]) => to)]).toEqual([...cues.map(([, from]) => from), end]);
		}
	});

	test("has a chapter for each slide, in both languages", () => {
		const chapters = chaptersOf(film);
		expect(chapters.map(({ seconds }) => seconds)).toEqual(film.slides.map((_, place) => place * 6));
		for (const { title, titleEn } of chapters) expect(title && titleEn && title !== titleEn).toBe(true);
	});
});
