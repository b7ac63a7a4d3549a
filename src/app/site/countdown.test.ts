import fc from "fast-check";
import { expect, test } from "vitest";
import { timeLeft, twoDigits } from "./countdown.ts";

const deadline = Date.parse("2025-10-31T00:00:00+01:00");

test("counts to the deadline of spec §2, half a year before it (spec §9)", () => {
	expect(timeLeft(deadline, Date.parse("2025-04-30T12:00:13+02:00"))).toEqual({
		days: 183,
		hours: 12,
		minutes: 59,
		seconds: 47,
		isPassed: false,
	});
});

test("shows zeros after the deadline", () => {
	expect(timeLeft(deadline, deadline)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0, isPassed: true });
	expect(timeLeft(deadline, deadline + 5e9).days).toBe(0);
});

test("its units add up to the remaining seconds", () => {
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 1e12 }), (ms) => {
			const left = timeLeft(deadline, deadline - ms);
			expect(((left.days * 24 + left.hours) * 60 + left.minutes) * 60 + left.seconds).toBe(Math.floor(ms / 1000));
			expect(left.hours < 24 && left.minutes < 60 && left.seconds < 60).toBe(true);
		}),
	);
});

test("two digits", () => expect([twoDigits(7), twoDigits(123)]).toEqual(["07", "123"]));
