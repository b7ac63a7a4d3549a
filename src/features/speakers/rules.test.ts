import { describe, expect, test } from "vitest";
import type { Lecturer } from "./contract.ts";
import { fullName, inLang, isFound, type PersonCard, personCard } from "./rules.ts";

const person: Lecturer = {
	objectId: 7,
	title: null,
	firstName: "Bruno",
	lastName: "Łącki",
	jobPosition: "Programista",
	jobPositionEn: "Developer",
	organization: "Bałtobit",
	imageUrl: null,
	biography: "<p>Polska</p>",
	biographyEn: null,
	linkedinUrl: null,
	twitterUrl: null,
	otherSocialMediaUrl: null,
	repositoryUrl: null,
	websiteUrl: null,
};

describe("names", () => {
	test.each([
		[{ title: "dr", firstName: "Hanna", lastName: "Wróblewska" }, "dr Hanna Wróblewska"],
		[{ title: null, firstName: "Hanna", lastName: "Wróblewska" }, "Hanna Wróblewska"],
		[{ title: null, firstName: "Oto", lastName: "" }, "Oto"],
	])("the name of %o is %s", (names, written) => expect(fullName(names)).toBe(written));
});

describe("texts in a language", () => {
	test("English falls back to Polish for each field", () => {
		expect(inLang(person, "en")).toMatchObject({ jobPosition: "Developer", biography: "<p>Polska</p>" });
		expect(inLang(person, "pl")).toMatchObject({ jobPosition: "Programista", jobPositionEn: "Developer" });
		const translated = { ...person, biographyEn: "<p>English</p>" };
		expect(inLang(translated, "en").biography).toBe("<p>English</p>");
		expect(inLang(translated, "pl").biography).toBe("<p>Polska</p>");
	});

	test("a card has the name and other texts in one language", () => {
		const card = { id: 7, name: "Bruno Łącki", organization: "Bałtobit", imageUrl: null };
		expect(personCard(person, "pl")).toEqual({ ...card, jobPosition: "Programista" });
		expect(personCard(person, "en")).toEqual({ ...card, jobPosition: "Developer" });
	});
});

describe("the filter of all speakers", () => {
	const card: PersonCard = {
		id: 7,
		name: "Bruno Łącki",
		jobPosition: "Programista systemów",
		organization: "Bałtobit",
		imageUrl: null,
	};
	test.each(["", "bruno", "LACKI", "łącki", "lacki bruno", "baltobit systemow", "  bruno "])("%j finds", (query) =>
		expect(isFound(card, query.trim())).toBe(true),
	);
	test.each(["anna", "bruno anna", "łąckix"])("%j does not find", (query) => expect(isFound(card, query)).toBe(false));
});
