import { expect, test } from "vitest";
import { daysUntil } from "./days-until.ts";

test.each([
	["2025-06-06T07:00:00Z", "2025-04-30T10:00:00Z", 37],
	["2025-06-06T07:00:00Z", "2025-06-05T21:59:59Z", 1],
	["2025-06-06T07:00:00Z", "2025-06-05T22:00:00Z", 0], // midnight in Warsaw
	["2025-06-06T07:00:00Z", "2025-06-07T07:00:00Z", -1],
	["2025-03-31T07:00:00Z", "2025-03-29T23:30:00Z", 1], // 23-hour night
	["2025-10-27T07:00:00Z", "2025-10-25T21:00:00Z", 2], // 25-hour night
])("from %s at %s there are %i days", (instant, now, days) => {
	expect(daysUntil(instant, "Europe/Warsaw", new Date(now))).toBe(days);
});
