import { expect, test } from "vitest";
import { answersByItself, isMadeUp, proposesAnother, replyTo, secondsToAccept } from "./made-up.ts";
import { demonstrationMark, replies } from "./replies.ts";

const id = (kind: string, number: number) => `00000000-0000-4000-${kind}-${String(number).padStart(12, "0")}`;

test.each([
	[id("9000", 7), true],
	[id("a000", 1), true],
	[id("8000", 7), false],
	["3f1c9a52-0000-4000-9000-000000000001", false],
	["nobody", false],
])("%s is a generated account: %s", (account, is) => expect(isMadeUp(account)).toBe(is));

test("four of five generated participants accept, after four to twenty seconds; other accounts never do", () => {
	const seconds = Array.from({ length: 60 }, (_, n) => secondsToAccept(id("9000", 2000 + n)));
	const accepting = seconds.filter((one) => one !== undefined);
	expect(accepting).toHaveLength(48);
	expect([Math.min(...accepting) >= 4, Math.max(...accepting) <= 20]).toEqual([true, true]);
	expect([secondsToAccept(id("a000", 1)), secondsToAccept("somebody")]).toEqual([undefined, undefined]);
});

test("only generated accounts without a log-in answer automatically", () => {
	const none = ["somebody", "00000000-0000-4000-9000-somebody"];
	expect([id("9000", 7), id("a000", 1), ...none].map(answersByItself)).toEqual([true, false, false, false]);
});

test("each reply says that no person wrote it, and the next reply differs", () => {
	for (const kind of ["people", "stand", "form"] as const) {
		const replyTexts = replies[kind].map((_, index) => replyTo(kind, 2 * index + 1, "en"));
		expect(new Set(replyTexts).size).toBe(replies[kind].length);
		expect(replyTexts.every((text) => text.endsWith(demonstrationMark.en))).toBe(true);
		expect(replyTo(kind, 2 * replyTexts.length + 1, "en")).toBe(replyTexts[0]);
	}
	expect([1, 2, 3, 4, 5, 6].map(proposesAnother)).toEqual([false, false, true, false, false, true]);
});
