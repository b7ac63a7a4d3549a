import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dailyAt, everyMinutes } from "./recurring.ts";

const at = (iso: string) => new Date(iso);

test.each([
	[1, "2025-04-30T10:00:00Z", "2025-04-30T10:01:00Z"],
	[1, "2025-04-30T10:00:59.999Z", "2025-04-30T10:01:00Z"],
	[15, "2025-04-30T10:07:00Z", "2025-04-30T10:15:00Z"],
	[60, "2025-04-30T23:00:00.001Z", "2025-05-01T00:00:00Z"],
])("every %i minutes: %s is followed by %s", (minutes, after, next) =>
	expect(everyMinutes(minutes)(at(after))).toEqual(at(next)),
);

describe("daily at 03:00 and 02:30 in Warsaw", () => {
	test.each([
		["03:00", "2025-04-30T00:59:59Z", "2025-04-30T01:00:00Z"],
		["03:00", "2025-04-30T01:00:00Z", "2025-05-01T01:00:00Z"],
		["03:00", "2025-12-31T23:30:00Z", "2026-01-01T02:00:00Z"],
		["02:30", "2025-03-29T12:00:00Z", "2025-03-30T01:30:00Z"], // 02:30 is skipped: 03:30 summer time
		["02:30", "2025-10-25T12:00:00Z", "2025-10-26T01:30:00Z"], // 02:30 occurs twice: the second
	])("%s is followed by %s", (time, after, next) =>
		expect(dailyAt(time, "Europe/Warsaw")(at(after))).toEqual(at(next)),
	);

	test("runs once a day from any start", () => {
		const next = dailyAt("03:00", "Europe/Warsaw");
		fc.assert(
			fc.property(
				fc.date({ min: at("2024-01-01T00:00:00Z"), max: at("2030-01-01T00:00:00Z"), noInvalidDate: true }),
				(after) => {
					const hours = (next(after).getTime() - after.getTime()) / 3_600_000;
					expect(hours).toBeGreaterThan(0);
					expect(hours).toBeLessThanOrEqual(25);
				},
			),
		);
	});
});
