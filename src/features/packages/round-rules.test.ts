import { describe, expect, test } from "vitest";
import { newRoundForm, roundForm } from "./round-form.ts";
import { removalPlan } from "./round-plan.ts";
import {
	firstDayAfter,
	fitsAgain,
	heirOf,
	lastDayOf,
	MAX_ROUNDS,
	moveRefusal,
	removalRefusal,
	spanOf,
	startRefusal,
} from "./round-rules.ts";
import { roundRefusals as refusals, roundName } from "./round-texts.ts";
import { endOfRound } from "./rules.ts";

const ZONE = "Europe/Warsaw";
const NOW = new Date("2025-04-30T12:00:00+02:00");
const end = (lastDay: string) => endOfRound(lastDay, ZONE);
const roundsUntil = (...days: (string | null)[]) =>
	days.map((day, index) => ({
		id: index + 11,
		number: index + 1,
		name: null,
		nameEn: null,
		endsAt: day === null ? null : end(day),
	}));
/** Round 11 is over, 12 runs, 13 and 14 come. */
const ROUNDS = roundsUntil("2025-04-28", "2025-05-04", "2025-05-10", null);

test("days are inclusive, in the event's zone", () => {
	expect(lastDayOf(end("2025-05-04"), ZONE)).toBe("2025-05-04");
	expect(lastDayOf(null, ZONE)).toBe("");
	expect(firstDayAfter(end("2025-05-04"), ZONE)).toBe("2025-05-05");
	expect(spanOf(ROUNDS, 11)).toEqual({ startsAt: null, endsAt: end("2025-04-28") });
	expect(spanOf(ROUNDS, 13)).toEqual({ startsAt: end("2025-05-04"), endsAt: end("2025-05-10") });
	expect(spanOf(roundsUntil("2025-05-01", "2025-05-08"), 12)).toEqual({ startsAt: end("2025-05-01"), endsAt: null });
});

describe("the end of a round", () => {
	test.each([
		[12, "2025-04-30", undefined],
		[12, "2025-04-29", refusals.endIsPast],
		[12, "2025-05-09", undefined],
		[12, "2025-05-10", refusals.endsAfterNext],
		[13, "2025-05-05", undefined],
		[13, "2025-05-04", refusals.endsBeforeStart],
		[13, "2026-01-01", undefined],
		[13, null, refusals.endNeeded],
		[14, "2025-06-01", refusals.lastHasNoEnd],
		[14, null, undefined],
		[11, "2025-05-02", refusals.hasEnded],
		[11, "2025-04-28", undefined],
	] as const)("of %i moves to %s", (id, day, refusal) => {
		expect(moveRefusal(ROUNDS, { id, endsAt: day === null ? null : end(day) }, NOW)).toBe(refusal);
	});
});

test.each([
	["2025-05-01", undefined],
	["2025-04-30", refusals.startIsPast],
	["2025-05-05", refusals.startIsTaken],
	["2025-05-06", undefined],
	["2025-08-01", undefined],
])("a round begins on %s", (day, refusal) => {
	expect(startRefusal(ROUNDS, new Date(`${day}T00:00:00+02:00`), NOW)).toBe(refusal);
});

test("a price list has no more rounds than the page can show", () => {
	const many = (count: number) => Array.from({ length: count }, (_, index) => ({ ...ROUNDS[3]!, id: index + 1 }));
	expect(startRefusal(many(MAX_ROUNDS - 1), end("2025-06-01"), NOW)).toBeUndefined();
	expect(startRefusal(many(MAX_ROUNDS), end("2025-06-01"), NOW)).toBe(refusals.tooMany);
});

test("a round without orders can be removed, unless it is the only one", () => {
	expect(removalRefusal(ROUNDS, 0)).toBeUndefined();
	expect(removalRefusal(ROUNDS, 1)?.en).toBe("Orders were placed in this round: 1. A round with sales is not removed.");
	expect(removalRefusal(ROUNDS.slice(0, 1), 0)).toBe(refusals.onlyRound);
	expect([heirOf(ROUNDS, 11)?.id, heirOf(ROUNDS, 13)?.id]).toEqual([12, 12]);
});

test.each([
	[13, ["The round “Round 2” lasts until 10 May, inclusive.", "Prices of this round disappear: 3."]],
	[14, ["The round “Round 3” has no end then.", "Prices of this round disappear: 3."]],
	[
		12,
		[
			"The round “Round 1” lasts until 4 May, inclusive.",
			"Prices of this round disappear: 3.",
			"The price that applies now changes.",
		],
	],
	[11, ["The round “Round 2” takes its time, from the beginning of sales.", "Prices of this round disappear: 3."]],
])("the removal of %i has its effects", (id, effects) => {
	const removed = ROUNDS.find((one) => one.id === id)!;
	const plan = removalPlan({ rounds: ROUNDS, removed, prices: 3, now: NOW, timeZone: ZONE });
	expect(plan.effects.map(({ en }) => en.replaceAll("\u00a0", " "))).toEqual(effects);
});

test.each([
	["between", "2025-05-04", "2025-05-10", roundsUntil("2025-04-28", "2025-05-10", null), true],
	["last", "2025-05-10", null, roundsUntil("2025-04-28", "2025-05-04", null), true],
	["first", null, "2025-04-28", roundsUntil("2025-05-04", null), true],
	["whose heir has moved", "2025-05-04", "2025-05-10", roundsUntil("2025-04-28", "2025-05-09", null), false],
	["whose time is divided", "2025-05-04", "2025-05-10", roundsUntil("2025-05-06", "2025-05-10", null), false],
	["that has returned", "2025-05-04", "2025-05-10", ROUNDS, false],
	["first, whose heir ends as early", null, "2025-05-04", roundsUntil("2025-05-04", null), false],
	["without rounds", null, "2025-05-04", [], false],
] as const)("a removed round %s fits again", (_name, start, last, rounds, fits) => {
	const span = { startsAt: start && end(start), endsAt: last && end(last) };
	expect(fitsAgain(rounds, span)).toBe(fits);
});

test("names are given in both languages, or a round is called by its number", () => {
	const early = { number: 2, name: "Na start", nameEn: "Early bird" };
	expect([roundName("pl", early), roundName("en", early)]).toEqual(["Na start", "Early bird"]);
	expect(roundName("en", { number: 2, name: null, nameEn: null })).toBe("Round 2");
	const errors = (name: string, nameEn: string) => {
		const found = roundForm.errors({ name, nameEn, lastDay: "" }, undefined);
		return [found.name, found.nameEn];
	};
	expect(errors("", "")).toEqual([undefined, undefined]);
	expect(errors("a", "b".repeat(40))).toEqual([undefined, undefined]);
	expect(errors("", "b")).toEqual([refusals.bothNames, undefined]);
	expect(errors("a", "")).toEqual([undefined, refusals.bothNames]);
	expect(errors("a", "b".repeat(41))[1]?.en).toBe("At most 40 characters.");
});

test.each([
	["2025-02-28", true],
	["2025-02-29", false],
	["2024-02-29", true],
	["2025-13-01", false],
	["1969-12-31", false],
	["2025-1-01", false],
	["", false],
])("%s is a day: %s", (day, expected) => {
	expect(newRoundForm.errors({ firstDay: day, name: "", nameEn: "" }, undefined).firstDay).toBe(
		expected ? undefined : refusals.day,
	);
});
