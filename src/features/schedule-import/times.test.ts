import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	clockTime,
	daysOfStarts,
	durationMinutes,
	hasOffset,
	instantOnDay,
	momentOf,
	offsetOf,
	zoneOfOffset,
} from "./times.ts";

const WARSAW = "Europe/Warsaw";
const iso = (at: Date | undefined) => at?.toISOString();

describe("durations as schedules write them", () => {
	test.each([
		["00:30", 30],
		["0:30", 30],
		["1:05", 65],
		["02:15", 135],
		["26:00", 1560],
		["1:00:00", 1440],
		["2:03:15", 2 * 1440 + 3 * 60 + 15],
		["00:50:00", 50],
		["01:00:00", 60],
		["0:45:00", 45],
		["PT1H30M", 90],
		["P1D", 1440],
		["45", 45],
	])("%s is %i minutes", (text, minutes) => expect(durationMinutes(text)).toBe(minutes));

	test.each(["", "x", "1:60", "-1:00", "1:2", "P", "PT", "99:99:99", "123456"])("%j is no duration", (text) =>
		expect(durationMinutes(text)).toBeUndefined(),
	);

	test("HH:MM and D:HH:MM of any length survive formatting and parsing", () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 9 * 1440 }), (minutes) => {
				const days = Math.floor(minutes / 1440);
				const [hours, rest] = [Math.floor(minutes / 60) % 24, minutes % 60].map((part) =>
					String(part).padStart(2, "0"),
				);
				expect(durationMinutes(days > 0 ? `${days}:${hours}:${rest}` : `${hours}:${rest}`)).toBe(minutes);
			}),
		);
	});
});

describe("instants", () => {
	test.each([
		["2014-12-27T11:00:00+01:00", "2014-12-27T10:00:00.000Z"],
		["2014-12-27T11:00:00+0100", "2014-12-27T10:00:00.000Z"],
		["2014-12-27 11:00:00+01:00", "2014-12-27T10:00:00.000Z"],
		["2025-06-06T09:00:00Z", "2025-06-06T09:00:00.000Z"],
		["2025-06-06T09:00:00.123+09:30", "2025-06-05T23:30:00.000Z"],
		["2025-06-06T09:00", "2025-06-06T07:00:00.000Z"],
		["2025-12-06T09:00", "2025-12-06T08:00:00.000Z"],
	])("%s is %s, with local times in Warsaw", (text, instant) => expect(iso(momentOf(text, WARSAW))).toBe(instant));

	test.each([
		["2025-03-30T02:30", "2025-03-30T01:30:00.000Z"],
		["2025-10-26T01:30", "2025-10-25T23:30:00.000Z"],
		["2025-10-26T03:30", "2025-10-26T02:30:00.000Z"],
	])("around clock changes %s is %s", (text, instant) => expect(iso(momentOf(text, WARSAW))).toBe(instant));

	test.each(["", "2025-06-06", "11:00", "2025-02-30T10:00", "9999-01-01T10:00Z", "2025-06-06T25:00", "next week"])(
		"%j is invalid",
		(text) => expect(momentOf(text, WARSAW)).toBeUndefined(),
	);

	test("a time of the clock is valid", () => {
		expect(["9:05", "09:05:59", "24:00", "9", "09:61"].map(clockTime)).toEqual([
			"09:05",
			"09:05",
			undefined,
			undefined,
			undefined,
		]);
	});
});

describe("times without a date on a conference day", () => {
	const day = "2014-12-27";
	test.each([
		["23:30", undefined, undefined, "2014-12-27T22:30:00.000Z"],
		["00:30", undefined, undefined, "2014-12-27T23:30:00.000Z"],
		["03:59", undefined, undefined, "2014-12-28T02:59:00.000Z"],
		["04:00", undefined, undefined, "2014-12-27T03:00:00.000Z"],
		["08:30", undefined, "09:00", "2014-12-28T07:30:00.000Z"],
		["05:00", "2014-12-27T11:00:00+01:00", undefined, "2014-12-28T04:00:00.000Z"],
		["11:00", "2014-12-27T11:00:00+01:00", undefined, "2014-12-27T10:00:00.000Z"],
	])("%s with the day's start %s and change %s is %s", (time, start, dayChange, instant) => {
		const dayStart = start === undefined ? undefined : new Date(start);
		expect(iso(instantOnDay(day, time, WARSAW, { dayStart, dayChange }))).toBe(instant);
	});

	test("without listed days a night talk belongs to the previous day, if there is one", () => {
		const at = (text: string) => momentOf(text, WARSAW)!;
		const dayOfStart = daysOfStarts(["2025-06-06T20:00", "2025-06-07T00:30", "2025-06-08T01:00"].map(at), WARSAW);
		expect(["2025-06-06T20:00", "2025-06-07T00:30", "2025-06-08T01:00"].map((text) => dayOfStart(at(text)))).toEqual([
			"2025-06-06",
			"2025-06-06",
			"2025-06-08",
		]);
	});
});

describe("zones", () => {
	test("offsets are read and compared with zones", () => {
		expect(["2025-06-06T09:00Z", "2025-06-06T09:00+0530", "2025-06-06T09:00"].map(offsetOf)).toEqual([
			"+00:00",
			"+05:30",
			null,
		]);
		const summer = new Date("2025-06-06T09:00:00Z");
		expect(["+02:00", "+01:00", "-05:00"].map((offset) => hasOffset(WARSAW, summer, offset))).toEqual([
			true,
			false,
			false,
		]);
		expect(["+09:00", "-03:00", "+00:00", "+05:30"].map(zoneOfOffset)).toEqual([
			"Etc/GMT-9",
			"Etc/GMT+3",
			"Etc/GMT",
			undefined,
		]);
		expect(hasOffset(zoneOfOffset("+09:00")!, summer, "+09:00")).toBe(true);
	});
});
