import { expect, test } from "vitest";
import { changeText } from "./changes.ts";

const at = (instant: string, place: string) => ({ startsAt: new Date(instant), place });

test.each([
	["pl", at("2025-06-07T09:00:00Z", "Sala A"), "Piątek, 12:15, Sala B (było: 11:00, Sala A)"],
	["en", at("2025-06-07T10:15:00Z", ""), "Piątek, 12:15, Sala B (it was: 12:15)"],
	["pl", at("2025-06-06T10:15:00Z", "Sala B"), "Piątek, 12:15, Sala B (było: 6 czerwca, 12:15, Sala B)"],
	["en", at("2025-06-06T22:30:00Z", "Sala B"), "Piątek, 12:15, Sala B (it was: 00:30, Sala B)"],
] as const)("in %s, from %j", (lang, before, expected) => {
	const now = { day: "Piątek", ...at("2025-06-07T10:15:00Z", "Sala B") };
	expect(changeText(lang, "Europe/Warsaw", now, before)).toBe(expected);
});
