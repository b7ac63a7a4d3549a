import fc from "fast-check";
import * as z from "zod/mini";
import { registrationPayload, type SentRegistration } from "../../src/features/registration/contract.ts";

/** Typed input with surrounding space, in any alphabet: valid, invalid or empty. */
const around = fc.constantFrom("", " ", "\t", "\u00a0 ");
const typed = (...right: string[]) =>
	fc.oneof(
		{ weight: 4, arbitrary: fc.tuple(around, fc.constantFrom(...right), around).map((parts) => parts.join("")) },
		{ weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 30 }) },
		{ weight: 1, arbitrary: fc.constantFrom(undefined, null, "", " ", "x".repeat(501)) },
	);
const ticked = fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, fc.constantFrom(false, null, undefined));
const PASSWORD = "Koń-Baterii-7";
const fields = {
	email: typed("Anna@Firma.Example", "żółw@żółw.pl", "ANNA＠firma.example.", "anna@firma"),
	password: fc.constantFrom(PASSWORD, PASSWORD, PASSWORD, "krótkie", "z e spacją", "", null, undefined),
	confirmPassword: fc.constantFrom(PASSWORD, PASSWORD, PASSWORD, ` ${PASSWORD}`, undefined),
	firstName: typed("Anna", "Łucja"),
	lastName: typed("Szczepankowska-Wójcik"),
	nick: typed("ania"),
	phoneNo: typed("+48 601 234 567", "+442079460958", "601"),
	companyName: typed("Krosno"),
	otherSchool: typed("AGH"),
	additionalInputs: fc.constantFrom("", "[]", '[{"objectId":7,"value":"M"}]', "{", undefined),
	processAgreement: ticked,
	gdprs: fc.constantFrom({ "3": true }, { "3": true, "4": false }, { "3": false }, null, undefined),
	isOnline: fc.constantFrom(false, true, null, undefined),
	wantGiftbag: ticked,
	wantDelivery: ticked,
	deliveryFirstName: typed("Anna"),
	deliveryLastName: typed("Maj"),
	deliveryStreet: typed("Lniana 1"),
	deliveryPostCode: typed("38 400", "38-400"),
	deliveryCity: typed("Krosno"),
	wantInvoice: ticked,
	payerKind: fc.constantFrom("person", "company", null, undefined),
	paymentMethod: fc.constantFrom("card", "transfer", "deferred", null, undefined),
	expectedGrossGrosz: fc.constantFrom(100, 0, null, undefined),
	payerNip: typed("526-025-09-95", "DE 136695976"),
	payerName: typed("Krosno S.A."),
	payerStreet: typed("Lniana 1"),
	payerPostCode: typed("38400", "10115"),
	payerCity: typed("Krosno"),
	payerCountry: typed("pl", "DE"),
	payerComments: typed("dział szkoleń"),
};
const right: SentRegistration = {
	eventCode: "MSTS25",
	email: "anna@firma.example",
	password: PASSWORD,
	confirmPassword: PASSWORD,
	firstName: "Anna",
	lastName: "Maj",
	phoneNo: "+48601234567",
	processAgreement: true,
	gdprs: { "3": true },
	isOnline: false,
	paymentMethod: "card",
	expectedGrossGrosz: 100,
};
/** A valid form with some fields as people type them, including control characters. */
export const anyTypedForms = fc
	.tuple(fc.record(fields), fc.subarray(Object.keys(fields), { maxLength: 12 }))
	.map(([form, names]): SentRegistration => {
		const few = Object.entries(form).filter(([name]) => names.includes(name));
		return { ...right, ...Object.fromEntries(few) };
	});

export const typedForms = anyTypedForms.filter((form) => z.safeParse(registrationPayload, form).success);
