import { expect, test } from "vitest";
import { isPhoneNo } from "./phone.ts";

// nine digits in Poland, ten in the United States
test.each([
	["+48601234567", true],
	["+48601", false],
	["+482025550123", false],
	["+12025550123", true],
	["+1601234567", false],
	["601234567", false],
])("%s can exist: %s", (phoneNo, expected) => expect(isPhoneNo(phoneNo)).toBe(expected));
