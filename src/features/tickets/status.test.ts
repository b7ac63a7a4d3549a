import { expect, test } from "vitest";
import { ticketState } from "./status.ts";

const endDate = "2025-06-07T23:00:00Z";

test.each([
	["confirmed", "2025-06-07T22:59:59Z", "confirmed"],
	["confirmed", endDate, "over"],
	["reserved", "2026-01-01T00:00:00Z", "reserved"],
	["cancelled", "2026-01-01T00:00:00Z", "cancelled"],
] as const)("%s at %s is %s", (status, now, expected) =>
	expect(ticketState({ status, endDate }, new Date(now))).toBe(expected),
);
