import { expect, test } from "vitest";
import { wrongOfMaterial, wrongOfOffer, wrongOfStand } from "./editor-judge.ts";
import { areHoursRight, missingEnglish, salaryOf, typedSalary } from "./editor-rules.ts";

const offer = { title: "SRE", titleEn: "", text: "", textEn: "", place: "Gdańsk", placeEn: "Gdańsk", isOpen: true };
const none = { offers: [], materials: [] };

test("what visitors see in Polish alone is counted; what is empty or closed is not", () => {
	const said = { sentence: "Budujemy", sentenceEn: " " };
	expect(missingEnglish({ ...said, offers: [offer], materials: [{ name: "Raport", nameEn: "" }] })).toBe(3);
	const whole = { sentence: "Budujemy", sentenceEn: "We build", materials: [{ name: "Raport", nameEn: "Report" }] };
	expect(missingEnglish({ ...whole, offers: [{ ...offer, isOpen: false }] })).toBe(0);
	expect(missingEnglish({ sentence: "", sentenceEn: "", ...none })).toBe(0);
});

test.each([
	["", "", true],
	["09:00", "17:30", true],
	["09:00", "", false],
	["17:00", "09:00", false],
	["09:00", "09:00", false],
	["9:00", "17:00", false],
	["09:00", "24:00", false],
])("a stand is open from %j to %j: %s", (opensAt, closesAt, isRight) => {
	expect(areHoursRight({ opensAt, closesAt })).toBe(isRight);
});

test.each([
	["", null],
	["12000", 1_200_000],
	["12 000,50 zł", 1_200_050],
	["0", undefined],
	["dużo", undefined],
	["-5", undefined],
])("a salary typed as %j is %j grosz, and is typed so again", (typed, grosz) => {
	expect(salaryOf(typed)).toBe(grosz);
	if (grosz !== undefined) expect(salaryOf(typedSalary(grosz))).toBe(grosz);
});

test("each wrong field is named: a gap in Polish, hours, a salary that goes down, a link that is none", () => {
	const wrong = (fields: object) => Object.keys(fields);
	expect(wrong(wrongOfStand({ sentence: "", sentenceEn: "We", opensAt: "10:00", closesAt: "" }))).toEqual([
		...["sentence", "opensAt"],
	]);
	const sums = (salaryFromGrosz: number | null, salaryToGrosz: number | null) => ({ salaryFromGrosz, salaryToGrosz });
	expect(wrong(wrongOfOffer({ ...offer, ...sums(2, 1), title: " ", textEn: "Text", place: "" }))).toEqual([
		...["title", "text", "place", "salaryToGrosz"],
	]);
	for (const ends of [sums(null, null), sums(1, null), sums(null, 1), sums(1, 1)])
		expect(wrongOfOffer({ ...offer, ...ends })).toEqual({});
	expect(wrong(wrongOfMaterial({ name: "", url: "http://firma.example" }))).toEqual(["name", "url"]);
	expect(wrongOfMaterial({ name: "Raport", url: "firma.example/raport" })).toEqual({});
});
