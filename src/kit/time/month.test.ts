import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { daysIn, monthNames, monthsFrom, withMonth } from "./month.ts";

describe("months", () => {
	test.each([
		["2025-02", 28],
		["2024-02", 29],
		["2025-12", 31],
		["2025-06", 30],
	])("%s has %i days", (month, days) => expect(daysIn(month)).toBe(days));

	test("continue over the end of a year", () =>
		expect(monthsFrom("2025-11-30", 3)).toEqual(["2025-11", "2025-12", "2026-01"]));

	test("have names in the form after a number, in both languages", () => {
		expect(monthNames("pl", ["2025-06"])).toEqual([["2025-06", "czerwca 2025"]]);
		expect(monthNames("en", ["2025-06"])).toEqual([["2025-06", "June 2025"]]);
	});

	test("a day moved to another month is in that month", () => {
		expect(withMonth("2025-01-31", "2025-02")).toBe("2025-02-28");
		const day = fc.date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true });
		fc.assert(
			fc.property(day, day, (one, other) => {
				const moved = withMonth(one.toISOString().slice(0, 10), other.toISOString().slice(0, 7));
				expect(new Date(`${moved}T00:00Z`).toISOString().slice(0, 10)).toBe(moved);
				expect(moved.slice(0, 7)).toBe(other.toISOString().slice(0, 7));
			}),
		);
	});
});
