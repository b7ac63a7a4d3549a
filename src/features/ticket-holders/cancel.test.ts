import { expect, test } from "vitest";
import { cancelRefusal } from "./cancel.ts";

const startsAt = new Date("2025-06-05T06:00:00Z");
const before = new Date("2025-06-05T05:59:59Z");
const free = { status: "confirmed", orderId: null, startsAt } as const;

test.each([
	["a free place before the event", free, before, undefined],
	["a free place from the event's start on", free, startsAt, "isBegun"],
	["a place that an order pays for", { ...free, orderId: 7 }, before, "isOrdered"],
	[
		"a reserved place, which its order holds",
		{ ...free, status: "reserved", orderId: 7 } as const,
		before,
		"isOrdered",
	],
	["a cancelled one", { ...free, status: "cancelled" } as const, before, "isCancelled"],
])("giving up %s", (_, one, now, refusal) => expect(cancelRefusal(one, now)).toBe(refusal));
