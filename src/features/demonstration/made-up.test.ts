import { expect, test } from "vitest";
import { isMadeUp, secondsToAccept } from "./made-up.ts";

const id = (kind: string, number: number) => `00000000-0000-4000-${kind}-${String(number).padStart(12, "0")}`;

test.each([
	[id("9000", 7), true],
	[id("a000", 1), true],
	[id("8000", 7), false],
	["3f1c9a52-0000-4000-9000-000000000001", false],
	["nobody", false],
])("%s is made up: %s", (account, is) => expect(isMadeUp(account)).toBe(is));

test("two of three participants accept, from five seconds to a minute; nobody else does", () => {
	const seconds = Array.from({ length: 60 }, (_, n) => secondsToAccept(id("9000", 2000 + n)));
	const accepting = seconds.filter((one) => one !== undefined);
	expect(accepting).toHaveLength(40);
	expect([Math.min(...accepting) >= 5, Math.max(...accepting) <= 60]).toEqual([true, true]);
	expect([secondsToAccept(id("a000", 1)), secondsToAccept("somebody")]).toEqual([undefined, undefined]);
});
