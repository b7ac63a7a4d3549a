import { expect, test } from "vitest";
import { isPhoneNo } from "./phone.ts";

test.each([
	["+48601234567", undefined, true],
	["+48601", undefined, false],
	["601234567", undefined, false],
	["601234567", "pl", true],
	["601234567", "PL", true],
	["601234567", "us", false],
	["2025550123", "us", true],
	["2025550123", "pl", false],
	["+48601234567", "us", true],
])("%s with the country %s: %j", (phoneNo, country, expected) => expect(isPhoneNo(phoneNo, country)).toBe(expected));
