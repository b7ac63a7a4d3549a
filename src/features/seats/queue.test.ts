import { describe, expect, test } from "vitest";
import { queueStateAt, seatOfferEnd } from "./queue.ts";

const WARSAW = "Europe/Warsaw";

describe("an offered seat is held", () => {
	test.each([
		["24 hours before the day", "2025-06-01T10:00:00Z", "2025-06-06T08:00:00Z", "2025-06-02T10:00:00.000Z"],
		["to the start where that is sooner", "2025-06-05T20:00:00Z", "2025-06-06T08:00:00Z", "2025-06-06T08:00:00.000Z"],
		["10 minutes on the day", "2025-06-06T05:00:00Z", "2025-06-06T08:00:00Z", "2025-06-06T05:10:00.000Z"],
		[
			"10 minutes from midnight of the zone",
			"2025-06-05T22:00:00Z",
			"2025-06-06T08:00:00Z",
			"2025-06-05T22:10:00.000Z",
		],
		["24 hours until midnight of the zone", "2025-06-05T21:59:00Z", "2025-06-06T22:30:00Z", "2025-06-06T21:59:00.000Z"],
		["to the start on the day as well", "2025-06-06T07:55:00Z", "2025-06-06T08:00:00Z", "2025-06-06T08:00:00.000Z"],
	])("%s", (_, now, startsAt, end) =>
		expect(seatOfferEnd(new Date(now), new Date(startsAt), WARSAW).toISOString()).toBe(end),
	);
});

describe("the state of a place", () => {
	const until = new Date("2025-06-01T10:00:00Z");
	test.each([
		["waiting", null, "waiting"],
		["offered", new Date(until.getTime() + 1), "offered"],
		["offered", until, "expired"],
		["expired", until, "expired"],
	] as const)("%s until %s is %s", (state, offeredUntil, expected) =>
		expect(queueStateAt({ state, offeredUntil }, until)).toBe(expected),
	);
});
