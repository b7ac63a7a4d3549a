import { describe, expect, test } from "vitest";
import { endOf, isOver } from "./over.ts";

const at = (iso: string) => new Date(iso);
const END = "2025-06-07T16:00:00.000Z";
const edition = (end: string) => ({ endsAt: at(end) });

describe("the end of an event", () => {
	test.each([
		["a conference, whatever its recordings' day says", false, ["2025-09-01T00:00:00Z"], END],
		["a conference without days", false, [], END],
		[
			"a meetup with its last edition",
			true,
			["2025-10-28T21:00:00Z", "2023-09-27T20:00:00Z"],
			"2025-10-28T21:00:00.000Z",
		],
		["a meetup without editions", true, [], END],
	])("%s", (_what, isMeeting, ends, expected) => {
		expect(endOf({ isMeeting, endsAt: at(END) }, ends.map(edition)).toISOString()).toBe(expected);
	});

	test.each([
		["a millisecond before its end", "2025-06-07T15:59:59.999Z", false],
		["at its end", END, true],
	])("%s", (_when, now, expected) => expect(isOver({ endsAt: at(END) }, at(now))).toBe(expected));
});
