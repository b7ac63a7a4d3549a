import { describe, expect, test } from "vitest";
import type { Lecture } from "./contract.ts";
import { seatSentence } from "./lecture-texts.ts";
import {
	dayCalendarPath,
	editionMarks,
	eventCalendarPath,
	initialTab,
	isFlatList,
	isOutdated,
	lectureCalendarPath,
	lecturesOfCalendar,
	MESSAGE_TIMEOUT_MS,
	offersSort,
	seatLabels,
	sortChoice,
	startsCollapsed,
	tabOfMoment,
	withStatuses,
} from "./rules.ts";
import { agendaTexts } from "./texts.ts";

const tab = (objectId: number, name: string, nameEn: string | null = null) => ({ objectId, name, nameEn });
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

describe("the initial tab (spec §4)", () => {
	const both = [tab(1, "Online na żywo", "Live online"), tab(2, "Na miejscu", "OnSite")];
	test.each([
		["MSTS25", both, 2, "the one that contains 'onsite' in English"],
		["MSTS25", [tab(1, "Online"), tab(2, "Na miejscu (ONSITE)")], 2, "or in Polish, in any letter case"],
		["MSTS25", [tab(1, "Online"), tab(2, "Warsztaty")], 1, "the first where none does"],
		["MSTS25", [tab(1, "A"), tab(2, "onsite 1"), tab(3, "onsite 2")], 2, "the first of several"],
		["DEVAI25", both, 1, "the first for DEVAI"],
		["yava25", both, 1, "the first for YAVA"],
		["PYS26", both, 1, "the first for PYS"],
		["PYSX25", both, 2, "another series is not forced"],
		["MSTS25", [tab(7, "Onsite")], 7, "the single one"],
		["MSTS25", [], undefined, "none"],
	])("%s: %#", (code, categories, expected, reason) => expect(initialTab(code, categories), reason).toBe(expected));
});

describe("an outdated agenda (spec §4)", () => {
	test.each([
		["MSTS25", "2025-06-06T12:00:00Z", "Europe/Warsaw", false],
		["MSTS25", "2026-01-01T12:00:00Z", "Europe/Warsaw", true],
		["MSTS25", "2024-12-31T12:00:00Z", "Europe/Warsaw", true],
		["MSTS25", "2025-12-31T22:59:59Z", "Europe/Warsaw", false],
		["MSTS25", "2025-12-31T23:00:00Z", "Europe/Warsaw", true],
		["MSTS25", "2025-12-31T23:00:00Z", "America/New_York", false],
		["TBF", "2030-01-01T12:00:00Z", "Europe/Warsaw", false],
		["EY-MEETUP", "2030-01-01T12:00:00Z", "Europe/Warsaw", false],
		["DSW", "2030-01-01T12:00:00Z", "Europe/Warsaw", false],
		["LIVE", "2030-01-01T12:00:00Z", "Europe/Warsaw", false],
	])("%s at %s in %s: %s", (code, now, zone, expected) => expect(isOutdated(code, new Date(now), zone)).toBe(expected));
});

describe("what depends on the event's code", () => {
	test.each(["DSSML25", "THS25", "DSS26", "dss25"])("%s starts collapsed", (code) =>
		expect(startsCollapsed(code)).toBe(true),
	);
	test.each(["MSTS25", "DSSX", "DSSX25", "DSW", "THSA25"])("%s starts open", (code) =>
		expect(startsCollapsed(code)).toBe(false),
	);
	test.each(["TBF", "ey-meetup", "DSW"])("%s is a flat list", (code) => expect(isFlatList(code)).toBe(true));
	test.each(["MSTS25", "DSS25"])("%s is not", (code) => expect(isFlatList(code)).toBe(false));
	test.each([
		["TBF-2023-09-27", ["Po godzinach"]],
		["TBF-2024-10-08", ["Po godzinach", "Dostęp do nagrań VoD"]],
		["tbf-2025-10-28", ["Dostęp do nagrań VoD"]],
		["MSTS25-ONLINE", []],
	])("the edition %s is marked %j", (code, marks) =>
		expect(editionMarks(code).map((mark) => agendaTexts[mark].pl)).toEqual(marks),
	);
});

test("the sort switch is offered where the hour matters, and the stored choice is by track unless by hour", () => {
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

test("what is taken into a calendar program has an address for each way of taking it", () => {
	expect(lectureCalendarPath(7, "en")).toBe("/api/lecture/7/calendar.ics?lang=en");
	expect(eventCalendarPath("MSTS25", undefined, "pl")).toBe("/api/event/MSTS25/calendar.ics?lang=pl");
	expect(eventCalendarPath("A/B", "TBF-1&2", "en")).toBe("/api/event/A%2FB/calendar.ics?calendar=TBF-1%262&lang=en");
	expect(dayCalendarPath("A/B", "D 1", "pl")).toBe("/api/event/A%2FB/agenda/D%201/calendar.ics?lang=pl");
});

test("messages leave after 7 seconds", () => expect(MESSAGE_TIMEOUT_MS).toBe(7000));

test("a meetup's list is filtered by its calendar's code, in any letter case", () => {
	const all = [lecture({ objectId: 1, calendarCode: "TBF-1" }), lecture({ objectId: 2, calendarCode: "TBF-2" })];
	expect(lecturesOfCalendar(all, "tbf-2").map((one) => one.objectId)).toEqual([2]);
	expect(lecturesOfCalendar(all, "nope")).toEqual([]);
	expect(lecturesOfCalendar(all, null)).toHaveLength(2);
});

describe("seat labels (spec §4)", () => {
	test.each([
		[0, 0, []],
		[0, 1, ["lastExtended"]],
		[0, 2, ["noneExtended"]],
		[1, 0, ["last"]],
		[1, 1, ["last", "lastExtended"]],
		[1, 2, ["last", "noneExtended"]],
		[2, 0, ["noneBasic"]],
		[2, 1, ["noneBasic", "lastExtended"]],
		[2, 2, ["none"]],
	])("status %i, VIP %i: %j; HOT comes first", (status, statusVip, expected) => {
		expect(seatLabels({ status, statusVip, isHot: false })).toEqual(expected);
		expect(seatLabels({ status, statusVip, isHot: true })).toEqual(["hot", ...expected]);
		expect(seatSentence("pl", { status, statusVip, hasExtendedSeats: true }) === null).toBe(status + statusVip === 0);
		expect(seatSentence("pl", { status, statusVip, hasExtendedSeats: false }) === null).toBe(status === 0);
	});
});

test("fresh statuses replace the old ones, and what did not change stays the same object", () => {
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

describe("the tab of a participant's agenda", () => {
	const day = (startDate: string, endDate: string) => ({ startDate, endDate });
	const online = {
		...tab(1, "Na żywo online", "Live online"),
		days: [day("2025-06-06T07:00:00Z", "2025-06-06T17:00:00Z")],
	};
	const onsite = { ...tab(2, "Na miejscu (onsite)"), days: [day("2025-06-07T06:30:00Z", "2025-06-07T17:00:00Z")] };
	const onDemand = { ...tab(3, "Na żądanie"), days: [] };
	const employers = { ...tab(4, "Poznaj pracodawców"), days: [day("2025-06-07T08:00:00Z", "2025-06-07T12:00:00Z")] };
	const all = [online, onsite, onDemand, employers];
	test.each([
		["a month before", "2025-04-30T10:00:00Z", all, 2],
		["in the night before the online day", "2025-06-05T22:30:00Z", all, 1],
		["while the online day is on", "2025-06-06T08:20:00Z", all, 1],
		["at the very start", "2025-06-06T07:00:00Z", all, 1],
		["in the evening after it", "2025-06-06T17:00:00Z", all, 2],
		["in the morning of the onsite day", "2025-06-07T05:00:00Z", all, 2],
		["while two tabs are on", "2025-06-07T09:00:00Z", all, 2],
		["while one of the day is over", "2025-06-07T13:00:00Z", all, 2],
		["before the only one that is on, which is not the usual one", "2025-06-07T09:00:00Z", [online, employers], 4],
		["after everything", "2025-06-08T09:00:00Z", all, 2],
		["without categories", "2025-06-06T08:20:00Z", [], undefined],
	])("%s", (_when, now, categories, expected) => {
		const moment = { now: new Date(now), timeZone: "Europe/Warsaw" };
		expect(tabOfMoment("MSTS25", categories, moment)).toBe(expected);
	});

	test("a tab of several days is that of each of them, in the event's own zone", () => {
		const days = [
			day("2025-06-06T16:00:00Z", "2025-06-06T22:00:00Z"),
			day("2025-06-08T16:00:00Z", "2025-06-08T22:00:00Z"),
		];
		const several = [
			{ ...tab(1, "Workshops"), days },
			{ ...tab(2, "Onsite"), days: [] },
		];
		const at = (now: string) => tabOfMoment("NYC25", several, { now: new Date(now), timeZone: "America/New_York" });
		expect(
			["2025-06-06T03:00:00Z", "2025-06-06T04:30:00Z", "2025-06-07T12:00:00Z", "2025-06-08T17:00:00Z"].map(at),
		).toEqual([2, 1, 2, 1]);
	});
});
