import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { defineForm } from "../../kit/contract/form.ts";
import { isBusinessAbroad } from "./company-purchase.ts";
import { payerErrors, payerOf, paymentPart } from "./payer-form.ts";
import { paymentInput, type SentPayment } from "./payment-contract.ts";
import { paymentFields } from "./payment-fields.ts";
import { buysAbroad } from "./payment-payload.ts";
import { paymentMessages as messages } from "./payment-texts.ts";
import { dueOf } from "./price.ts";

const person: SentPayment = {
	paymentMethod: "card",
	expectedGrossGrosz: 100,
	wantInvoice: true,
	payerKind: "person",
	payerName: "Anna Wójcik",
	payerStreet: "Lniana 1",
	payerPostCode: "38400",
	payerCity: "Krosno",
};
const german: SentPayment = {
	...person,
	payerKind: "company",
	payerCountry: "de",
	payerPostCode: "10115",
	payerNip: "DE 136695976",
};

const read = (sent: SentPayment) => z.parse(paymentInput, sent);
const payerIn = (sent: SentPayment) =>
	payerOf(paymentPart(false).value(read(sent)).payment, { firstName: "A", lastName: "B" });

describe("an invoice for a person", () => {
	test("needs name and address, and no tax number", () => {
		expect(payerErrors(read(person))).toEqual({});
		expect(payerIn(person)).toMatchObject({
			postCode: "38-400",
			country: "PL",
			nip: "",
		});
		const bare = { ...person, payerName: " ", payerStreet: "", payerPostCode: "", payerCity: "" };
		expect(Object.keys(payerErrors(read(bare))).toSorted()).toEqual([
			"payerCity",
			"payerName",
			"payerPostCode",
			"payerStreet",
		]);
	});
	test("asks for a person's or a company's name", () => {
		const nameless = { ...person, payerName: "" };
		expect(payerErrors(read(nameless))["payerName"]).toEqual([messages.payerName]);
		expect(payerErrors(read({ ...nameless, payerKind: "company" }))["payerName"]).toEqual([messages.companyName]);
	});
	test("cannot be deferred", () =>
		expect(payerErrors(read({ ...person, paymentMethod: "deferred" }))).toEqual({
			paymentMethod: [messages.deferredForCompanies],
		}));
	test("omits a tax number typed earlier", () => expect(payerIn({ ...person, payerNip: "5260250995" }).nip).toBe(""));
	test("without `payerKind` needs a company's tax number", () =>
		expect(payerErrors(read({ ...person, payerKind: undefined }))).toEqual({ payerNip: [messages.payerNip] }));
});

describe("a business abroad", () => {
	test.each([
		["with a number of its country's form", german, true],
		["with another country's number", { ...german, payerNip: "U12345678" }, false],
		["in Poland", { ...german, payerCountry: "PL", payerNip: "5260250995" }, false],
		["outside the Union", { ...german, payerCountry: "US", payerNip: "12-3456789" }, true],
		["that is a person", { ...german, payerKind: "person" as const }, false],
		["without a number", { ...german, payerNip: "" }, false],
	])("%s: %#", (_, payload, is) => expect(isBusinessAbroad(read(payload))).toBe(is));

	test("is judged by the sent fields: a tax number counts only for a company", () => {
		const typed = { ...defineForm({ fields: paymentFields }).empty, payerCountry: "DE", payerNip: "DE136695976" };
		expect(buysAbroad({ ...typed, wantInvoice: true })).toBe(true);
		expect(buysAbroad(typed)).toBe(false);
		expect(buysAbroad({ ...typed, wantPersonalInvoice: true })).toBe(false);
	});

	test("pays net for reverse-charged items and the fee, and Polish VAT for the rest", () => {
		const item = { name: "", quantity: 1, listNetGrosz: 10_000, unitNetGrosz: 10_000 };
		const online = { ...item, vatRate: 23, isReverseCharged: true };
		expect(dueOf([online], "deferred")).toMatchObject({ grossGrosz: 14_900, vatGrosz: 0 });
		expect(dueOf([online, { ...item, vatRate: 8 }], "deferred")).toMatchObject({ grossGrosz: 20_800 + 6_027 });
		expect(dueOf([{ ...item, vatRate: 23, isReverseCharged: false }], "card").grossGrosz).toBe(12_300);
	});
});
