import { describe, expect, test } from "vitest";
import { chosenPackage, draftOf, draftText, emptyValues, formField, payloadOf, type RegistrationForm } from "./form.ts";

const expo = {
	code: "EXPO",
	name: "Expo",
	isFree: true,
	isOnline: true,
	isOnsite: true,
	included: [],
	days: [],
	inputs: [],
};
const form: RegistrationForm = {
	lang: "en",
	base: "",
	event: { code: "MSTS25", name: "MSTS", isMeeting: false, allowRegistration: true, place: "" },
	packages: [
		{
			...expo,
			inputs: [7, 8, 9].map((objectId) => ({
				objectId,
				name: "",
				nameEn: null,
				type: 0,
				isRequired: false,
				options: "[]",
			})),
		},
		{ ...expo, code: "STANDARD", name: "Standard", isFree: false },
	],
	freePackageCode: "EXPO",
	calendar: null,
	consents: (["processing", "marketing", "recruitment"] as const).map((kind, index) => ({
		objectId: index + 1,
		kind,
		isRequired: kind === "processing",
		name: "",
		short: "",
		long: "",
	})),
};

describe("the chosen package", () => {
	test.each([
		[null, "EXPO", undefined],
		[" expo ", "EXPO", undefined],
		["standard", "EXPO", "STANDARD"],
		["NOPE", "EXPO", undefined],
	])("%s", (asked, chosen, refused) => {
		const found = chosenPackage(form, asked);
		expect([found.chosen?.code, found.refused?.code]).toEqual([chosen, refused]);
	});
});

test("the payload carries answers, consents and choices in the spec's form", () => {
	const values = {
		...emptyValues,
		email: "a@b.pl",
		attendance: "online" as const,
		answers: { q7: "tekst", q8: ["a", "b"], q9: true, q99: "of another package" },
		gdprs: { c2: true },
	};
	const payload = payloadOf(form, values, { packageCode: "EXPO", calendarCode: "D1", isOnline: null, code: null });
	expect(payload).toMatchObject({
		eventCode: "MSTS25",
		email: "a@b.pl",
		isOnline: true,
		calendarCode: "D1",
		defaultLanguage: "en",
	});
	expect(JSON.parse(payload.additionalInputs!)).toEqual([
		{ objectId: 7, value: "tekst" },
		{ objectId: 8, value: ["a", "b"] },
		{ objectId: 9, value: "true" },
	]);
	expect(payload.gdprs).toEqual({ "2": true, "3": false });
});

test.each([
	["email", "email"],
	["gdprs.3", "gdprs.c3"],
	["additionalInputs.7", "answers.q7"],
	["isOnline", "attendance"],
])("%s is %s in the form", (field, name) => expect(formField(field)).toBe(name));

test("a draft never holds a password", () => {
	const text = draftText({ ...emptyValues, firstName: "Anna", password: "sekret", confirmPassword: "sekret" });
	expect(text).not.toContain("sekret");
	expect(draftOf(text)).toMatchObject({ firstName: "Anna" });
	expect(draftOf('{"password":"x","nick":"n"}')).toEqual({ nick: "n" });
	expect([draftOf(null), draftOf("{")]).toEqual([undefined, undefined]);
});
