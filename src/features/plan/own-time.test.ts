import { expect, test } from "vitest";
import { visitorTime } from "./own-time.ts";

test.each([
	["pl", "Europe/Warsaw", undefined],
	["pl", "Europe/Berlin", undefined],
	["pl", "Europe/London", "8:15"],
	["en", "Europe/London", "08:15"],
	["pl", "America/New_York", "3:15"],
	["pl", "Pacific/Honolulu", "czw. 21:15"],
	["en", "Pacific/Honolulu", "Thu 21:15"],
] as const)("9:15 in Warsaw, seen from %s in %s: %s", (lang, ownZone, expected) => {
	expect(visitorTime(lang, new Date("2025-06-06T07:15:00Z"), "Europe/Warsaw", ownZone)).toBe(expected);
});
