import { describe, expect, test } from "vitest";
import {
	eventYear,
	isAfterHours,
	isMeetupCode,
	isWithoutOnline,
	offersOnline,
	offersOnsite,
	seriesOf,
} from "./rules.ts";

describe("codes of events (spec §9)", () => {
	test.each([
		["MSTS25", "MSTS", 2025],
		["DSSML25", "DSSML", 2025],
		["pys26", "PYS", 2026],
		["JAVA21DAYS25", "JAVA21DAYS", 2025],
		["24HOURS", "24HOURS", undefined],
		["TBF", "TBF", undefined],
		["EY-MEETUP", "EY-MEETUP", undefined],
		["DSW", "DSW", undefined],
	])("%s is of series %s and year %s", (code, series, year) => {
		expect(seriesOf(code)).toBe(series);
		expect(eventYear(code)).toBe(year);
	});

	test.each(["TBF", "ey-meetup", "DSW"])("%s is a meetup", (code) => expect(isMeetupCode(code)).toBe(true));
	test.each(["TBF25", "MSTS25", "DSWX"])("%s is not a meetup", (code) => expect(isMeetupCode(code)).toBe(false));

	test("two editions have no online access, two are after hours", () => {
		expect(["TBF-2023-09-27", "TBF-2024-10-08", "TBF-2025-10-28"].map(isWithoutOnline)).toEqual([false, true, true]);
		expect(["TBF-2023-09-27", "TBF-2024-10-08", "TBF-2025-10-28"].map(isAfterHours)).toEqual([true, true, false]);
	});
});

test.each([
	[true, "D1", true],
	[false, "D1", false],
	[false, "TBF-2024-10-08", true],
	[false, "tbf-2025-10-28", true],
	[false, "TBF-2023-09-27", false],
])("online %s, %s: online is offered %s until the end", (isOnline, code, offered) => {
	const calendar = { isOnline, code, endsAt: new Date("2025-10-28T20:00:00Z") };
	expect(offersOnline(calendar, new Date("2025-10-28T19:59:59.999Z"))).toBe(offered);
	expect(offersOnline(calendar, calendar.endsAt)).toBe(false);
});

test("a person can attend a calendar on site until it is over", () => {
	const endsAt = new Date("2025-10-28T20:00:00Z");
	const at = (now: string, isOnsite = true) => offersOnsite({ isOnsite, endsAt }, new Date(now));
	expect([at("2025-10-28T19:59:59Z"), at("2025-10-28T20:00:00Z"), at("2025-10-01T00:00:00Z", false)]).toEqual([
		true,
		false,
		false,
	]);
});
