import fc from "fast-check";
import { expect, test } from "vitest";
import { clashesWith, clashGroups, isClash, isOn, isPast } from "./rules.ts";

const at = (time: string) => `2025-06-07T${time}:00.000Z`;
const span = (start: string, end: string, hasHours = true) => ({ startDate: at(start), endDate: at(end), hasHours });

test.each([
	["the same time", span("08:00", "09:00"), span("08:00", "09:00"), true],
	["the end of one is the start of the other", span("08:00", "09:00"), span("09:00", "10:00"), false],
	["a minute too long", span("08:00", "09:01"), span("09:00", "10:00"), true],
	["one within the other", span("08:00", "12:00"), span("09:00", "10:00"), true],
	["one can be seen at any time", span("08:00", "09:00"), span("08:00", "09:00", false), false],
	["one ends before it begins", span("08:30", "08:00"), span("08:00", "09:00"), true],
	["an hour between them", span("08:00", "09:00"), span("10:00", "11:00"), false],
])("%s", (_, a, b, expected) => {
	expect([isClash(a, b), isClash(b, a)]).toEqual([expected, expected]);
});

test("overlapping lectures form a group, others are alone, by start", () => {
	const named = (name: string, start: string, end: string) => ({ name, ...span(start, end) });
	const groups = clashGroups([
		named("d", "12:00", "13:00"),
		named("c", "09:45", "11:00"),
		named("a", "08:00", "09:00"),
		named("b", "09:00", "10:00"),
		named("e", "11:00", "12:00"),
	]);
	expect(groups.map((group) => group.map((one) => one.name))).toEqual([["a"], ["b", "c"], ["e"], ["d"]]);
});

const minutes = fc.integer({ min: 0, max: 600 });
const spans = fc.array(fc.tuple(minutes, fc.integer({ min: 1, max: 90 })), { maxLength: 12 }).map((all) =>
	all.map(([start, length], lectureId) => ({
		lectureId,
		startDate: new Date(start * 60_000).toISOString(),
		endDate: new Date((start + length) * 60_000).toISOString(),
		hasHours: true,
	})),
);

test("every lecture is in one group, with all that overlap it", () => {
	fc.assert(
		fc.property(spans, (plan) => {
			const groups = clashGroups(plan);
			expect(groups.flat()).toHaveLength(plan.length);
			for (const one of plan) {
				const own = groups.find((group) => group.includes(one))!;
				const rivals = clashesWith(one, plan);
				expect(own.length > 1).toBe(rivals.length > 0);
				for (const rival of rivals) expect(own).toContain(rival);
			}
		}),
	);
});

test("a current lecture has begun and not ended; an on-demand one is never current or past", () => {
	const now = (time: string) => new Date(at(time));
	expect(
		[at("08:00"), at("08:59"), at("09:00"), at("07:59")].map((one) => isOn(span("08:00", "09:00"), new Date(one))),
	).toEqual([true, true, false, false]);
	expect([isPast(span("08:00", "09:00"), now("09:00")), isPast(span("08:00", "09:00"), now("08:59"))]).toEqual([
		true,
		false,
	]);
	expect([
		isOn(span("08:00", "09:00", false), now("08:30")),
		isPast(span("08:00", "09:00", false), now("10:00")),
	]).toEqual([false, false]);
});
