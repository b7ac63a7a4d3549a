import { expect, test } from "vitest";
import { isDay } from "./day.ts";

test.each([
	["2024-02-29", true],
	["2025-02-29", false],
	["2025-02-31", false],
	["2025-13-01", false],
	["25-01-01", false],
	["2025-1-01", false],
	["1969-12-31", false],
	["1970-01-01", true],
	["2100-12-31", true],
	["2101-01-01", false],
	["2025-06-06T10:00", false],
	["", false],
])("whether %j is a day: %s", (text, expected) => expect(isDay(text)).toBe(expected));
