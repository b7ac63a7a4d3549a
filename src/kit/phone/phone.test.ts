import { expect, test } from "vitest";
import { isPhoneNo, phoneText } from "./phone.ts";

// nine digits in Poland, ten in the United States
test.each([
	["+48601234567", true],
	["+48601", false],
	["+482025550123", false],
	["+12025550123", true],
	["+1601234567", false],
	["601234567", false],
])("%s is a possible number: %s", (phoneNo, expected) => expect(isPhoneNo(phoneNo)).toBe(expected));

test.each([
	["+48601234567", "+48 601 234 567"],
	["+12025550123", "+1 202-555-0123"],
	["601", "601"],
	["", ""],
])("%s is formatted as %s", (phoneNo, expected) => expect(phoneText(phoneNo)).toBe(expected));
