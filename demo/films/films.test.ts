import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { fragmentsOf } from "../../src/features/live/fmp4.ts";
import { demoBundle } from "../bundles.ts";
import { looksOf } from "../pictures.ts";
import { captionsOf, chaptersOf, FILMS, SLIDE_SECONDS, secondsOf } from "./films.ts";
import { STUDIO_FILM } from "./studio-film.ts";

const bundle = await demoBundle({ folder: "MSTS25", code: "MSTS25" }, new Date("2025-04-30T10:00:00Z"));

describe.each(FILMS)("$lecture", (film) => {
	test("is a short existing film of an on-demand lecture and its speaker", () => {
		const file = join(import.meta.dirname, `${film.lecture}.webm`);
		expect(statSync(file).size).toBeLessThan(400_000);
		expect(readFileSync(file).subarray(0, 4).toString("hex")).toBe("1a45dfa3"); // WebM's magic number
		expect(secondsOf(film)).toBeGreaterThanOrEqual(20);
		expect(secondsOf(film)).toBeLessThanOrEqual(40);
		const lecture = bundle.lists.lectures.find((one) => one["key"] === film.lecture);
		expect(lecture).toMatchObject({ calendar: "MSTS25-VOD", lecturers: [film.speaker] });
		expect([...looksOf(bundle).values()].map(({ seed }) => seed)).toContain(film.speaker);
	});

	test("has captions in both languages without a gap", () => {
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

test("the studio's film is small, in segments as long as its slides", () => {
	const bytes = readFileSync(join(import.meta.dirname, `${STUDIO_FILM.lecture}.mp4`));
	expect(bytes.length).toBeLessThan(400_000);
	const { head, pieces } = fragmentsOf(bytes);
	expect(pieces.map(({ seconds }) => seconds)).toEqual(STUDIO_FILM.slides.map(() => SLIDE_SECONDS));
	const ends = pieces.map(({ offset, length }) => offset + length);
	// consecutive, without a gap
	expect(pieces.map(({ offset }) => offset)).toEqual([head.offset + head.length, ...ends.slice(0, -1)]);
	expect(ends.at(-1)).toBeLessThanOrEqual(bytes.length);
});

test("a film without segments is refused with a sentence", () => {
	for (const bytes of [new Uint8Array(40), new Uint8Array([0, 0, 0, 8, 102, 116, 121, 112])])
		expect(() => fragmentsOf(bytes)).toThrow(/There is no MP4 box|The film has no moov/);
});
