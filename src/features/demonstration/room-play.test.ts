import { expect, test } from "vitest";
import { roomLines, roomMark, roomPolls } from "./room-lines.ts";
import { choiceOf, linesUntil, pollAt, pollVotesBy, questionsUntil, roomReply, votesForQuestion } from "./room-play.ts";

const at = (time: string) => new Date(`2025-05-23T${time}:00Z`);
const one = { id: 4, startsAt: at("10:00"), endsAt: at("10:45"), language: "pl" };

test.each([
	["09:40", 0, 0],
	["09:47", 1, 0],
	["10:00", 12, 0],
	["10:05", 16, 1],
	["10:45", 48, 3],
	["11:00", 59, 3],
	["23:00", 59, 3],
])("by %s there are %i lines and %i questions", (time, lines, questions) => {
	expect([linesUntil(one, at(time)).length, questionsUntil(one, at(time)).length]).toEqual([lines, questions]);
});

test("earlier lines never change; lines are in order, marked, and never twice in a row by one speaker", () => {
	const [earlier, later] = [linesUntil(one, at("10:10")), linesUntil(one, at("12:00"))];
	expect(later.slice(0, earlier.length)).toEqual(earlier);
	expect(later.map(({ at }) => at.getTime())).toEqual(later.map(({ at }) => at.getTime()).toSorted((a, b) => a - b));
	expect(new Set(later.map(({ key }) => key)).size).toBe(later.length);
	expect(later.some(({ speaker }, n) => speaker % 40 === (later[n - 1]?.speaker ?? -1) % 40)).toBe(false);
	expect(later.every(({ text }) => text.endsWith(roomMark.pl) && text.length <= 500)).toBe(true);
	const english = linesUntil({ ...one, language: "en" }, at("10:10"));
	expect(english[0]!.text).toBe(`${roomLines.before[0]!.en} ${roomMark.en}`);
});

test("a visitor gets a different reply to each message, in their language", () => {
	const [first, second] = [roomReply(1, "en"), roomReply(2, "en")];
	expect([first.text.endsWith(roomMark.en), first.text === second.text, first.key === second.key]).toEqual([
		true,
		false,
		false,
	]);
});

test("a poll is open from a minute after the start until the end, and its votes come one by one", () => {
	expect(["10:00", "10:45"].map((time) => pollAt(one, at(time)))).toEqual([undefined, undefined]);
	const openPoll = pollAt(one, at("10:01"));
	expect(openPoll?.question).toBe(`${roomPolls[1]!.question.pl} ${roomMark.pl}`);
	expect(["10:00", "10:01", "10:03", "10:41"].map((time) => pollVotesBy(one, at(time)))).toEqual([0, 0, 3, 60]);
	const chosen = Array.from({ length: 40 }, (_, n) => choiceOf(n, 3));
	expect([1, 2, 3].map((no) => chosen.filter((it) => it === no).length)).toEqual([22, 12, 6]);
	expect([1, 2, 3].map(votesForQuestion)).toEqual([6, 2, 7]);
});
