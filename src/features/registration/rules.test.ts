import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { parsed } from "../../kit/contract/refine.ts";
import { payerErrors } from "../orders/payer-form.ts";
import { ticketDays } from "../packages/ticket-days.ts";
import { registrationPayload, type SentRegistration } from "./contract.ts";
import { messages } from "./messages.ts";
import { attendance, attendsOnline, TEAM_TICKETS_MAX, ticketsError } from "./rules.ts";
import { newPerson, type PlaceContext, placeSchema, type Validators } from "./schemas.ts";

type Facts = Pick<PlaceContext, "hasLimits" | "questions" | "requiredConsents"> & Pick<Validators, "isPhoneNo">;
const context: Facts = {
	hasLimits: false,
	questions: [],
	requiredConsents: [],
	isPhoneNo: (phoneNo) => /^\+48\d{9}$/.test(phoneNo),
};
const good: SentRegistration = {
	eventCode: "MSTS25",
	email: "anna@firma.example",
	password: "sekretne1",
	confirmPassword: "sekretne1",
	firstName: "Anna",
	lastName: "Szczepankowska-Wójcik",
	phoneNo: "+48 601 234 567",
	processAgreement: true,
};
const wayBy = ({ isPhoneNo, ...more }: Facts) =>
	placeSchema(newPerson({ isPhoneNo }), {
		...more,
		isFree: true,
		chosen: undefined,
		offer: { offered: [], included: [], isOnline: false },
	});
const errorsOf = (sent: SentRegistration, more: Partial<Facts> = {}) =>
	parsed(wayBy({ ...context, ...more }), z.parse(registrationPayload, sent)).errors ?? {};
const firstErrors = (change: Partial<SentRegistration>, more: Partial<Facts> = {}) =>
	Object.fromEntries(
		Object.entries(errorsOf({ ...good, ...change }, more)).map(([field, texts]) => [field, texts[0]!.pl]),
	);

describe("registration form (spec §5)", () => {
	test("a valid payload has no errors", () => expect(firstErrors({})).toEqual({}));

	test.each<[Partial<SentRegistration>, string, string]>([
		[{ firstName: " " }, "firstName", "podaj imię"],
		[{ firstName: "x".repeat(101) }, "firstName", "Najwyżej 100 znaków."],
		[{ lastName: "Nowak 🎪" }, "lastName", "Nie wydrukujemy na bilecie ani fakturze: 🎪. Zapisz to innymi literami."],
		[{ lastName: null }, "lastName", "podaj nazwisko"],
		[{ lastName: "x".repeat(101) }, "lastName", "Najwyżej 100 znaków."],
		[{ nick: "x".repeat(21) }, "nick", "Najwyżej 20 znaków."],
		[{ email: "" }, "email", "podaj email"],
		[{ email: "anna@firma" }, "email", "błędny format"],
		[{ email: `${"a".repeat(250)}@b.example` }, "email", "błędny format"],
		[{ phoneNo: undefined }, "phoneNo", "podaj numer telefonu"],
		[{ phoneNo: "+48 601 234 5" }, "phoneNo", "błędny numer telefonu"],
		[{ phoneNo: "+".padEnd(21, "1") }, "phoneNo", "błędny numer telefonu"],
		[{ password: "", confirmPassword: "x" }, "password", "podaj hasło"],
		[{ password: "siedem7", confirmPassword: "siedem7" }, "password", "hasło jest za krótkie"],
		[{ password: "x".repeat(257), confirmPassword: "x".repeat(257) }, "password", "Hasło jest za długie."],
		[{ password: "z e spacją", confirmPassword: "z e spacją" }, "password", "Hasło nie może zawierać spacji."],
		[{ confirmPassword: "sekretne2" }, "confirmPassword", "hasła nie są identyczne"],
		[{ processAgreement: false }, "processAgreement", "zgoda jest wymagana"],
		[{ additionalInputs: "{" }, "additionalInputs", "Odpowiedzi mają błędny format."],
		[{ additionalInputs: '{"a":1}' }, "additionalInputs", "Odpowiedzi mają błędny format."],
	])("%j → %s: %s", (change, field, message) => expect(firstErrors(change)[field]).toBe(message));

	test("two missing passwords give one error", () => {
		expect(firstErrors({ password: "", confirmPassword: "" })).toEqual({ password: "podaj hasło" });
		expect(firstErrors({ password: "sekretne1", confirmPassword: "" })).toEqual({
			confirmPassword: "hasła nie są identyczne",
		});
	});

	test.each([
		["firstName", "x".repeat(100)],
		["firstName", "𠮷".repeat(100)],
		["nick", "x".repeat(20)],
		["password", "12345678"],
		["password", "x".repeat(256)],
	])("%s may be as long as its limit", (field, value) =>
		expect(firstErrors({ [field]: value, ...(field === "password" && { confirmPassword: value }) })).toEqual({}),
	);

	test("requires the consent in English", () =>
		expect(errorsOf({ ...good, processAgreement: null })["processAgreement"]![0]!.en).toBe("agreement is required"));

	test("requires a choice of onsite or online if places are limited", () => {
		expect(firstErrors({}, { hasLimits: true })["isOnline"]).toBe("Wybierz formę udziału.");
		expect(firstErrors({ isOnline: false }, { hasLimits: true })).toEqual({});
	});

	test("required consents", () => {
		expect(firstErrors({ gdprs: { 3: false, 4: true } }, { requiredConsents: [3, 4, 5] })).toEqual({
			"gdprs.3": "zgoda jest wymagana",
			"gdprs.5": "zgoda jest wymagana",
		});
	});
});

describe("additional inputs (spec §3, §5)", () => {
	const ask = (type: number, value: unknown, isRequired = true, options = ["S", "M"]) =>
		firstErrors(
			{ additionalInputs: value === undefined ? "[]" : JSON.stringify([{ objectId: 7, value }]) },
			{ questions: [{ objectId: 7, type, isRequired, options: type === 0 ? [] : options }] },
		)["additionalInputs.7"];

	test.each([
		[0, undefined, "pole jest wymagane"],
		[0, "  ", "pole jest wymagane"],
		[0, "tekst", undefined],
		[1, "", "pole jest wymagane"],
		[1, "M", undefined],
		[1, "XL", "Wybierz jedną z podanych opcji."],
		[2, [], "wybierz co najmniej jedną opcję"],
		[2, ["S", "M"], undefined],
		[2, ["S", "XL"], "Wybierz jedną z podanych opcji."],
		[3, undefined, "pole jest wymagane"],
		[3, ["S", "M"], "Wybierz jedną z podanych opcji."],
		[3, "S", undefined],
	])("type %i, %j → %s", (type, value, message) => expect(ask(type, value)).toBe(message));

	test("a single checkbox has no options", () => {
		expect(ask(2, undefined, true, [])).toBe("pole jest wymagane");
		expect(ask(2, "true", true, [])).toBeUndefined();
	});
	test("optional ones may be empty", () =>
		expect([0, 1, 2, 3].map((type) => ask(type, undefined, false))).toEqual(Array(4).fill(undefined)));
});

describe("attendance under limits (spec §4, §8)", () => {
	test.each([
		[undefined, true, true, { isOnline: undefined, isSwitched: false }],
		[true, true, true, { isOnline: true, isSwitched: false }],
		[false, false, true, { isOnline: true, isSwitched: true }],
		[undefined, false, true, { isOnline: true, isSwitched: true }],
		[true, false, true, { isOnline: true, isSwitched: false }],
		[true, true, false, { isOnline: false, isSwitched: true }],
		[false, true, false, { isOnline: false, isSwitched: false }],
		[true, false, false, undefined],
	])("wish %s, onsite %s, online %s", (wantsOnline, isOnsiteAvailable, isOnlineAvailable, expected) =>
		expect(attendance(wantsOnline, { isOnsiteAvailable, isOnlineAvailable })).toEqual(expected),
	);
});

test.each([
	["Lniana 1", "PL", undefined],
	["Lniana", "PL", "Dopisz numer budynku"],
	["al. 3 Maja", "pl", "Dopisz numer budynku"],
	["", undefined, "Podaj ulicę i numer."],
	["Lindenallee", "DE", undefined],
])("a company's street %j in %s: %s", (payerStreet, payerCountry, message) => {
	const errors = payerErrors(
		z.parse(registrationPayload, { eventCode: "MSTS25", wantInvoice: true, payerStreet, payerCountry }),
	);
	if (message) expect(errors["payerStreet"]![0]!.pl).toContain(message);
	else expect(errors["payerStreet"]).toBeUndefined();
});

describe("days of a ticket", () => {
	const day = (date: number) => new Date(2025, 5, date);
	const online = { name: "online", isOnline: true, isOnsite: false, startsAt: day(6) };
	const onsite = { name: "onsite", isOnline: false, isOnsite: true, startsAt: day(7) };
	const both = { name: "both", isOnline: true, isOnsite: true, startsAt: day(7) };
	const after = { ...online, startsAt: day(8) };
	test.each([
		[true, true, [online, onsite, both], undefined, ["online", "onsite"]],
		[true, true, [onsite, after], undefined, ["onsite", "online"]],
		[true, false, [onsite, online], undefined, ["online"]],
		[false, true, [online, both], undefined, ["both"]],
		[true, true, [both], undefined, ["both"]],
		[true, true, [], undefined, []],
		[true, true, [online, onsite], onsite, ["onsite"]],
	])("online %s, onsite %s, %j, chosen %j → %j", (isOnline, isOnsite, calendars, chosen, names) =>
		expect(ticketDays({ isOnline, isOnsite }, calendars, chosen).map((day) => day.name)).toEqual(names),
	);
});

test.each([
	[{ isOnline: true, isOnsite: true }, true, true],
	[{ isOnline: true, isOnsite: true }, false, false],
	[{ isOnline: true, isOnsite: false }, false, true],
	[{ isOnline: false, isOnsite: true }, true, false],
])("a package %o with the wish online %s means online: %s", (chosen, wantsOnline, expected) =>
	expect(attendsOnline(chosen, wantsOnline)).toBe(expected),
);

test.each([
	["none", [], messages.noTickets],
	["none of a package", [["STD", 0]], messages.noTickets],
	["one", [["STD", 1]], undefined],
	[
		"two packages",
		[
			["STD", 1],
			["PRO", 2],
		],
		undefined,
	],
	[
		"as many as can be",
		[
			["STD", TEAM_TICKETS_MAX - 1],
			["PRO", 1],
		],
		undefined,
	],
	[
		"one more",
		[
			["STD", TEAM_TICKETS_MAX],
			["PRO", 1],
		],
		messages.tooManyTickets,
	],
	[
		"a package twice",
		[
			["STD", 1],
			["std", 1],
		],
		messages.ticketsTwice,
	],
] as const)("a team orders %s", (_, tickets, sentence) =>
	expect(ticketsError(tickets.map(([packageCode, quantity]) => ({ packageCode, quantity })))).toBe(sentence),
);
