import { describe, expect, test } from "vitest";
import type { GdprItem } from "./contract.ts";
import { consentKindsOf, isWithdrawable, lastConsents, newestOf, withPartners } from "./rules.ts";
import { partnersToCome } from "./texts.ts";

describe("the consents of an event (spec §5)", () => {
	test.each(["TBF", "tbf", "TBF25"])("%s has the fixed list", (code) => expect(consentKindsOf(code)).toEqual(["tbf"]));
	test.each(["MSTS25", "EY-MEETUP", "DSW", "DSSML25"])("%s has the three kinds", (code) =>
		expect(consentKindsOf(code)).toEqual(["processing", "marketing", "recruitment"]),
	);
});

describe("versions of a text", () => {
	test("the newest replaces the first in its position", () => {
		const text = (kind: string, position: number, version: number) => ({ kind, position, version });
		expect(newestOf([text("tbf", 0, 1), text("tbf", 1, 1), text("tbf", 0, 3), text("tbf", 0, 2)])).toEqual([
			text("tbf", 0, 3),
			text("tbf", 1, 1),
		]);
	});
});

describe("the list of partners", () => {
	const item: GdprItem = {
		objectId: 1,
		kind: "recruitment",
		isRequired: false,
		name: "Rekrutacja",
		nameEn: null,
		descriptionShort: "Partnerom.",
		descriptionShortEn: null,
		descriptionLong: "Partnerami są: {partners}.",
		descriptionLongEn: "The partners are: {partners}.",
	};

	test("replaces the placeholder in both languages, also with dollar signs", () => {
		const filled = withPartners(item, ["Kwarnet S.A.", "Dolar $& sp. z o.o."]);
		expect(filled.descriptionLong).toBe("Partnerami są: Kwarnet S.A., Dolar $& sp. z o.o..");
		expect(filled.descriptionLongEn).toBe("The partners are: Kwarnet S.A., Dolar $& sp. z o.o..");
		expect(filled.descriptionShortEn).toBeNull();
	});

	test("without partners a sentence replaces the placeholder", () => {
		const filled = withPartners({ ...item, descriptionShort: "{partners}" }, []);
		const { descriptionShort, descriptionLong, descriptionLongEn } = filled;
		expect([descriptionShort, descriptionLong]).toEqual([partnersToCome.pl, `Partnerami są: ${partnersToCome.pl}.`]);
		expect(descriptionLongEn).toBe(`The partners are: ${partnersToCome.en}.`);
	});
});

describe("given consents", () => {
	test.each([
		["terms", true, false],
		["processing", true, false],
		["processing", false, false],
		["tbf", true, false],
		["tbf", false, true],
		["recruitment", false, true],
		["marketing", false, true],
		["marketing", true, true],
	] as const)("%s, required %s: can be withdrawn %s", (kind, isRequired, isFree) =>
		expect(isWithdrawable({ kind, isRequired })).toBe(isFree),
	);

	test("the last answer to each text of each event counts", () => {
		const consentRow = (id: number, eventId: number | null, kind: string, position: number | null) => ({
			id,
			eventId,
			kind,
			position,
		});
		const all = [
			consentRow(7, 1, "tbf", 1),
			consentRow(6, 1, "tbf", 0),
			consentRow(5, null, "terms", null),
			consentRow(4, 2, "tbf", 1),
			consentRow(3, 1, "tbf", 1),
			consentRow(2, null, "terms", null),
		];
		expect(lastConsents(all).map((one) => one.id)).toEqual([7, 6, 5, 4]);
	});
});
