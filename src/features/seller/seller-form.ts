import { defineForm, type FormErrors } from "../../kit/contract/form.ts";
import { multiLineField, normalizedField, singleLineField } from "../../kit/contract/form-fields.ts";
import { longer } from "../../kit/contract/longer.ts";
import type { Text } from "../../kit/i18n/lang.ts";
import { nipOf } from "../../kit/tax/tax-number.ts";
import { isEmail } from "../account/rules.ts";
import { isSender, polishAccount } from "./rules.ts";
import { formTexts as texts } from "./texts.ts";

const upperCase = normalizedField((text) => text.trim().toUpperCase());
const line = (label: Text) => ({ schema: singleLineField(), empty: "", label });

export type SellerField =
	| "name"
	| "nip"
	| "street"
	| "postCode"
	| "city"
	| "country"
	| "registers"
	| "email"
	| "account"
	| "bank"
	| "sender"
	| "signer"
	| "footerPl"
	| "footerEn";
export type SellerValues = Record<SellerField, string>;
type SellerErrors = FormErrors<SellerField>;

/** The seller as typed. Optional fields are empty; registers are one per line. */
export const sellerForm = defineForm({
	fields: {
		name: line(texts.name),
		nip: line(texts.nip),
		street: line(texts.street),
		postCode: line(texts.postCode),
		city: line(texts.city),
		country: { schema: upperCase, empty: "", label: texts.country },
		registers: { schema: multiLineField(), empty: "", label: texts.registers },
		email: line(texts.email),
		account: line(texts.account),
		bank: line(texts.bank),
		sender: line(texts.sender),
		signer: line(texts.signer),
		footerPl: line(texts.footerPl),
		footerEn: line(texts.footerEn),
	},
	errors: sellerErrors,
});

const REQUIRED = ["name", "nip", "street", "postCode", "city", "country", "account", "bank"] as const;
const MAX_LENGTHS = {
	name: 400,
	street: 200,
	postCode: 20,
	city: 100,
	bank: 100,
	email: 200,
	sender: 400,
	signer: 200,
	footerPl: 400,
	footerEn: 400,
} as const;
/** Of one register. */
const MAX_REGISTER = 100;
const MAX_REGISTERS = 10;

const COUNTRY = /^[A-Z]{2}$/;

/** The registers typed one per line. */
export const registersIn = (typed: string): string[] =>
	typed
		.split("\n")
		.map((one) => one.trim())
		.filter(Boolean);

function registersError(typed: string): Text | undefined {
	const all = registersIn(typed);
	if (all.length > MAX_REGISTERS) return texts.manyRegisters;
	return all.map((one) => longer(one, MAX_REGISTER)).find((error) => error !== undefined);
}

/** A value that is given and breaks its rule. */
const unless = (value: string, isRight: boolean, error: Text) => (value === "" || isRight ? undefined : error);

/** Required fields, lengths, check digits; the footer needs both languages. */
function sellerErrors(values: SellerValues): SellerErrors {
	const { nip, account, country, email, sender, footerPl, footerEn, registers } = values;
	const rules: Partial<Record<SellerField, Text | undefined>> = {
		nip: unless(nip, nipOf(nip) !== undefined, texts.wrongNip),
		account: unless(account, polishAccount(account) !== undefined, texts.wrongAccount),
		country: unless(country, COUNTRY.test(country), texts.wrongCountry),
		email: unless(email, isEmail(email), texts.wrongEmail),
		sender: unless(sender, isSender(sender), texts.wrongSender),
		registers: registersError(registers),
		footerPl: footerPl === "" && footerEn !== "" ? texts.bothFooters : undefined,
		footerEn: footerEn === "" && footerPl !== "" ? texts.bothFooters : undefined,
	};
	const lengths: Partial<Record<SellerField, number>> = MAX_LENGTHS;
	const missing = new Set<SellerField>(REQUIRED.filter((name) => values[name] === ""));
	const errorOf = (name: SellerField) =>
		missing.has(name)
			? texts.required
			: (longer(values[name], lengths[name] ?? Number.POSITIVE_INFINITY) ?? rules[name]);
	const names = Object.keys(values) as SellerField[];
	return Object.fromEntries(names.map((name) => [name, errorOf(name)])) as SellerErrors;
}
