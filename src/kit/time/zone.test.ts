import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { instantOf } from "./instant.ts";
import { monthNames } from "./month.ts";
import { addDays, dateText, dayOf, hourOf, momentText, spanText, timeText, weekdayText } from "./zone.ts";

describe("instantOf", () => {
	test.each([
		["2025-06-06T09:15", "Europe/Warsaw", "2025-06-06T07:15:00.000Z"],
		["2025-12-05T09:15", "Europe/Warsaw", "2025-12-05T08:15:00.000Z"],
		["2025-10-31T00:00", "Europe/Warsaw", "2025-10-30T23:00:00.000Z"],
		["2025-05-05T00:00", "Europe/Warsaw", "2025-05-04T22:00:00.000Z"],
		// skipped in spring: as far after the change
		["2025-03-30T02:30", "Europe/Warsaw", "2025-03-30T01:30:00.000Z"],
		["2025-06-06T09:15", "America/New_York", "2025-06-06T13:15:00.000Z"],
	])("%s in %s", (local, zone, utc) => expect(instantOf(local, zone).toISOString()).toBe(utc));

	test("an invalid text or zone throws", () => {
		expect(() => instantOf("tomorrow", "Europe/Warsaw")).toThrow(RangeError);
		expect(() => instantOf("2025-06-06T09:15", "Europe/Krosno")).toThrow(RangeError);
	});

	test("an hour that repeats in autumn is the later one", () =>
		expect(instantOf("2025-10-26T02:30", "Europe/Warsaw").toISOString()).toBe("2025-10-26T01:30:00.000Z"));

	test("the day of a local noon is the same day", () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 20_000 }), (days) => {
				const day = addDays("1990-01-01", days);
				expect(dayOf(instantOf(`${day}T12:00`, "Europe/Warsaw"), "Europe/Warsaw")).toBe(day);
			}),
		);
	});
});

test("texts in both languages, in the event's zone", () => {
	const moment = new Date("2025-05-04T22:30:00Z");
	expect(timeText("pl", new Date("2025-06-06T07:15:00Z"), "Europe/Warsaw")).toBe("9:15");
	expect(timeText("en", new Date("2025-06-06T07:15:00Z"), "Europe/Warsaw")).toBe("09:15");
	expect(dateText("pl", moment, "Europe/Warsaw")).toBe("5 maja 2025");
	expect(dateText("en", moment, "Europe/Warsaw", false)).toBe("5 May");
});

test.each([
	["pl", "2025-06-06", "2025-06-07", "6–7 czerwca 2025"],
	["pl", "2025-05-30", "2025-06-01", "30 maja\u2009–\u20091 czerwca 2025"],
	["pl", "2025-06-06", "2025-06-06", "6 czerwca 2025"],
	["en", "2025-06-06", "2025-06-07", "6\u2009–\u20097 June 2025"],
] as const)("the span in %s from %s to %s", (lang, first, last, text) =>
	expect(spanText(lang, new Date(`${first}T12:00Z`), new Date(`${last}T12:00Z`), "Europe/Warsaw")).toBe(text),
);

describe.each([
	["pl", "pl-PL", "numeric"],
	["en", "en-GB", "2-digit"],
] as const)("texts in %s equal Node's Intl", (lang, locale, hour) => {
	const zones = [
		"Europe/Warsaw",
		"America/New_York",
		"Asia/Kathmandu",
		"Pacific/Kiritimati",
		"America/St_Johns",
		"UTC",
	];
	const instants = fc.date({ min: new Date("1990-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });
	const date = { day: "numeric", month: "long", year: "numeric" } as const;

	test.each(zones)("at %s", (timeZone) => {
		const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { timeZone, ...options });
		const time = format({ hour, minute: "2-digit", hourCycle: "h23" });
		const [whole, dayAndMonth, weekday] = [
			format(date),
			format({ day: "numeric", month: "long" }),
			format({ weekday: "short" }),
		];
		const iso = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
		fc.assert(
			fc.property(instants, fc.integer({ min: 0, max: 400 }), (instant, days) => {
				expect(timeText(lang, instant, timeZone)).toBe(time.format(instant));
				expect(dateText(lang, instant, timeZone)).toBe(whole.format(instant));
				expect(dateText(lang, instant, timeZone, false)).toBe(dayAndMonth.format(instant));
				expect(weekdayText(lang, instant, timeZone)).toBe(weekday.format(instant));
				expect(dayOf(instant, timeZone)).toBe(iso.format(instant));
				const end = new Date(instant.getTime() + days * 86_400_000);
				expect(spanText(lang, instant, end, timeZone)).toBe(whole.formatRange(instant, end));
			}),
			{ numRuns: 500 },
		);
	});

	test("months", () => {
		const format = new Intl.DateTimeFormat(locale, { ...date, timeZone: "UTC" });
		const months = Array.from({ length: 12 }, (_, index) => `2027-${String(index + 1).padStart(2, "0")}`);
		const expected = months.map((month) => [month, format.format(new Date(`${month}-05T12:00Z`)).slice(2)]);
		expect(monthNames(lang, months)).toEqual(expected);
	});
});

test("an unknown zone throws", () =>
	expect(() => timeText("pl", new Date("2025-06-06T07:15Z"), "Europe/Krosno")).toThrow(RangeError));

test.each([
	["2025-06-06T22:30:00Z", 0, "7 czerwca 2025, 0:30", "7 June 2025, 00:30"],
	["2025-12-05T12:05:00Z", 13, "5 grudnia 2025, 13:05", "5 December 2025, 13:05"],
])("%s in Warsaw is in hour %i: %s, %s", (iso, hour, polish, english) => {
	const instant = new Date(iso);
	const moment = (lang: "pl" | "en") => momentText(lang, instant, "Europe/Warsaw");
	expect([hourOf(instant, "Europe/Warsaw"), moment("pl"), moment("en")]).toEqual([hour, polish, english]);
});
