import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Span } from "../../kit/time/span.ts";
import * as rules from "./rules.ts";

const at = (time: string) => new Date(`2025-06-06T${time}:00Z`);
const day = { startsAt: at("07:00"), endsAt: at("16:00"), isOnsite: true };

describe("the next state of an appointment", () => {
	const proposed = { state: "proposed", isMoveMine: null } as const;
	const agreed = { state: "agreed", isMine: true } as const;
	test.each<[string, rules.AppointmentStatus, rules.Act, rules.Outcome | undefined]>([
		["the other's proposal", { ...proposed, isMine: false }, "accept", "agreed"],
		["the other's proposal", { ...proposed, isMine: false }, "decline", "declined"],
		["the other's proposal", { ...proposed, isMine: false }, "move", "proposed"],
		["the other's proposal", { ...proposed, isMine: false }, "end", "declined"],
		["one's own proposal", { ...proposed, isMine: true }, "accept", undefined],
		["one's own proposal", { ...proposed, isMine: true }, "decline", undefined],
		["one's own proposal", { ...proposed, isMine: true }, "end", "withdrawn"],
		["an agreed one", { ...agreed, isMoveMine: null }, "accept", undefined],
		["an agreed one", { ...agreed, isMoveMine: null }, "decline", undefined],
		["an agreed one", { ...agreed, isMoveMine: null }, "move", "moveProposed"],
		["an agreed one", { ...agreed, isMoveMine: null }, "end", "cancelled"],
		["the other's move", { ...agreed, isMoveMine: false }, "accept", "moved"],
		["the other's move", { ...agreed, isMoveMine: false }, "decline", "kept"],
		["one's own move", { ...agreed, isMoveMine: true }, "accept", undefined],
		["one's own move", { ...agreed, isMoveMine: true }, "decline", "kept"],
		["a declined one", { ...proposed, state: "declined", isMine: false }, "accept", undefined],
		["a cancelled one", { ...agreed, state: "cancelled", isMoveMine: null }, "move", undefined],
	])("%s, by %j: %s", (_, standing, act, outcome) => expect(rules.afterAct(standing, act)).toBe(outcome));
});

test.each<[string, Span, rules.TimeRefusal | undefined]>([
	["within a day", rules.spanOf(at("10:00"), 20), undefined],
	["to the end of the day", rules.spanOf(at("15:30"), 30), undefined],
	["past its end", rules.spanOf(at("15:50"), 20), "outside"],
	["on another day", rules.spanOf(new Date("2025-06-09T10:00:00Z"), 20), "outside"],
	["of 25 minutes", rules.spanOf(at("10:00"), 25), "length"],
	["that has begun", rules.spanOf(at("08:00"), 20), "begun"],
])("a time %s: %s", (_, span, refusal) => expect(rules.timeRefusal(span, [day], at("08:00"))).toBe(refusal));

test("each offered time can be proposed", () => {
	const minutes = fc.constantFrom(...rules.LENGTHS);
	const now = fc.integer({ min: 0, max: 12 * 60 }).map((one) => new Date(at("06:00").getTime() + one * 60_000));
	fc.assert(
		fc.property(minutes, now, (length, moment) => {
			for (const one of rules.offeredTimes([day], { minutes: length, now: moment, timeZone: "Europe/Warsaw" }))
				expect(rules.timeRefusal(one, [day], moment)).toBeUndefined();
		}),
	);
});

describe("offered times", () => {
	const offered = (days: rules.OfferedDay[], now = at("06:00")) =>
		rules.offeredTimes(days, { minutes: 20, now, timeZone: "Europe/Warsaw" });

	test("fill a day", () => expect(offered([day])).toHaveLength(27));

	test("are unique and in order on overlapping days, and on site if one day is", () => {
		const stream = { ...day, isOnsite: false };
		const recordings = { startsAt: at("07:00"), endsAt: at("07:50"), isOnsite: true };
		const before = { startsAt: at("06:20"), endsAt: at("06:50"), isOnsite: true };
		const times = offered([stream, recordings, before]);
		expect(times).toHaveLength(28);
		expect(times.slice(0, 4)).toEqual([
			{ ...rules.spanOf(at("06:20"), 20), isOnsite: true },
			{ ...rules.spanOf(at("07:00"), 20), isOnsite: true },
			{ ...rules.spanOf(at("07:20"), 20), isOnsite: true },
			{ ...rules.spanOf(at("07:40"), 20), isOnsite: false },
		]);
	});

	test("end at midnight, even if the event continues", () => {
		const long = { startsAt: at("20:00"), endsAt: new Date("2025-06-06T23:00:00Z"), isOnsite: true };
		expect(offered([long]).at(-1)?.startsAt).toEqual(at("21:40"));
	});
});
