import { describe, expect, test } from "vitest";
import type { Lecture } from "../agenda/contract.ts";
import {
	editionMarks,
	lecturesOfCalendar,
	MESSAGE_TIMEOUT_MS,
	offersSort,
	sortChoice,
	startsCollapsed,
	withStatuses,
} from "./rules.ts";
import { agendaTexts } from "./texts.ts";

const lecture = (values: Partial<Lecture> = {}): Lecture => ({
	objectId: 1,
	subject: "Zażółć gęślą jaźń",
	subjectPl: null,
	subjectEn: null,
	shortDescriptionPl: null,
	shortDescriptionEn: null,
	tagsPl: [],
	tagsEn: [],
	startDate: "2025-06-06T07:00:00.000Z",
	endDate: "2025-06-06T08:00:00.000Z",
	place: "Sala Łuków",
	difficultyLevel: 2,
	isInEnglish: false,
	language: "pl",
	isHot: false,
	hasDescription: false,
	shortDescription: "",
	tags: ["SQL"],
	lecturers: [],
	exhibitor: null,
	status: 0,
	statusVip: 0,
	calendarCode: "D1",
	...values,
});

describe("an event's code decides", () => {
	test.each(["DSSML25", "THS25", "DSS26", "dss25"])("%s starts collapsed", (code) =>
		expect(startsCollapsed(code)).toBe(true),
	);
	test.each(["MSTS25", "DSSX", "DSSX25", "DSW", "THSA25"])("%s starts open", (code) =>
		expect(startsCollapsed(code)).toBe(false),
	);
	test.each([
		["TBF-2023-09-27", ["Po godzinach"]],
		["TBF-2024-10-08", ["Po godzinach", "Dostęp do nagrań VoD"]],
		["tbf-2025-10-28", ["Dostęp do nagrań VoD"]],
		["MSTS25-ONLINE", []],
	])("the edition %s has the marks %j", (code, marks) =>
		expect(editionMarks(code).map((mark) => agendaTexts[mark].pl)).toEqual(marks),
	);
});

test("the sort switch exists only with hours, and the default order is by track", () => {
	expect([offersSort({ isHourlySignificant: true }), offersSort({ isHourlySignificant: false })]).toEqual([
		true,
		false,
	]);
	expect(["sortByHour", "sortByRoom", "sortDefault", "junk", "", null, undefined].map(sortChoice)).toEqual([
		"sortByHour",
		"sortByRoom",
		"sortDefault",
		"sortDefault",
		"sortDefault",
		"sortDefault",
		"sortDefault",
	]);
});

test("messages disappear after 7 seconds", () => expect(MESSAGE_TIMEOUT_MS).toBe(7000));

test("a meetup's list is filtered by its calendar's code, in any letter case", () => {
	const all = [lecture({ objectId: 1, calendarCode: "TBF-1" }), lecture({ objectId: 2, calendarCode: "TBF-2" })];
	expect(lecturesOfCalendar(all, "tbf-2").map((one) => one.objectId)).toEqual([2]);
	expect(lecturesOfCalendar(all, "nope")).toEqual([]);
	expect(lecturesOfCalendar(all, null)).toHaveLength(2);
});

test("fresh statuses replace old ones; unchanged lectures stay the same objects", () => {
	const track = (objectId: number, lectures: Lecture[]) => ({
		objectId,
		name: "",
		nameEn: null,
		logoUrl: null,
		color: "",
		chairmans: [],
		carers: [],
		lectures,
	});
	const day = { objectId: 1, code: "D1", name: "", nameEn: null, note: "", noteEn: null, breaks: [], lectureSlots: [] };
	const tree = {
		isHourlySignificant: true,
		calendars: [
			{
				...day,
				tracks: [track(1, [lecture({ objectId: 1 }), lecture({ objectId: 2 })]), track(2, [lecture({ objectId: 3 })])],
			},
		],
	};
	const fresh = withStatuses(tree, [
		{ lectureId: 1, status: 2, statusVip: 1 },
		{ lectureId: 3, status: 0, statusVip: 0 },
		{ lectureId: 99, status: 2, statusVip: 2 },
	]);
	const [before, after] = [tree.calendars[0]!.tracks, fresh.calendars[0]!.tracks];
	expect(after[0]!.lectures[0]).toMatchObject({ objectId: 1, status: 2, statusVip: 1, subject: "Zażółć gęślą jaźń" });
	expect(after[0]!.lectures[1]).toBe(before[0]!.lectures[1]);
	expect(after[1]).toBe(before[1]);
	expect(before[0]!.lectures[0]!.status).toBe(0);
	expect(withStatuses(tree, [])).toBe(tree);
	for (const one of [
		{ status: 1, statusVip: 0 },
		{ status: 0, statusVip: 1 },
	]) {
		const changed = withStatuses(tree, [{ lectureId: 3, ...one }]).calendars[0]!.tracks[1]!.lectures[0];
		expect(changed).toMatchObject({ objectId: 3, ...one });
	}
});
