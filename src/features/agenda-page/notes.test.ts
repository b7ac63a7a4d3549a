import { describe, expect, it } from "vitest";
import type { CategoryTree } from "../agenda/contract.ts";
import { categoryNote, dayCount, lengthText, shortDayName } from "./notes.ts";

type Day = { name: string; nameEn?: string; tracks: [name: string, places: string[]][] };

function tree(isHourlySignificant: boolean, days: Day[]): CategoryTree {
	const calendars = days.map((day) => ({
		name: day.name,
		nameEn: day.nameEn ?? null,
		tracks: day.tracks.map(([name, places]) => ({ name, lectures: places.map((place) => ({ place })) })),
	}));
	return { isHourlySignificant, calendars } as unknown as CategoryTree;
}

const friday: Day = { name: "Piątek 07.06", nameEn: "Friday 07.06", tracks: [["Azure", ["Sala A", "Sala B"]]] };
const empty: Day = { name: "Środa 05.06", tracks: [] };

describe("shortDayName", () => {
	it.each([
		["Piątek 07.06", "pt. 07.06"],
		["środa 05.06", "śr. 05.06"],
		["Thursday 06.06", "Thu 06.06"],
		["Day 1", "Day 1"],
	])("%s → %s", (name, short) => expect(shortDayName(name)).toBe(short));
});

describe("categoryNote", () => {
	it("names the only day with lectures", () => {
		expect(categoryNote("pl", tree(true, [friday, empty]))).toBe("pt. 07.06");
		expect(categoryNote("en", tree(true, [friday]))).toBe("Fri 07.06");
	});
	it("counts lectures over several days, and in tabs without hours", () => {
		expect(categoryNote("pl", tree(true, [friday, friday]))).toBe("4 wykłady");
		expect(categoryNote("en", tree(false, [friday]))).toBe("2 lectures");
	});
	it("is null for an empty tab", () => expect(categoryNote("pl", tree(true, [empty]))).toBeNull());
});

describe("dayCount", () => {
	const count = (tracks: Day["tracks"], lang: "pl" | "en" = "pl") =>
		dayCount(lang, tree(true, [{ name: "", tracks }]).calendars[0]!);
	it("counts rooms", () => {
		expect(count([["Azure", ["Sala A", "Sala B", "Sala A"]]])).toBe("3 wykłady w 2 salach");
		expect(count([["Azure", ["Room 1"]]], "en")).toBe("1 lecture in 1 room");
	});
	it("counts tracks if a place is not a room", () =>
		expect(
			count([
				["Azure", ["Studio 1", "Sala A"]],
				["Dane", ["Studio 2"]],
			]),
		).toBe("3 wykłady w 2 ścieżkach"));
	it("otherwise counts only lectures", () => expect(count([["", ["Scena", "Foyer"]]])).toBe("2 wykłady"));
});

describe("lengthText", () => {
	it.each([
		["2025-06-06T07:00:00Z", "2025-06-06T07:41:00Z", "41 min"],
		["2025-06-06T07:00:00Z", "2025-06-06T08:30:00Z", "90 min"],
		["2025-06-06T18:00:00Z", "2025-06-06T23:00:00Z", "5 godz."],
		["2025-06-06T18:00:00Z", "2025-06-06T21:30:00Z", "3 godz. 30 min"],
		["2025-06-06T18:00:00Z", "2025-06-06T17:00:00Z", "0 min"],
	])("%s to %s: %s", (start, end, text) => expect(lengthText("pl", start, end)).toBe(text));
});
