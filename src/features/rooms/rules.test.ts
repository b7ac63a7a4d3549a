import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { LiveState } from "../live/contract.ts";
import { liveStateOf } from "../live/rules.ts";
import { POLL_LENGTHS, POLL_OPTIONS } from "./contract.ts";
import { rightPoll, roomName, roomRights, shares, waitSeconds } from "./rules.ts";

const NOTHING = { mayRead: false, mayWrite: false, mayModerate: false };

describe("rights in a live chat", () => {
	test.each<[LiveState, boolean, boolean, object]>([
		["open", false, false, { mayRead: true, mayWrite: true, mayModerate: false }],
		["open", false, true, { mayRead: true, mayWrite: true, mayModerate: true }],
		["open", true, false, { mayRead: true, mayWrite: false, mayModerate: false }],
		["open", true, true, { mayRead: true, mayWrite: false, mayModerate: false }],
		["early", false, true, NOTHING],
		["over", false, true, NOTHING],
		["unpaid", false, true, NOTHING],
		["locked", false, true, NOTHING],
	])("stream %s, banned %s, moderator %s", (state, banned, moderator, rights) =>
		expect(roomRights(state, { banned, moderator })).toEqual(rights),
	);

	const lecture = {
		startsAt: new Date("2025-06-06T08:00:00Z"),
		endsAt: new Date("2025-06-06T08:45:00Z"),
		calendarId: 1,
		isOnlinePart: true,
	};
	const viewer = { status: "confirmed" as const, calendarId: null, opens: "all" as const };
	test.each([
		["07:44:59", false],
		["07:45:00", true],
		["08:20:00", true],
		["08:59:59", true],
		["09:00:00", false],
	])("at %s a live chat is open: %s", (time, isOpen) => {
		const state = liveStateOf(lecture, [viewer], new Date(`2025-06-06T${time}Z`));
		expect(roomRights(state, { banned: false, moderator: false }).mayWrite).toBe(isOpen);
	});
});

test.each([
	["Anna", "Nowak", false, "Anna N."],
	["Anna", "Nowak", true, "Anna Nowak"],
	["Łukasz", "ślązak", false, "Łukasz Ś."],
	["Anna", "", false, "Anna"],
	["Anna", " ", true, "Anna"],
	["Anna", " Nowak", false, "Anna N."],
	["", "Nowak", false, "N."],
])("%s %s, profile shown %s, is called %s", (firstName, lastName, isShown, name) =>
	expect(roomName({ firstName, lastName, isShown })).toBe(name),
);

test.each([
	[0, 30, 30],
	[29_001, 30, 1],
	[29_000, 30, 1],
	[10_500, 30, 20],
	[40_000, 30, 1],
	[-5000, 30, 30],
])("%i ms after a message, with %i s between messages, the wait is %i s", (passed, slow, seconds) => {
	const at = new Date("2025-06-06T08:00:00Z");
	expect(waitSeconds(at, slow, new Date(at.getTime() + passed))).toBe(seconds);
});

test.each([
	[[], []],
	[
		[0, 0, 0],
		[0, 0, 0],
	],
	[[7], [100]],
	[
		[1, 1, 1],
		[34, 33, 33],
	],
	// rounded separately these would sum to 101
	[
		[1, 3, 4],
		[13, 37, 50],
	],
	[
		[5, 5, 190],
		[3, 2, 95],
	],
	[
		[1, 0, 999],
		[0, 0, 100],
	],
])("the shares of %j are %j percent", (votes, percents) => expect(shares(votes)).toEqual(percents));

test("shares sum to 100, are less than a percent off, and grow with votes", () => {
	fc.assert(
		fc.property(fc.array(fc.nat({ max: 5000 }), { minLength: 1, maxLength: 6 }), (votes) => {
			const all = votes.reduce((sum, one) => sum + one, 0);
			const percents = shares(votes);
			expect(percents.reduce((sum, one) => sum + one, 0)).toBe(all === 0 ? 0 : 100);
			votes.forEach((one, index) => {
				expect(Math.abs(percents[index]! - (all === 0 ? 0 : (100 * one) / all))).toBeLessThan(1);
				const fewer = percents.filter((_, at) => votes[at]! < one);
				expect(percents[index]!).toBeGreaterThanOrEqual(Math.max(0, ...fewer));
			});
		}),
	);
});

describe("a typed poll", () => {
	const options = (count: number) => Array.from({ length: count }, (_, index) => `Answer ${index}`);
	const longest = { question: "q".repeat(POLL_LENGTHS.question), option: "o".repeat(POLL_LENGTHS.option) };
	test.each([
		["no question", "", options(2), "noQuestion"],
		["a question of spaces", " \n ", options(2), "noQuestion"],
		["a question that is too long", `${longest.question}q`, options(2), "longQuestion"],
		["too few answers", "Ready?", options(POLL_OPTIONS.least - 1), "fewOptions"],
		["too few answers with text", "Ready?", ["Yes", " "], "fewOptions"],
		["too many answers", "Ready?", options(POLL_OPTIONS.most + 1), "manyOptions"],
		["one answer that is too long", "Ready?", ["Yes", `${longest.option}o`], "longOption"],
		["the same answer in capitals", "Ready?", ["Yes", "No", "YES"], "sameOptions"],
	])("is refused with %s", (_name, question, answers, refusal) =>
		expect(rightPoll({ question, options: answers })).toBe(refusal),
	);

	test.each([
		["of the fewest answers", "Ready?", options(POLL_OPTIONS.least)],
		["of the most answers", "Ready?", options(POLL_OPTIONS.most)],
		["of the longest texts", longest.question, [longest.option, "Yes"]],
	])("is accepted %s", (_name, question, answers) =>
		expect(rightPoll({ question, options: answers })).toEqual({ question, options: answers }),
	);

	test("is stored in lines without empty answers", () => {
		expect(rightPoll({ question: " Ready\nnow? ", options: [" Yes ", "", "Not\tyet"] })).toEqual({
			question: "Ready now?",
			options: ["Yes", "Not yet"],
		});
	});
});
