import { expect, test } from "vitest";
import { changeSides, changeText } from "./changes.ts";

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

test("the two sides of a change, with the earlier date if the day differs", () => {
	const now = { day: "Piątek 07.06", startsAt: new Date("2025-06-07T10:15:00Z"), place: "Sala B" };
	const sides = (startsAt: string) =>
		changeSides("pl", "Europe/Warsaw", now, { startsAt: new Date(startsAt), place: "Sala A" });
	expect(sides("2025-06-07T09:00:00Z")).toEqual({
		was: { label: "Było", time: "11:00", place: "Sala A" },
		is: { label: "Jest, Piątek 07.06", time: "12:15", place: "Sala B" },
	});
	expect(sides("2025-06-06T09:00:00Z").was.label).toBe("Było, 6 czerwca");
});
