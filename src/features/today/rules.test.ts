import { describe, expect, test } from "vitest";
import { daysBetween, paceOf, previousEdition } from "./rules.ts";

const edition = (code: string, year: number) => ({ code, startsAt: new Date(Date.UTC(year, 5, 6)) });

describe("the previous edition", () => {
	const events = [edition("MSTS23", 2023), edition("msts24", 2024), edition("DSS24", 2024), edition("MSTS26", 2026)];
	test.each([
		["MSTS25", 2025, "msts24"],
		["MSTS26", 2026, "msts24"],
		["MSTS24", 2024, "MSTS23"],
		["MSTS23", 2023, undefined],
		["DSS25", 2025, "DSS24"],
		["TBF", 2025, undefined],
	])("of %s in %i is %s", (code, year, previous) => {
		expect(previousEdition(events, edition(code, year))?.code).toBe(previous);
	});
});

describe("the pace", () => {
	const days = [
		{ day: "2025-04-28", count: 3 },
		{ day: "2025-04-30", count: 2 },
		{ day: "2025-05-02", count: 9 },
	];

	test("is a running total without gaps, by days before the event", () => {
		expect(paceOf(days, { startsOn: "2025-04-30", until: "2025-05-01" })).toEqual([
			{ day: "2025-04-28", daysBefore: 2, total: 3 },
			{ day: "2025-04-29", daysBefore: 1, total: 3 },
			{ day: "2025-04-30", daysBefore: 0, total: 5 },
			{ day: "2025-05-01", daysBefore: -1, total: 5 },
		]);
	});

	test("has no points without registrations", () => {
		expect(paceOf([], { startsOn: "2025-06-06", until: "2025-05-01" })).toEqual([]);
		expect(paceOf(days, { startsOn: "2025-06-06", until: "2025-01-01" })).toEqual([]);
	});

	test("is bounded; older registrations count from its first point", () => {
		const pace = paceOf([{ day: "2020-01-01", count: 7 }, ...days], { startsOn: "2025-06-06", until: "2025-05-02" });
		expect([pace.length, pace[0]!.total, pace.at(-1)!.total]).toEqual([401, 7, 21]);
	});
});

test("days are counted over the change of the clock", () => {
	expect(daysBetween("2025-03-29", "2025-03-31")).toBe(2);
});
