import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { monthsAfter } from "./months-after.ts";
import { dayOf } from "./zone.ts";

describe("monthsAfter", () => {
	test.each([
		["2025-06-18T10:00:00.000Z", 3, "Europe/Warsaw", "2025-09-18T10:00:00.000Z"],
		// wall-clock time stays the same over a time change
		["2025-09-18T10:00:00.123Z", 3, "Europe/Warsaw", "2025-12-18T11:00:00.123Z"],
		// no 31st in that month, and a leap year
		["2025-08-31T10:00:00.000Z", 3, "Europe/Warsaw", "2025-11-30T11:00:00.000Z"],
		["2023-11-30T11:00:00.000Z", 3, "Europe/Warsaw", "2024-02-29T11:00:00.000Z"],
		// the same instant is another day and month elsewhere
		["2025-05-31T23:30:00.000Z", 3, "Europe/Warsaw", "2025-08-31T23:30:00.000Z"],
		["2025-05-31T23:30:00.000Z", 3, "America/New_York", "2025-08-31T23:30:00.000Z"],
		["2025-11-30T23:30:00.000Z", 3, "Europe/Warsaw", "2026-02-28T23:30:00.000Z"],
		["2025-11-30T23:30:00.000Z", 3, "America/New_York", "2026-02-28T23:30:00.000Z"],
		["2025-11-29T23:30:00.000Z", 3, "Asia/Tokyo", "2026-02-27T23:30:00.000Z"],
		["2025-12-31T12:00:00.000Z", 1, "UTC", "2026-01-31T12:00:00.000Z"],
	])("%s and %i months in %s", (moment, months, zone, later) =>
		expect(monthsAfter(new Date(moment), months, zone).toISOString()).toBe(later),
	);

	test("three months are 89 to 92 days, within an hour, and keep the order", () => {
		const moment = fc.date({ min: new Date("2000-01-01"), max: new Date("2099-01-01"), noInvalidDate: true });
		const zone = fc.constantFrom("Europe/Warsaw", "America/New_York", "Asia/Tokyo", "UTC", "Australia/Lord_Howe");
		fc.assert(
			fc.property(moment, zone, (from, where) => {
				const days = (monthsAfter(from, 3, where).getTime() - from.getTime()) / 86_400_000;
				expect(days).toBeGreaterThanOrEqual(89 - 1 / 24);
				expect(days).toBeLessThanOrEqual(92 + 1 / 24);
				const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
				expect(months(dayOf(monthsAfter(from, 3, where), where)) - months(dayOf(from, where))).toBe(3);
			}),
		);
	});
});
