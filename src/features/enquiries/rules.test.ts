import { describe, expect, test } from "vitest";
import { type EnquiryField, fieldsOf, readEnquiry } from "./enquiry-form.ts";
import { type EnquiryKind, enquiriesRetainedSince, kindOf } from "./rules.ts";

const isPhoneNo = (phoneNo: string) => /^\+48\d{9}$/.test(phoneNo);
const good = { name: "Anna Wójcik", companyName: "Krosno", email: "anna@firma.pl", phoneNo: "+48 601 234 567" };
const long = (length: number) => "a".repeat(length);
const address = (length: number) => `${long(length - 5)}@b.pl`;

type Case = [EnquiryKind, EnquiryField, string | null | undefined, string | undefined, string | undefined];
const NAME = ["Podaj imię i nazwisko", "Provide your name"] as const;
const COMPANY = ["Podaj nazwę firmy/organizacji", "Provide the name of the company/organisation"] as const;
const EMAIL = ["Podaj adres e-mail", "Provide your email"] as const;
const WRONG_EMAIL = ["Niepoprawny adres e-mail", "Incorrect email address"] as const;
const PHONE = ["Podaj numer telefonu", "Provide phone number"] as const;
const WRONG_PHONE = ["Niepoprawny numer telefonu", "Incorrect phone number"] as const;
const RIGHT = [undefined, undefined] as const;

describe("the forms of the modals (spec §5 Modals)", () => {
	test.each<Case>([
		["volunteer", "name", null, ...NAME],
		["volunteer", "name", "  ", ...NAME],
		["volunteer", "name", long(200), ...RIGHT],
		["volunteer", "name", long(201), "Wpisz najwyżej 200 znaków", "Type at most 200 characters"],
		["sponsor", "companyName", "", ...COMPANY],
		["lecturer", "companyName", undefined, ...COMPANY],
		["volunteer", "companyName", undefined, ...RIGHT],
		["sponsor", "companyName", long(150), ...RIGHT],
		["sponsor", "companyName", long(151), "Wpisz najwyżej 150 znaków", "Type at most 150 characters"],
		["sponsor", "email", "", ...EMAIL],
		["sponsor", "email", "anna@firma", ...WRONG_EMAIL],
		["sponsor", "email", "anna @firma.pl", ...WRONG_EMAIL],
		["lecturer", "email", address(200), ...RIGHT],
		["lecturer", "email", address(201), ...WRONG_EMAIL],
		["volunteer", "phoneNo", null, ...PHONE],
		["sponsor", "phoneNo", " ", ...PHONE],
		["sponsor", "phoneNo", "+48 601", ...WRONG_PHONE],
		["volunteer", "phoneNo", `+48${long(18)}`, ...WRONG_PHONE],
		["volunteer", "phoneNo", "601 234 567", ...RIGHT],
		["sponsor", "phoneNo", "0048 601-234-567", ...RIGHT],
		["lecturer", "phoneNo", "", ...RIGHT],
		["lecturer", "phoneNo", "601 234 567", ...RIGHT],
		["lecturer", "phoneNo", "6012345678", ...WRONG_PHONE],
		["lecturer", "phoneNo", "zadzwoń", ...WRONG_PHONE],
		["lecturer", "phoneNo", "tel601", ...WRONG_PHONE],
		["lecturer", "phoneNo", "601wew7", ...WRONG_PHONE],
	])("%s: %s %j", (kind, field, value, pl, en) => {
		const typed = { ...good, ...(kind === "lecturer" && { phoneNo: "601234567" }), [field]: value };
		expect(readEnquiry(kind, typed, isPhoneNo).errors).toStrictEqual(pl ? { [field]: { pl, en } } : {});
	});

	test("errors are in the order of the fields", () => {
		expect(Object.keys(readEnquiry("sponsor", {}, isPhoneNo).errors)).toEqual(fieldsOf("sponsor"));
	});

	test("volunteers have no company, and no error about it", () => {
		expect(fieldsOf("volunteer")).toEqual(["name", "email", "phoneNo"]);
	});

	test("a number that the library accepts may have 20 characters", () => {
		const errorsAt = (length: number) =>
			readEnquiry("sponsor", { ...good, phoneNo: `+${"1".repeat(length - 1)}` }, () => true).errors;
		expect(errorsAt(20)).toEqual({});
		expect(Object.keys(errorsAt(21))).toEqual(["phoneNo"]);
	});

	test("modalType 0 is a sponsor, 1 a volunteer, 2 a lecturer", () => {
		expect(([0, 1, 2] as const).map(kindOf)).toEqual(["sponsor", "volunteer", "lecturer"]);
	});
});

test("spaces and case are normalised, and fields of other forms are dropped", () => {
	const typed = {
		name: " Anna\n Wójcik ",
		companyName: " Krosno ",
		email: " Anna@Firma.PL",
		phoneNo: "+48 601\u00a0234 567",
	};
	const stored = { name: "Anna Wójcik", email: "anna@firma.pl", phoneNo: "+48601234567" };
	expect(readEnquiry("sponsor", typed, isPhoneNo).enquiry).toEqual({ ...stored, companyName: "Krosno" });
	expect(readEnquiry("volunteer", typed, isPhoneNo).enquiry).toEqual({ ...stored, companyName: null });
	expect(readEnquiry("lecturer", { name: "A" }, isPhoneNo).enquiry).toEqual({
		name: "A",
		email: "",
		companyName: null,
		phoneNo: null,
	});
});

test.each([
	["2025-04-30T10:00:00.000Z", "2024-04-30T10:00:00.000Z"],
	["2024-02-29T10:00:00.000Z", "2023-03-01T10:00:00.000Z"],
])("at %s enquiries are kept since %s", (now, since) =>
	expect(enquiriesRetainedSince(new Date(now)).toISOString()).toBe(since),
);
