import { expect, test } from "vitest";
import { isDue, lastMonday } from "./rules.ts";

test.each([
	["a Wednesday", "2025-04-30T10:00:00Z", "Europe/Warsaw", "2025-04-28T06:00:00.000Z"],
	["Monday at 8:00", "2025-04-28T06:00:00Z", "Europe/Warsaw", "2025-04-28T06:00:00.000Z"],
	["Monday before 8:00", "2025-04-28T05:59:59Z", "Europe/Warsaw", "2025-04-21T06:00:00.000Z"],
	["Sunday", "2025-04-27T21:00:00Z", "Europe/Warsaw", "2025-04-21T06:00:00.000Z"],
	["after the clocks changed", "2025-03-31T12:00:00Z", "Europe/Warsaw", "2025-03-31T06:00:00.000Z"],
	["the Monday before they changed", "2025-03-30T12:00:00Z", "Europe/Warsaw", "2025-03-24T07:00:00.000Z"],
	["another zone's Sunday", "2025-04-28T06:00:00Z", "America/New_York", "2025-04-21T12:00:00.000Z"],
])("the last Monday at %s", (_, now, zone, monday) => {
	expect(lastMonday(new Date(now), zone).toISOString()).toBe(monday);
});

test.each([
	["asked before Monday", "2025-04-27T10:00:00Z", null, true],
	["asked since Monday", "2025-04-28T06:00:00Z", null, false],
	["sent before Monday", "2025-04-01T10:00:00Z", "2025-04-21T06:00:00Z", true],
	["sent on Monday", "2025-04-01T10:00:00Z", "2025-04-28T06:00:03Z", false],
])("%s", (_, wishedOn, sentOn, due) => {
	const row = { askedAt: new Date(wishedOn), sentAt: sentOn === null ? null : new Date(sentOn) };
	expect(isDue(row, new Date("2025-04-30T10:00:00Z"), "Europe/Warsaw")).toBe(due);
});
