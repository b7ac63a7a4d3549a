import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { instantOf } from "./instant.ts";
import { addDays, dateText, dayOf, timeText } from "./zone.ts";

describe("instantOf", () => {
	test.each([
		["2025-06-06T09:15", "Europe/Warsaw", "2025-06-06T07:15:00.000Z"],
		["2025-12-05T09:15", "Europe/Warsaw", "2025-12-05T08:15:00.000Z"],
		["2025-10-31T00:00", "Europe/Warsaw", "2025-10-30T23:00:00.000Z"],
		["2025-05-05T00:00", "Europe/Warsaw", "2025-05-04T22:00:00.000Z"],
		// skipped by the spring change: as far after it
		["2025-03-30T02:30", "Europe/Warsaw", "2025-03-30T01:30:00.000Z"],
		["2025-06-06T09:15", "America/New_York", "2025-06-06T13:15:00.000Z"],
	])("%s in %s", (local, zone, utc) => expect(instantOf(local, zone).toISOString()).toBe(utc));

	test("a wrong text or zone is an error", () => {
		expect(() => instantOf("tomorrow", "Europe/Warsaw")).toThrow(RangeError);
		expect(() => instantOf("2025-06-06T09:15", "Europe/Krosno")).toThrow(RangeError);
	});

	test("a time of night that comes twice is the later one", () =>
		expect(instantOf("2025-10-26T02:30", "Europe/Warsaw").toISOString()).toBe("2025-10-26T01:30:00.000Z"));

	test("the day of an instant made from a local noon is that day", () => {
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
