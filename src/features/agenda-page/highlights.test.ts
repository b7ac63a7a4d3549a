import { expect, test } from "vitest";
import type { Lecture } from "../agenda/contract.ts";
import { highlightsOf, languagesOf } from "./highlights.ts";

const person = (objectId: number, organization = "Norvika"): Lecture["lecturers"][number] => ({
	objectId,
	title: null,
	firstName: "Maja",
	lastName: `Próbna ${objectId}`,
	jobPosition: "",
	jobPositionEn: null,
	organization,
	imageUrl: null,
});

function lecture(objectId: number, hour: number, more: Partial<Lecture> = {}): Lecture {
	const at = (hours: number) => new Date(Date.UTC(2025, 5, 7, hours)).toISOString();
	return {
		objectId,
		subject: `Wykład ${objectId}`,
		subjectPl: null,
		subjectEn: null,
		startDate: at(hour),
		endDate: at(hour + 1),
		place: "Łuków",
		difficultyLevel: 2,
		isInEnglish: false,
		language: "pl",
		isHot: false,
		hasDescription: true,
		shortDescription: "",
		shortDescriptionPl: null,
		shortDescriptionEn: null,
		tags: [],
		tagsPl: [],
		tagsEn: [],
		lecturers: [],
		exhibitor: null,
		status: 0,
		statusVip: 0,
		calendarCode: "D1",
		...more,
	};
}

const categories = [
	{ id: 1, isHourlySignificant: true, isFake: false },
	{ id: 2, isHourlySignificant: false, isFake: false },
	{ id: 3, isHourlySignificant: true, isFake: true },
];
const tracks = [{ id: 7, color: "#ff5a3c" }];
const placed = (one: Lecture, categoryId = 1, trackId: number | null = 7) => ({ categoryId, trackId, lecture: one });
const pl = { lang: "pl", timeZone: "Europe/Warsaw" } as const;

test("HOT lectures are sorted by start, at most twelve, without recordings and the fake category", () => {
	const lectures = [
		...Array.from({ length: 14 }, (_, index) => placed(lecture(index, 6 + (index % 10), { isHot: index !== 2 }))),
		placed(lecture(90, 6, { isHot: true }), 2),
		placed(lecture(91, 6, { isHot: true }), 3),
	];
	const { hot, total } = highlightsOf({ lectures, tracks, categories }, pl, []);
	expect(hot.map((one) => one.objectId)).toEqual([0, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
	expect(total).toBe(16);
	expect(hot[0]).toMatchObject({ start: "8:00", end: "9:00", day: "7 czerwca", color: "#ff5a3c" });
});

test.each([
	[
		"a HOT lecture before an earlier one",
		[lecture(1, 6, { lecturers: [person(5)] }), lecture(2, 9, { isHot: true, lecturers: [person(5), person(6)] })],
		2,
	],
	[
		"one of few people before an earlier one of many",
		[lecture(1, 6, { lecturers: [person(5), person(6)] }), lecture(2, 9, { lecturers: [person(5)] })],
		2,
	],
	["the earliest otherwise", [lecture(1, 6, { lecturers: [person(5)] }), lecture(2, 9, { lecturers: [person(5)] })], 1],
	["none where the person gives none", [lecture(1, 6, { lecturers: [person(6)] })], undefined],
])("a lecturer's teaser is %s", (_, lectures, expected) => {
	const { byLecturer } = highlightsOf({ lectures: lectures.map((one) => placed(one)), tracks, categories }, pl, [5]);
	expect(byLecturer.get(5)?.objectId).toBe(expected);
});

test("the teaser of a lecture without track and lecturers names its company", () => {
	const exhibitor = { objectId: 3, name: "Kwarnet", logoUrl: "/k.svg" };
	const lectures = [placed(lecture(1, 6, { isHot: true, exhibitor, language: "en", subjectPl: "Po polsku" }), 1, null)];
	const [shown] = highlightsOf({ lectures, tracks, categories }, pl, []).hot;
	expect(shown).toMatchObject({
		subject: "Po polsku",
		subjectLang: undefined,
		color: undefined,
		who: "Kwarnet",
		face: null,
	});
});

test("languages are counted, the most frequent first", () => {
	const lectures = ["en", "pl", "pl", "uk"].map((language, index) => placed(lecture(index, 6, { language })));
	expect(languagesOf(lectures, "pl")).toEqual([
		{ name: "po polsku", lectures: 2 },
		{ name: "po angielsku", lectures: 1 },
		{ name: "po ukraińsku", lectures: 1 },
	]);
});
