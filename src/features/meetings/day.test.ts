import fc from "fast-check";
import { expect, test } from "vitest";
import { calledOffMeetings, dayPlan, kindOf, nextOf } from "./day.ts";
import { needsAnswer, waitsFor } from "./waits.ts";

const at = (from: string, to: string) => ({
	startDate: `2025-06-06T${from}:00.000Z`,
	endDate: `2025-06-06T${to}:00.000Z`,
});

test("a day has whole hours, and overlapping entries are side by side", () => {
	const { hours, placed } = dayPlan([
		at("10:30", "11:10"),
		at("10:40", "11:05"),
		at("09:15", "10:00"),
		at("11:20", "11:25"),
	]);
	expect(hours.map((one) => one.toISOString().slice(11, 16))).toEqual(["09:00", "10:00", "11:00"]);
	expect(placed.map(({ one: _, ...place }) => place)).toEqual([
		{ from: 15, minutes: 45, lane: 0, lanes: 1 },
		{ from: 90, minutes: 40, lane: 0, lanes: 2 },
		{ from: 100, minutes: 25, lane: 1, lanes: 2 },
		// Drawn longer than it lasts.
		{ from: 140, minutes: 20, lane: 0, lanes: 1 },
	]);
	expect(dayPlan([])).toEqual({ hours: [], placed: [] });
});

test("a lane is used again when it is free, and a later entry has the whole width", () => {
	const { placed } = dayPlan([at("10:00", "11:00"), at("10:00", "10:20"), at("10:20", "10:50"), at("11:00", "11:30")]);
	expect(placed.map(({ lane, lanes }) => [lane, lanes])).toEqual([
		[0, 2],
		[1, 2],
		[1, 2],
		[0, 1],
	]);
});

test("on any day no entry covers another, and all are within the hours", () => {
	const span = fc.tuple(fc.integer({ min: 0, max: 1200 }), fc.integer({ min: 1, max: 200 }));
	fc.assert(
		fc.property(fc.array(span, { minLength: 1, maxLength: 12 }), (spans) => {
			const iso = (minutes: number) => new Date(Date.UTC(2025, 5, 6) + minutes * 60_000).toISOString();
			const { hours, placed } = dayPlan(
				spans.map(([from, long]) => ({ startDate: iso(from), endDate: iso(from + long) })),
			);
			expect(placed).toHaveLength(spans.length);
			for (const one of placed) {
				expect(one.from >= 0 && one.from + one.minutes <= hours.length * 60 && one.lane < one.lanes).toBe(true);
				const beside = placed.filter((other) => other !== one && other.lane === one.lane);
				for (const other of beside)
					expect(other.from + other.minutes <= one.from || one.from + one.minutes <= other.from).toBe(true);
			}
		}),
	);
});

test("the next meeting is agreed and not over; a proposal of the exhibitor needs an answer until it begins", () => {
	const meeting = (from: string, to: string, state: "agreed" | "asked" | "cancelled", by: "person" | "exhibitor") => ({
		...at(from, to),
		state,
		by,
		isOver: false,
		move: null,
	});
	const all = [
		meeting("12:00", "12:20", "agreed", "person"),
		meeting("10:00", "10:20", "agreed", "exhibitor"),
		meeting("11:00", "11:20", "asked", "exhibitor"),
		meeting("09:00", "09:20", "cancelled", "exhibitor"),
		meeting("11:30", "11:50", "asked", "person"),
	];
	const next = (now: string) => all.indexOf(nextOf(all, new Date(`2025-06-06T${now}:00Z`))!);
	expect([next("08:00"), next("10:19"), next("10:20"), next("12:20")]).toEqual([1, 1, 0, -1]);
	expect(all.map(needsAnswer)).toEqual([false, false, true, false, false]);
	expect(needsAnswer({ ...all[2]!, isOver: true })).toBe(false);
	const seen = (side: "person" | "exhibitor", isOver: boolean) =>
		all.filter((one) => one.state !== "cancelled").map((one) => kindOf({ ...one, isOver }, side));
	expect(seen("person", false)).toEqual(["agreed", "agreed", "toAnswer", "waiting"]);
	expect(seen("exhibitor", false)).toEqual(["agreed", "agreed", "waiting", "toAnswer"]);
	expect(seen("exhibitor", true)).toEqual(["agreed", "agreed", "unanswered", "unanswered"]);
	const [agreed] = all;
	const waits = (by: "person" | "exhibitor") => waitsFor({ ...agreed!, move: { by } });
	expect([waits("exhibitor"), waits("person"), waitsFor(agreed!)]).toEqual(["person", "exhibitor", undefined]);
	expect(all.map(waitsFor)).toEqual([undefined, undefined, "person", undefined, "exhibitor"]);
});

test("a meeting that the exhibitor called off is shown until its start, or until a new request", () => {
	const off = {
		meetingId: 5,
		exhibitor: { objectId: 1 },
		state: "cancelled",
		by: "exhibitor",
		isOver: false,
		isSeen: false,
	} as const;
	expect(calledOffMeetings([off])).toEqual([off]);
	expect(calledOffMeetings([{ ...off, state: "declined" }])).toHaveLength(1);
	const others = [
		{ ...off, by: "person" },
		{ ...off, isOver: true },
		{ ...off, isSeen: true },
		{ ...off, state: "agreed" },
	] as const;
	expect(others.flatMap((one) => calledOffMeetings([one]))).toEqual([]);
	const again = { ...off, meetingId: 6, state: "withdrawn", by: "person" } as const;
	expect(calledOffMeetings([off, again])).toEqual([]);
	expect(calledOffMeetings([off, { ...again, exhibitor: { objectId: 2 } }, { ...again, meetingId: 4 }])).toEqual([off]);
});
