import { expect, test } from "vitest";
import { placeName, storedPlace } from "./meeting-points.ts";

const POINTS = [
	{ pl: "Ławka przy wejściu B", en: "Bench by entrance B" },
	{ pl: "Strefa rozmów", en: "Talk zone" },
];

test.each([
	["Strefa rozmów", "pl", "Strefa rozmów"],
	["Strefa rozmów", "en", "Talk zone"],
	["Talk zone", "pl", "Strefa rozmów"],
	["pod zegarem", "en", "pod zegarem"],
] as const)("%s is in %s: %s", (place, lang, name) => {
	expect(placeName(POINTS, place, lang)).toBe(name);
	expect(placeName([], place, lang)).toBe(place);
});

test.each([
	["Strefa rozmów", "Strefa rozmów"],
	["Bench by entrance B", "Ławka przy wejściu B"],
	["pod zegarem", undefined],
])("%s is stored as %s", (place, stored) => {
	expect(storedPlace(POINTS, place)).toBe(stored);
	expect(storedPlace([], place)).toBe(place);
});
