import { expect, test } from "vitest";
import { toComeFirst } from "./to-come-first.ts";

const [march, april, june, july] = ["03", "04", "06", "07"].map((month) => ({
	startDate: `2025-${month}-01T09:00:00Z`,
	endDate: `2025-${month}-02T09:00:00Z`,
}));

test.each([
	["2025-05-01T00:00:00Z", [june, july, april, march]],
	["2025-06-01T10:00:00Z", [june, july, april, march]], // running
	["2025-06-02T09:00:00Z", [july, june, april, march]], // just ended
	["2026-01-01T00:00:00Z", [july, june, april, march]],
	["2025-01-01T00:00:00Z", [march, april, june, july]],
])("at %s", (now, expected) => expect(toComeFirst([july!, march!, june!, april!], new Date(now))).toEqual(expected));
