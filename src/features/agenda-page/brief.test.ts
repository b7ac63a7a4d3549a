import { describe, expect, it } from "vitest";
import type { CategoryTree, Lecture } from "../agenda/contract.ts";
import { briefTree, fromBrief } from "./brief.ts";

const person = {
	objectId: 1,
	title: "dr",
	firstName: "Nadia",
	lastName: "Ostrowska",
	jobPosition: "",
	jobPositionEn: null,
};
const lecture: Lecture = {
	objectId: 7,
	subject: "Chmura",
	subjectPl: "Chmura",
	subjectEn: "Cloud",
	place: "Hala",
	difficultyLevel: 2,
	startDate: "2025-06-06T07:00:00Z",
	endDate: "2025-06-06T08:00:00Z",
	calendarCode: "D1",
	isInEnglish: false,
	language: "pl",
	isHot: true,
	hasDescription: true,
	shortDescription: "Krótko",
	shortDescriptionPl: "Krótko",
	shortDescriptionEn: null,
	tags: ["Azure"],
	tagsPl: [null],
	tagsEn: [null],
	status: 1,
	statusVip: 2,
	lecturers: [{ ...person, organization: "Tatryx", imageUrl: null }],
	exhibitor: null,
};
const track = { objectId: 1, name: "Azure", nameEn: null, logoUrl: null, color: "#000", chairmans: [], carers: [] };
const calendar = { objectId: 1, code: "D1", name: "Piątek", nameEn: null, note: "", noteEn: null, breaks: [] };
const treeOf = (...lectures: Lecture[]): CategoryTree => ({
	isHourlySignificant: true,
	calendars: [{ ...calendar, tracks: [{ ...track, lectures }], lectureSlots: [] }],
});
const first = (tree: CategoryTree) => tree.calendars[0]!.tracks[0]!.lectures[0]! as Lecture & { who?: string };

describe("a brief tab", () => {
	it("has time, hall, subject and speakers only", () =>
		expect(briefTree(treeOf(lecture)).calendars[0]!.tracks[0]!.lectures).toEqual([
			{
				objectId: 7,
				subject: "Chmura",
				subjectEn: "Cloud",
				place: "Hala",
				difficultyLevel: 2,
				language: "pl",
				startDate: lecture.startDate,
				endDate: lecture.endDate,
				isHot: true,
				who: "dr Nadia Ostrowska",
			},
		]));
	it("names the company of a lecture without speakers", () => {
		const exhibitor = { objectId: 1, name: "Norvika", logoUrl: "" };
		const brief = briefTree(treeOf({ ...lecture, lecturers: [], exhibitor }, { ...lecture, lecturers: [] }));
		expect(brief.calendars[0]!.tracks[0]!.lectures.map((one) => one.who)).toEqual(["Norvika", ""]);
	});
	it("gets the shape of a whole tab in the browser", () => {
		const back = first(fromBrief(briefTree(treeOf(lecture))));
		expect(Object.keys(back)).toEqual(expect.arrayContaining(Object.keys(lecture)));
		expect(back).toMatchObject({ status: 0, tags: [], subjectPl: null, subjectEn: "Cloud" });
	});
});
