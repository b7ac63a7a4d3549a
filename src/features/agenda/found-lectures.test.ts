import { expect, test } from "vitest";
import type { ListedLecture } from "./contract.ts";
import { foundLectures } from "./found-lectures.ts";

const lecture = (objectId: number, subject: string, trackId: number | null) =>
	({
		objectId,
		subject,
		trackId,
		subjectPl: subject,
		subjectEn: null,
		place: "Aula",
		exhibitor: null,
		shortDescription: "",
		shortDescriptionPl: null,
		shortDescriptionEn: null,
		lecturers: [],
		tags: [],
		tagsPl: [],
		tagsEn: [],
		language: "pl",
		difficultyLevel: null,
	}) as unknown as ListedLecture;
const TRACKS = [
	{ objectId: 1, name: "Bezpieczeństwo w chmurze", nameEn: "Cloud security" },
	{ objectId: 2, name: "Dane", nameEn: null },
];
const LECTURES = [
	lecture(10, "Klucze i hasła", 1),
	lecture(11, "Chmura dla opornych", 2),
	lecture(12, "Dane w praktyce", 2),
	lecture(13, "Bez ścieżki", null),
	lecture(14, "Ścieżka, której nie ma", 9),
];

test.each([
	[
		"chmur",
		[
			[10, 1],
			[11, undefined],
		],
	],
	["SECURITY cloud", [[10, 1]]],
	["bezpieczenstwo hasla", [[10, 1]]],
	["hasła", [[10, undefined]]],
	[
		"dane",
		[
			[11, 2],
			[12, undefined],
		],
	],
	[
		"ścieżk",
		[
			[13, undefined],
			[14, undefined],
		],
	],
	["nic takiego", []],
])("%s finds lectures by their own text and by their track", (words, expected) => {
	const found = foundLectures(LECTURES, TRACKS, words);
	expect(found.map(({ lecture: { objectId }, track }) => [objectId, track?.objectId])).toEqual(expected);
});
