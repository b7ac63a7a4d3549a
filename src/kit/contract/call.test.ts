import { expect, test } from "vitest";
import * as z from "zod/mini";
import { numberedPage } from "./call.ts";

// beyond these numbers the database's integer columns overflow
test.each([
	["before", "1", true],
	["before", "2147483647", true],
	["before", "0", false],
	["before", "2147483648", false],
	["before", "9999999999", false],
	["after", "0", true],
	["after", "999999999", true],
	["after", "2147483648", false],
] as const)("a page %s number %s: %s", (side, number, expected) => {
	expect(z.safeParse(z.object(numberedPage), { [side]: number }).success).toBe(expected);
});
