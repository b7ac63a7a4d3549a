import { expect, test } from "vitest";
import { sellerDetails } from "./seller.ts";
import { type SellerValues, sellerForm } from "./seller-form.ts";
import { sellerIn, valuesOf } from "./seller-values.ts";
import { formTexts as texts } from "./texts.ts";

const right: SellerValues = {
	name: "Fundacja Estrada",
	nip: "525-22-48-481",
	street: "Prosta 1",
	postCode: "00-838",
	city: "Warszawa",
	country: "PL",
	registers: "KRS 0000123456\n\n REGON 123456785 ",
	email: "ksiegowosc@fundacja.example",
	account: "61 1090 1014 0000 0712 1981 2874",
	bank: "Santander",
	sender: "Estrada <hej@fundacja.example>",
	signer: "Anna Kowalska, prezes",
	footerPl: "O nas",
	footerEn: "About us",
};
const errorsOf = (changed: Partial<SellerValues>) =>
	Object.fromEntries(
		Object.entries(sellerForm.errors({ ...right, ...changed }, undefined)).filter(([, error]) => error),
	);

test("right values have no error and become a seller, which gives the same values again", () => {
	expect(errorsOf({})).toEqual({});
	const { details, sender } = sellerIn(right);
	expect(sellerDetails.parse(details)).toEqual(details);
	expect(details).toMatchObject({
		nip: "5252248481",
		registers: ["KRS 0000123456", "REGON 123456785"],
		bank: { account: "PL61109010140000071219812874" },
		footer: { pl: "O nas", en: "About us" },
	});
	expect(sellerIn(valuesOf({ details, sender }))).toEqual({ details, sender });
	const bare = sellerIn({ ...right, registers: "", email: "", sender: "", signer: "", footerPl: "", footerEn: "" });
	expect(bare).toMatchObject({ sender: null, details: { registers: [], email: null, signer: null, footer: null } });
	expect(sellerIn(valuesOf(bare))).toEqual(bare);
});

test.each<[Partial<SellerValues>, object]>([
	[
		{ name: "", bank: "" },
		{ name: texts.required, bank: texts.required },
	],
	[{ nip: "525-22-48-482" }, { nip: texts.wrongNip }],
	[{ account: "61 1090 1014 0000 0712 1981 2875" }, { account: texts.wrongAccount }],
	[{ account: "PL61 1090 1014 0000 0712 1981 2874" }, {}],
	[{ country: "POL" }, { country: texts.wrongCountry }],
	[{ email: "a@b" }, { email: texts.wrongEmail }],
	[{ email: "a@b..example" }, { email: texts.wrongEmail }],
	[{ email: "a@-b.example" }, { email: texts.wrongEmail }],
	[{ sender: "Estrada <a@-b.example>" }, { sender: texts.wrongSender }],
	[{ sender: "Estrada hej@fundacja.example" }, { sender: texts.wrongSender }],
	[{ sender: "hej@fundacja.example" }, {}],
	[{ footerEn: "" }, { footerEn: texts.bothFooters }],
	[{ footerPl: "" }, { footerPl: texts.bothFooters }],
	[{ signer: "a".repeat(201) }, { signer: { pl: "Najwyżej 200 znaków.", en: "At most 200 characters." } }],
	[{ registers: "a".repeat(101) }, { registers: { pl: "Najwyżej 100 znaków.", en: "At most 100 characters." } }],
	[{ registers: "a\n".repeat(11) }, { registers: texts.manyRegisters }],
])("%j has the errors %j", (changed, errors) => {
	expect(errorsOf(changed)).toEqual(errors);
});
