import { expect, test } from "vitest";
import { isRetentionOver, retentionEnd, settledOn } from "./retention.ts";

const at = (...isos: string[]) => isos.map((iso) => new Date(iso));

test.each([
	["the last of its days", ["2025-05-14"], ["2025-04-30T10:00:00Z", "2025-06-07T16:00:00Z"], "2025-06-07"],
	["a correction after the event", ["2025-05-14", "2026-01-03"], ["2025-06-07T16:00:00Z"], "2026-01-03"],
	["money in the last minute of the year", [], ["2025-12-31T22:59:59Z"], "2025-12-31"],
	["money in the first minute of the next one", [], ["2025-12-31T23:00:00Z"], "2026-01-01"],
	["a leap day", ["2024-02-29"], [], "2024-02-29"],
])("an order is settled on %s", (_what, issueDates, moments, day) => {
	expect(settledOn({ issueDates, moments: at(...moments), timeZone: "Europe/Warsaw" })).toBe(day);
});

test("a payment's day is in the event's zone", () => {
	const moments = at("2026-01-01T03:00:00Z");
	expect(settledOn({ issueDates: [], moments, timeZone: "America/New_York" })).toBe("2025-12-31");
	expect(settledOn({ issueDates: [], moments, timeZone: "Asia/Tokyo" })).toBe("2026-01-01");
});

test("an order that was never settled throws", () => {
	expect(() => settledOn({ issueDates: [], moments: [], timeZone: "UTC" })).toThrow("settled");
});

test.each([
	["2025-01-01", "2030-12-31"],
	["2025-12-31", "2030-12-31"],
	["2026-01-01", "2031-12-31"],
	["2023-02-28", "2028-12-31"],
	["2024-02-29", "2029-12-31"],
])("an order settled on %s is kept until %s", (day, until) => {
	expect(retentionEnd(day)).toBe(until);
});

test.each([
	["Europe/Warsaw", "2030-12-31T22:59:59Z", "2030-12-31T23:00:00Z"],
	["UTC", "2030-12-31T23:59:59Z", "2031-01-01T00:00:00Z"],
	["America/New_York", "2031-01-01T04:59:59Z", "2031-01-01T05:00:00Z"],
	["Asia/Tokyo", "2030-12-31T14:59:59Z", "2030-12-31T15:00:00Z"],
])("in %s its data is kept at %s and deleted at %s", (timeZone, still, then) => {
	const [before, after] = at(still, then) as [Date, Date];
	expect(isRetentionOver("2030-12-31", timeZone, before)).toBe(false);
	expect(isRetentionOver("2030-12-31", timeZone, after)).toBe(true);
});
