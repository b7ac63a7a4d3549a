import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { askReminder } from "./reminder-contract.ts";
import { eveningBefore, remindedStarts, reminderErrors, reminderMoment } from "./reminder-rules.ts";
import { texts } from "./reminder-texts.ts";

const zone = "Europe/Warsaw";
const now = new Date("2025-04-30T10:00:00Z");
const event = { timeZone: zone, endsAt: new Date("2027-06-07T16:00:00Z") };
const good = { email: "anna@firma.pl", date: "2025-05-05", time: "09:30" };

describe("errors of a reminder request (spec §3, §5)", () => {
	test.each([
		["nothing", {}, {}],
		["no address", { email: " " }, { email: texts.emailRequired }],
		["a wrong address", { email: "anna" }, { email: texts.emailWrong }],
		["no day", { date: "" }, { date: texts.dateRequired }],
		["no day of the calendar", { date: "2025-05-32" }, { date: texts.dateRequired }],
		["a 31st of June", { date: "2025-06-31" }, { date: texts.dateRequired }],
		["another way of writing a day", { date: "05.05.2025" }, { date: texts.dateRequired }],
		["a day with more before it", { date: "12025-05-05" }, { date: texts.dateRequired }],
		["no time", { time: null }, { time: texts.timeRequired }],
		["no hour of the day", { time: "24:00" }, { time: texts.timeRequired }],
		["an hour with more before it", { time: "109:30" }, { time: texts.timeRequired }],
		["a minute with more after it", { time: "09:300" }, { time: texts.timeRequired }],
		["no second of the minute", { time: "09:30:60" }, { time: texts.timeRequired }],
		["a second", { time: "09:30:09" }, {}],
		["the current minute", { date: "2025-04-30", time: "12:00" }, { date: texts.momentPassed }],
		["a minute later", { date: "2025-04-30", time: "12:01" }, {}],
		["a year and a day ahead", { date: "2026-05-01", time: "12:00" }, {}],
		["a minute more", { date: "2026-05-01", time: "12:01" }, { date: texts.momentFar }],
		[
			"all",
			{ email: "", date: "", time: "" },
			{
				email: texts.emailRequired,
				date: texts.dateRequired,
				time: texts.timeRequired,
			},
		],
	])("%s", (_what, change, errors) => {
		expect(reminderErrors(z.parse(askReminder.body, { ...good, ...change }), event, now)).toEqual(errors);
	});
});

test.each([
	["in summer", "2025-05-05", "09:30", zone, "2025-05-05T07:30:00.000Z"],
	["in winter", "2025-12-05", "09:30", zone, "2025-12-05T08:30:00.000Z"],
	["skipped in spring", "2025-03-30", "02:30", zone, "2025-03-30T01:30:00.000Z"],
	["elsewhere", "2025-05-05", "09:30", "America/New_York", "2025-05-05T13:30:00.000Z"],
])("a time %s", (_when, date, time, at, iso) => {
	expect(reminderMoment({ date, time }, at)?.toISOString()).toBe(iso);
});

test.each([
	["the day before, at six", ["2025-06-06T07:00:00Z"], "2025-06-05T16:00:00.000Z"],
	["the next of several", ["2025-06-06T07:00:00Z", "2025-05-10T07:00:00Z"], "2025-05-09T16:00:00.000Z"],
	["not one whose evening is over", ["2025-05-01T07:00:00Z", "2025-04-30T16:30:00Z"], "2025-04-30T16:00:00.000Z"],
	["none after the last", ["2025-04-29T07:00:00Z"], undefined],
])("the evening before: %s", (_what, starts, iso) => {
	const dates = starts.map((one) => new Date(one));
	expect(eveningBefore(dates, zone, now)?.toISOString()).toBe(iso);
});

test("an evening that begins now is over", () => {
	const evening = new Date("2025-04-30T16:00:00Z");
	expect(eveningBefore([new Date("2025-05-01T07:00:00Z")], zone, evening)).toBeUndefined();
});

test("a reminder precedes the event's end", () => {
	const ending = { timeZone: zone, endsAt: new Date("2025-05-05T07:31:00Z") };
	expect(reminderErrors(good, ending, now)).toEqual({});
	expect(reminderErrors({ ...good, time: "09:31" }, ending, now)).toEqual({ date: texts.momentAfter });
});

test("reminders use the days that the event names, otherwise the event", () => {
	const conference = { isMeeting: false, timeZone: zone, startsAt: new Date("2025-06-06T07:00:00Z") };
	const day = (code: string, date: string) => ({
		code,
		startsAt: new Date(`${date}T07:00:00Z`),
		endsAt: new Date(`${date}T16:00:00Z`),
	});
	const starts = remindedStarts(conference, [day("WORKSHOPS", "2025-06-05"), day("D1", "2025-06-06")]);
	expect(eveningBefore(starts, zone, now)?.toISOString()).toBe("2025-06-05T16:00:00.000Z");
	expect(remindedStarts(conference, [])).toEqual([conference.startsAt]);
});
