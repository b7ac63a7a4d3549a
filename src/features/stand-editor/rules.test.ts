import { expect, test } from "vitest";
import { wrongOfDuty, wrongOfMaterial, wrongOfOffer, wrongOfStand } from "./form-errors.ts";
import { hoursFault, missingEnglish, moved, salaryOf, typedSalary, type Way } from "./rules.ts";

const offer = { title: "SRE", titleEn: "", text: "", textEn: "", place: "Gdańsk", placeEn: "Gdańsk", isOpen: true };
const none = { offers: [], materials: [] };

test("counts texts without English, except empty and closed ones", () => {
	const polishSentence = { sentence: "Budujemy", sentenceEn: " " };
	expect(missingEnglish({ ...polishSentence, offers: [offer], materials: [{ name: "Raport", nameEn: "" }] })).toBe(3);
	const whole = { sentence: "Budujemy", sentenceEn: "We build", materials: [{ name: "Raport", nameEn: "Report" }] };
	expect(missingEnglish({ ...whole, offers: [{ ...offer, isOpen: false }] })).toBe(0);
	expect(missingEnglish({ sentence: "", sentenceEn: "", ...none })).toBe(0);
});

test.each([
	["", "", undefined],
	["09:00", "17:30", undefined],
	["09:00", "", "missing"],
	["17:00", "09:00", "order"],
	["09:00", "09:00", "order"],
	["9:00", "17:00", "missing"],
	["09:00", "24:00", "missing"],
])("hours from %j to %j: fault %s", (opensAt, closesAt, fault) => {
	expect(hoursFault({ opensAt, closesAt })).toBe(fault);
});

test.each([
	["", null],
	["12000", 1_200_000],
	["12 000,50 zł", 1_200_050],
	["0", undefined],
	["dużo", undefined],
	["-5", undefined],
])("a salary typed as %j is %j grosz, and is formatted back", (typed, grosz) => {
	expect(salaryOf(typed)).toBe(grosz);
	if (grosz !== undefined) expect(salaryOf(typedSalary(grosz))).toBe(grosz);
});

test("each invalid field is named: missing Polish, hours, a falling salary, an invalid link", () => {
	const wrong = (fields: object) => Object.keys(fields);
	expect(wrong(wrongOfStand({ sentence: "", sentenceEn: "We", opensAt: "10:00", closesAt: "" }))).toEqual([
		"sentence",
		"opensAt",
	]);
	const sums = (salaryFromGrosz: number | null, salaryToGrosz: number | null) => ({ salaryFromGrosz, salaryToGrosz });
	expect(wrong(wrongOfOffer({ ...offer, ...sums(2, 1), title: " ", textEn: "Text", place: "" }))).toEqual([
		"title",
		"text",
		"place",
		"salaryToGrosz",
	]);
	for (const ends of [sums(null, null), sums(1, null), sums(null, 1), sums(1, 1)])
		expect(wrongOfOffer({ ...offer, ...ends })).toEqual({});
	expect(wrong(wrongOfMaterial({ name: "", url: "http://firma.example" }))).toEqual(["name", "url"]);
	expect(wrongOfMaterial({ name: "Raport", url: "firma.example/raport" })).toEqual({ name: undefined, url: undefined });
});

const FOUR = [1, 2, 3, 4].map((objectId) => ({ objectId, isOpen: objectId !== 2 }));
test.each<[number, Way, number[]]>([
	[3, "up", [3, 2, 1, 4]],
	[3, "down", [1, 2, 4, 3]],
	[1, "up", [1, 2, 3, 4]],
	[4, "down", [1, 2, 3, 4]],
	[2, "up", [1, 2, 3, 4]],
	[9, "up", [1, 2, 3, 4]],
])("job %i of four goes %s: %j", (id, to, ids) => {
	expect(moved(FOUR, id, to).map((one) => one.objectId)).toEqual(ids);
});

const DUTY = { role: "Rekrutacja", roleEn: "", day: "2025-06-06", from: "10:00", to: "14:00" };
test.each([
	[DUTY, []],
	[{ ...DUTY, day: "", from: "", to: "" }, []],
	[{ ...DUTY, day: "2025-06-09" }, ["day"]],
	[{ ...DUTY, from: "", to: "" }, ["from"]],
	[{ ...DUTY, to: "10:00" }, ["from"]],
	[{ ...DUTY, role: " ", roleEn: "Recruiting" }, ["role"]],
])("a shift %j is invalid in %j", (duty, fields) => {
	expect(Object.keys(wrongOfDuty(duty, ["2025-06-06", "2025-06-07"]))).toEqual(fields);
});

test("hours that end before they begin have their own message, for stands and shifts", () => {
	const [early, late] = ["10:00", "12:00"];
	const stand = { sentence: "", sentenceEn: "", opensAt: late, closesAt: early };
	expect(wrongOfStand(stand).opensAt?.en).toContain("must be after the beginning");
	const duty = { ...DUTY, from: late, to: early };
	expect(wrongOfDuty(duty, [DUTY.day]).from?.en).toContain("must be after the beginning");
	expect(wrongOfDuty({ ...duty, to: "" }, [DUTY.day]).from?.en).toContain("Give both hours");
});
