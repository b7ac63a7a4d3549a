import { describe, expect, test } from "vitest";
import { dayNext, eventDays } from "./event-days.ts";

const day = (code: string, date: string) => ({
	code,
	startsAt: new Date(`${date}T07:00:00Z`),
	endsAt: new Date(`${date}T20:00:00Z`),
});
const codes = (days: { code: string }[]) => days.map((one) => one.code);

describe("a conference", () => {
	const event = { isMeeting: false, timeZone: "Europe/Warsaw", startsAt: new Date("2025-06-06T07:00:00Z") };
	const now = new Date("2025-04-30T10:00:00Z");

	test("has each of its days once, without earlier workshops and recordings", () => {
		const days = [
			day("ONLINE", "2025-06-06"),
			day("ONSITE", "2025-06-07"),
			day("WORKSHOPS", "2025-06-05"),
			day("VOD", "2025-06-06"),
		];
		expect(codes(eventDays(days, event, undefined, now))).toEqual(["ONLINE", "ONSITE"]);
	});

	test("has all five days", () => {
		const days = [6, 7, 8, 9, 10].map((one) => day(`D${one}`, `2025-06-${String(one).padStart(2, "0")}`));
		expect(codes(eventDays(days, event, undefined, now))).toEqual(["D6", "D7", "D8", "D9", "D10"]);
	});
});

describe("a meetup has one edition", () => {
	const event = { isMeeting: true, timeZone: "Europe/Warsaw", startsAt: new Date("2023-09-27T16:00:00Z") };
	const days = [
		day("OLD", "2023-09-27"),
		day("LAST", "2024-10-08"),
		day("NEXT", "2025-10-28"),
		day("FAR", "2026-03-05"),
	];

	test.each([
		["the one asked for", "OLD", "2025-04-30", ["OLD"]],
		["else the next", undefined, "2025-04-30", ["NEXT"]],
		["else the last", undefined, "2027-01-01", ["FAR"]],
		["the running one until it ends", undefined, "2024-10-08", ["LAST"]],
	])("%s", (_what, requested, now, expected) => {
		expect(codes(eventDays(days, event, requested, new Date(`${now}T19:00:00Z`)))).toEqual(expected);
	});

	test("is undefined if there is none yet", () => {
		expect(eventDays([], event, undefined, new Date())).toEqual([]);
	});
});

describe("the next day", () => {
	const conference = { isMeeting: false, timeZone: "Europe/Warsaw", startsAt: new Date("2025-06-06T07:00:00Z") };
	const days = [
		day("ONLINE", "2025-06-06"),
		day("ONSITE", "2025-06-07"),
		day("WORKSHOPS", "2025-06-05"),
		day("VOD", "2025-06-06"),
	];
	const meetup = { ...conference, isMeeting: true };
	const editions = [day("OLD", "2024-10-08"), day("NEXT", "2025-10-28")];

	test.each([
		["of a conference is not a workshop", days, conference, "2025-06-01T00:00:00Z", "ONLINE"],
		["is the second day after the start of the first", days, conference, "2025-06-06T07:00:00Z", "ONSITE"],
		["is the running day if it is the last", days, conference, "2025-06-07T19:59:59Z", "ONSITE"],
		["is none when all are over", days, conference, "2025-06-07T20:00:00Z", undefined],
		["of a meetup is its next edition", editions, meetup, "2025-04-30T00:00:00Z", "NEXT"],
		["of an event without days is none", [], conference, "2025-04-30T00:00:00Z", undefined],
	])("%s", (_what, given, event, moment, code) => {
		expect(dayNext(given, event, new Date(moment))?.code).toBe(code);
	});
});
