import { expect, test } from "vitest";
import { dutyChanges, dutyState, eventDays, openNowUntil, standRefusal, thousands } from "./rules.ts";

const EVENT = {
	startsAt: new Date("2025-06-06T07:00:00Z"),
	endsAt: new Date("2025-06-07T15:00:00Z"),
	timeZone: "Europe/Warsaw",
};
const HOURS = { opensAt: "10:00", closesAt: "18:00" };

test.each([
	["before it opens", HOURS, "2025-06-06T07:59:59Z", undefined],
	["from the minute on at which it opens", HOURS, "2025-06-06T08:00:00Z", "2025-06-06T16:00:00.000Z"],
	["on the second day", HOURS, "2025-06-07T12:00:00Z", "2025-06-07T16:00:00.000Z"],
	["when it closes", HOURS, "2025-06-06T16:00:00Z", undefined],
	["the day before the event", HOURS, "2025-06-05T12:00:00Z", undefined],
	["the day after it", HOURS, "2025-06-08T12:00:00Z", undefined],
	["without hours", { opensAt: null, closesAt: null }, "2025-06-06T12:00:00Z", undefined],
])("a stand is open until %s: %j at %s", (_when, hours, now, until) =>
	expect(openNowUntil(hours, EVENT, new Date(now))?.toISOString()).toBe(until),
);

const span = { startsAt: new Date("2025-06-06T10:00:00Z"), endsAt: new Date("2025-06-06T12:00:00Z") };
const always = { startsAt: null, endsAt: null };
const NONE = { opensAt: null, closesAt: null };
test.each([
	[span, HOURS, "2025-06-06T09:59:59Z", "later"],
	[span, HOURS, "2025-06-06T10:00:00Z", "now"],
	[span, NONE, "2025-06-06T11:59:59Z", "now"],
	[span, HOURS, "2025-06-06T12:00:00Z", undefined],
	[{ ...span, endsAt: null }, HOURS, "2025-06-06T09:00:00Z", "now"],
	[{ ...span, startsAt: null }, HOURS, "2025-06-06T13:00:00Z", "now"],
	[always, NONE, "2025-04-30T10:00:00Z", "later"],
	[always, HOURS, "2025-04-30T10:00:00Z", "later"],
	[always, HOURS, "2025-06-06T07:59:59Z", "later"],
	[always, HOURS, "2025-06-06T08:00:00Z", "now"],
	[always, HOURS, "2025-06-06T16:00:00Z", "later"],
	[always, NONE, "2025-06-05T21:59:59Z", "later"],
	[always, NONE, "2025-06-05T22:00:00Z", "now"],
	[always, NONE, "2025-06-07T21:59:59Z", "now"],
	[always, NONE, "2025-06-07T22:00:00Z", undefined],
	[always, NONE, "2025-07-24T10:00:00Z", undefined],
	[always, HOURS, "2025-07-24T10:00:00Z", undefined],
] as const)("a shift of %j, with the stand's hours %j, at %s is: %s", (duty, hours, now, state) =>
	expect(dutyState(duty, { hours, event: EVENT, now: new Date(now) })).toBe(state),
);

test.each([
	[1_800_000, 2_600_000, "pl", "18–26"],
	[750_000, 750_000, "pl", "7,5"],
	[750_000, null, "en", "7.5"],
	[null, 1_600_000, "en", "16"],
	[1_234_500, null, "en", "12.3"],
	[null, null, "pl", undefined],
] as const)("a salary from %s to %s in %s: %s", (from, to, lang, words) =>
	expect(thousands(lang, from, to)).toBe(words),
);

const facts = { isActive: true, isShown: true, hasTicket: true, isBanned: false, hasStaff: true, isOver: false };

test.each([
	["look", { hasTicket: false, isBanned: true, hasStaff: false, isOver: true }, undefined],
	["keep", { hasTicket: false, isBanned: true, hasStaff: false, isOver: true }, undefined],
	["keep", { isShown: false }, "noStand"],
	["look", { isActive: false, isShown: false }, "inactive"],
	["write", {}, undefined],
	["write", { hasStaff: false, isOver: true }, "noStaff"],
	["write", { isOver: true }, "over"],
	["apply", { hasStaff: false }, undefined],
	["apply", { isOver: true }, "over"],
	["apply", { isBanned: true, isOver: true }, "banned"],
	["apply", { hasTicket: false, isBanned: true }, "noTicket"],
] as const)("an action %s at a stand with %j is refused with %j", (act, more, refusal) => {
	expect(standRefusal(act, { ...facts, ...more })).toBe(refusal);
});

test.each([
	["one with times", span, HOURS, "2025-06-06T09:00", ["2025-06-06T10:00", "2025-06-06T12:00"]],
	[
		"one with a start alone",
		{ ...span, endsAt: null },
		HOURS,
		"2025-06-06T09:00",
		["2025-06-05T22:00", "2025-06-06T08:00", "2025-06-06T16:00", "2025-06-06T22:00"],
	],
	[
		"before the event, on its first day",
		always,
		HOURS,
		"2025-04-30T10:00",
		["2025-06-05T22:00", "2025-06-06T08:00", "2025-06-06T16:00", "2025-06-06T22:00"],
	],
	[
		"during the event, today",
		always,
		HOURS,
		"2025-06-07T10:00",
		["2025-06-06T22:00", "2025-06-07T08:00", "2025-06-07T16:00", "2025-06-07T22:00"],
	],
	[
		"without hours, at midnight",
		always,
		NONE,
		"2025-06-06T10:00",
		["2025-06-05T22:00", "2025-06-05T22:00", "2025-06-05T22:00", "2025-06-06T22:00"],
	],
] as const)("a shift next changes: %s", (_name, duty, hours, now, moments) =>
	expect(dutyChanges(duty, { hours, event: EVENT, now: new Date(`${now}Z`) })).toEqual(
		moments.map((moment) => new Date(`${moment}Z`)),
	),
);

test("a shift without times changes only at these times", () => {
	const start = Date.parse("2025-06-05T00:00Z");
	const minutes = Array.from({ length: 3 * 24 * 4 }, (_, index) => new Date(start + index * 15 * 60_000));
	for (const hours of [HOURS, NONE]) {
		const states = minutes.map((now) => dutyState(always, { hours, event: EVENT, now }));
		minutes.slice(1).forEach((now, index) => {
			if (states[index] === states[index + 1]) return;
			const changes = dutyChanges(always, { hours, event: EVENT, now: minutes[index]! });
			expect(changes).toContainEqual(now);
		});
	}
});

test("the days of an event are in its zone, including the hour of a spring change", () => {
	const [startsAt, endsAt] = [new Date("2025-03-28T23:30:00Z"), new Date("2025-03-30T22:30:00Z")];
	expect(eventDays({ startsAt, endsAt, timeZone: "Europe/Warsaw" })).toEqual([
		"2025-03-29",
		"2025-03-30",
		"2025-03-31",
	]);
});
