import { describe, expect, test } from "vitest";
import { NO_ADDRESS } from "./address.ts";
import { chosenPackage, firstStep, isAnythingSold, type RegistrationForm } from "./form.ts";
import { formField } from "./form-field.ts";
import { payloadOf } from "./payload.ts";
import { registrationForm } from "./registration-form.ts";
import { draftOf, draftText } from "./values.ts";

const emptyValues = registrationForm.empty;
const expo = {
	code: "EXPO",
	name: "Expo",
	forWhom: "",
	netGrosz: 0,
	vatRate: 23,
	nextNetGrosz: null,
	isRecommended: false,
	isOnline: true,
	isOnsite: true,
	lectures: "both" as const,
	hasExtendedSeats: false,
	included: [],
	days: [],
	inputs: [],
	placesLeft: null,
	options: [],
	includes: { lunch: "buy" as const, afterparty: false },
};
const form: RegistrationForm = {
	cardPayments: "test",
	lang: "en",
	base: "",
	event: {
		code: "MSTS25",
		name: "MSTS",
		isMeeting: false,
		allowRegistration: true,
		isOver: false,
		next: null,
		place: "",
		timeZone: "Europe/Warsaw",
	},
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
		{ ...expo, code: "STANDARD", name: "Standard", netGrosz: 74_900 },
	],
	freePackageCode: "EXPO",
	isCalendarUnknown: false,
	riseDay: null,
	riseDate: null,
	isRiseTomorrow: false,
	calendar: null,
	consents: (["processing", "marketing", "recruitment"] as const).map((kind, index) => ({
		objectId: index + 1,
		kind,
		isRequired: kind === "processing",
		name: "",
		short: "",
		long: "",
	})),
	address: NO_ADDRESS,
	knownCode: null,
};

const own = { attendsOnline: false, offered: [], tickets: null, offer: null, isKnown: false };

describe("the chosen package", () => {
	test.each([
		[null, undefined],
		[" expo ", "EXPO"],
		["standard", "STANDARD"],
		["NOPE", undefined],
	])("%s", (requested, code) => expect(chosenPackage(form, requested)?.code).toBe(code));

	test("without a choice is the free package, else the first; none if nothing is sold", () => {
		const meetup = { ...form, event: { ...form.event, isMeeting: true } };
		expect(chosenPackage(meetup, null)?.code).toBe("EXPO");
		const paid = { ...meetup, packages: form.packages.slice(1) };
		expect(chosenPackage(paid, null)?.code).toBe("STANDARD");
		expect(chosenPackage({ ...form, packages: [] }, "EXPO")).toBeUndefined();
	});
});

describe("the step on which the form opens", () => {
	test.each([
		["nothing chosen", {}, "package"],
		["a package", { packageCode: "STANDARD" }, "package"],
		["a free package", { packageCode: "EXPO" }, "data"],
		["a free package, its own step", { packageCode: "EXPO", step: "package" }, "package"],
		["the details", { packageCode: "STANDARD", step: "data" }, "data"],
		["extras: passwords are not kept", { packageCode: "STANDARD", step: "extras" }, "data"],
		["the details of nothing", { step: "data" }, "package"],
		["a package that is not sold", { packageCode: "?", step: "data" }, "package"],
	] as const)("%s", (_what, address, step) =>
		expect(firstStep({ ...form, address: { ...NO_ADDRESS, ...address } })).toBe(step),
	);
});

test("the payload has answers, consents and choices in the spec's form", () => {
	const values = {
		...emptyValues,
		email: "a@b.pl",
		attendance: "online" as const,
		answers: { 7: "tekst", 8: ["a", "b"], 9: true, 99: "of another package" },
		gdprs: { 2: true },
	};
	const chosen = { packageCode: "EXPO", calendarCode: "D1", isOnline: null, code: null, grossGrosz: 0, ...own };
	const payload = payloadOf(form, values, chosen);
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
	[{ isOnline: false, isOnsite: true }, true, false],
	[{ isOnline: true, isOnsite: false }, true, true],
	[{ isOnline: true, isOnsite: true }, true, true],
	[{ isOnline: true, isOnsite: true }, null, null],
])("a package %o with type=online %s is bought online: %s", (ways, isOnline, expected) => {
	const sold = { ...form, packages: form.packages.map((one) => ({ ...one, ...ways })) };
	const chosen = { packageCode: "EXPO", calendarCode: null, isOnline, code: null, grossGrosz: 0, ...own };
	expect(payloadOf(sold, emptyValues, chosen).isOnline).toBe(expected);
});

describe("studies", () => {
	const values = { ...emptyValues, schoolId: "12", departmentId: "7", otherSchool: "x", otherDepartment: "y" };
	const chosen = { packageCode: "EXPO", calendarCode: null, isOnline: null, code: null, grossGrosz: 0, ...own };
	test.each([
		["student", {}, { isGraduate: false, schoolId: 12, departmentId: 7, otherSchool: "", otherDepartment: "" }],
		["graduate", { departmentId: "other" }, { isGraduate: true, departmentId: null, otherDepartment: "y" }],
		["student", { schoolId: "other" }, { schoolId: null, otherSchool: "x", departmentId: null, otherDepartment: "y" }],
		["none", {}, { isGraduate: null, schoolId: null, otherSchool: "", departmentId: null, otherDepartment: "" }],
		["", {}, { isGraduate: null, schoolId: null, otherSchool: "" }],
	] as const)("with the answer %j, %o is sent", (studies, more, expected) =>
		expect(payloadOf(form, { ...values, studies, ...more }, chosen)).toMatchObject(expected),
	);
});

describe("the payment is sent", () => {
	const values = { ...emptyValues, payerNip: "5260250995", payerName: "Krosno", paymentMethod: "transfer" as const };
	const chosen = { packageCode: "STANDARD", calendarCode: null, isOnline: null, code: "FINALCALL", ...own };

	test("with the shown amount, and a company's data only for a company", () => {
		const own = payloadOf(form, values, { ...chosen, grossGrosz: 73_702 });
		expect(own).toMatchObject({ paymentMethod: "transfer", expectedGrossGrosz: 73_702, payerNip: null });
		const company = payloadOf(form, { ...values, wantInvoice: true }, { ...chosen, grossGrosz: 73_702 });
		expect(company).toMatchObject({ wantInvoice: true, payerNip: "5260250995", payerCountry: "PL" });
	});

	test("but not for free registrations", () => {
		const free = payloadOf(form, { ...values, wantInvoice: true }, { ...chosen, grossGrosz: 0 });
		expect(free).toMatchObject({ packageIsFree: true, code: "FINALCALL" });
		expect(free.paymentMethod).toBeUndefined();
		expect(free.payerNip).toBeUndefined();
	});
});

test.each([
	["email", "email"],
	["gdprs.3", "gdprs.3"],
	["additionalInputs.7", "answers.7"],
	["isOnline", "attendance"],
])("the field %s is %s in the form", (field, name) => expect(formField(field)).toBe(name));

test("a draft has no password", () => {
	const text = draftText({ ...emptyValues, firstName: "Anna", password: "sekret", confirmPassword: "sekret" });
	expect(text).not.toContain("sekret");
	expect(draftOf(text)).toMatchObject({ firstName: "Anna" });
	expect(draftOf('{"password":"x","nick":"n"}')).toEqual({ nick: "n" });
	expect([draftOf(null), draftOf("{")]).toEqual([undefined, undefined]);
});

describe("something is sold", () => {
	const paid = { ...expo, netGrosz: 29_900 };
	const lunch = { objectId: 1, kind: "lunch", netGrosz: 4900 } as (typeof form)["packages"][number]["options"][number];
	test.each([
		["where a package costs money", [expo, paid], {}, true],
		["where something costs that is added to a free one", [{ ...expo, options: [lunch] }], {}, true],
		["not where all is free", [expo], {}, false],
		["not where registration is closed", [paid], { allowRegistration: false }, false],
		["not where all is over", [paid], { isOver: true }, false],
	])("%s", (_, packages, event, isSold) => {
		expect(isAnythingSold({ packages, event: { ...form.event, ...event } })).toBe(isSold);
	});
});
