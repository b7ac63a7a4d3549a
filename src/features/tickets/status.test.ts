import { expect, test } from "vitest";
import { ticketState } from "./status.ts";

const endDate = "2025-06-07T23:00:00Z";

test.each([
	["confirmed", false, "2025-06-07T22:59:59Z", "confirmed"],
	["confirmed", false, endDate, "over"],
	["reserved", false, "2026-01-01T00:00:00Z", "reserved"],
	["cancelled", false, "2026-01-01T00:00:00Z", "cancelled"],
	["cancelled", true, "2025-01-01T00:00:00Z", "handedOver"],
	["cancelled", true, "2026-01-01T00:00:00Z", "handedOver"],
] as const)("%s, handed over: %s, at %s is %s", (status, isHandedOver, now, expected) =>
	expect(ticketState({ status, isHandedOver, endDate }, new Date(now))).toBe(expected),
);
