import { describe, expect, test } from "vitest";
import {
	dayCalendarPath,
	eventCalendarPath,
	initialTab,
	isFlatList,
	isOutdated,
	lectureCalendarPath,
	seatLabels,
	tabOfMoment,
} from "./rules.ts";

const tab = (objectId: number, name: string, nameEn: string | null = null) => ({ objectId, name, nameEn });

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

describe("an event's code decides the view", () => {
	test.each(["TBF", "ey-meetup", "DSW"])("%s is a flat list", (code) => expect(isFlatList(code)).toBe(true));
	test.each(["MSTS25", "DSS25"])("%s is not", (code) => expect(isFlatList(code)).toBe(false));
});

test("a lecture, a day and an event have an address for their calendar file", () => {
	expect(lectureCalendarPath(7, "en")).toBe("/api/lecture/7/calendar.ics?lang=en");
	expect(eventCalendarPath("MSTS25", undefined, "pl")).toBe("/api/event/MSTS25/calendar.ics?lang=pl");
	expect(eventCalendarPath("A/B", "TBF-1&2", "en")).toBe("/api/event/A%2FB/calendar.ics?calendar=TBF-1%262&lang=en");
	expect(dayCalendarPath("A/B", "D 1", "pl")).toBe("/api/event/A%2FB/agenda/D%201/calendar.ics?lang=pl");
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
	});
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
		["after one of the day's tabs has ended", "2025-06-07T13:00:00Z", all, 2],
		["while only another tab than the usual one is on", "2025-06-07T09:00:00Z", [online, employers], 4],
		["after everything", "2025-06-08T09:00:00Z", all, 2],
		["without categories", "2025-06-06T08:20:00Z", [], undefined],
	])("%s", (_when, now, categories, expected) => {
		const moment = { now: new Date(now), timeZone: "Europe/Warsaw" };
		expect(tabOfMoment("MSTS25", categories, moment)).toBe(expected);
	});

	test("a tab of several days counts on each of them, in the event's own zone", () => {
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
