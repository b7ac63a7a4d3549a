import { describe, expect, test } from "vitest";
import { mayAsk, signUpState } from "./sign-up.ts";

const now = new Date("2025-04-30T10:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const DAY = 24 * 60;

describe("the state of a sign-up when its link is opened", () => {
	test.each([
		["asked just now", { requestedAt: ago(0) }, ago(0), "pending"],
		["a week ago", { requestedAt: ago(7 * DAY) }, ago(7 * DAY), "pending"],
		["longer ago", { requestedAt: ago(7 * DAY + 1) }, ago(7 * DAY + 1), "expired"],
		["a link from before it was asked for anew", { requestedAt: ago(5) }, ago(6), "expired"],
		["confirmed long ago", { requestedAt: ago(99 * DAY), confirmedAt: ago(98 * DAY) }, ago(99 * DAY), "confirmed"],
		["left", { requestedAt: ago(9), confirmedAt: ago(8), endedAt: ago(7) }, ago(9), "ended"],
		["left before it was confirmed", { requestedAt: ago(9), endedAt: ago(7) }, ago(9), "ended"],
	])("%s", (_what, facts, linkFrom, state) => {
		expect(signUpState({ confirmedAt: null, endedAt: null, ...facts }, linkFrom, now)).toBe(state);
	});
});

describe("another confirmation e-mail", () => {
	const about = (subjectId: number, minutes: number) => ({
		kind: "newsletter" as const,
		subjectId,
		createdAt: ago(minutes),
	});
	test.each([
		["none yet", [], true],
		["one about it, ten minutes ago", [about(1, 10)], true],
		["one about it, just before that", [about(1, 9)], false],
		["one about another just now", [about(2, 0)], true],
		["three a day", [about(2, 20), about(3, 40), about(4, 60)], false],
	])("%s", (_what, requested, may) => {
		expect(mayAsk(requested, { kind: "newsletter", subjectId: 1, requestedAt: ago(90) }, now)).toBe(may);
	});

	test("earlier e-mails do not count after leaving and signing up again", () => {
		expect(mayAsk([about(1, 2)], { kind: "newsletter", subjectId: 1, requestedAt: ago(1) }, now)).toBe(true);
	});
});
