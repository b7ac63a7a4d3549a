import type { Text } from "../../kit/i18n/lang.ts";
import { foreignTaxNumberOf, nipOf } from "../../kit/tax/tax-number.ts";
import { type Address, addressErrors, postCodeOf } from "../orders/address.ts";
import type { Payer } from "../orders/payer.ts";
import type { RegistrationPayload } from "./contract.ts";
import { messages, tooLong, unprintable } from "./messages.ts";
import type { FieldErrors } from "./rules.ts";

/** In characters. */
const PAYER_LIMITS = {
	payerName: 200,
	payerStreet: 200,
	payerPostCode: 20,
	payerCity: 100,
	payerComments: 500,
} as const;

/** Out of a payload, or of what the form holds. */
type PayerFields = Pick<
	RegistrationPayload,
	"wantInvoice" | "paymentMethod" | "payerKind" | "payerNip" | "payerCountry"
>;

/** A company buys (spec §2 "I buy for a company"): it asks for an invoice on its tax number, or for a deferred one. */
export function isCompanyPurchase(payload: PayerFields): boolean {
	if (payload.payerKind === "person") return false;
	return payload.wantInvoice === true || payload.paymentMethod === "deferred" || trimmed(payload.payerNip) !== "";
}

/**
 * Whether a business abroad buys, whose tax number is one by its form: it settles the VAT of what it takes part in
 * online (art. 28b of the VAT act).
 */
export function isBusinessAbroad(payload: PayerFields): boolean {
	return isCompanyPurchase(payload) && countryOf(payload) !== "PL" && taxNumber(payload) !== undefined;
}

/**
 * Judges how a package that costs something is paid (spec §5, decisions §4): a method, the amount that was shown, and
 * of whoever wants an invoice whole buyer's data: of a company with a tax number that passes its checksum or has its
 * country's form, of a person without one.
 */
export function payerErrors(payload: RegistrationPayload): FieldErrors {
	const errors: FieldErrors = {};
	const say = (field: string, message: Text | undefined) => {
		if (message && !errors[field]) errors[field] = [message];
	};
	const isPerson = payload.payerKind === "person";
	const isCompany = isCompanyPurchase(payload);
	say("paymentMethod", payload.paymentMethod ? undefined : messages.paymentMethod);
	if (isPerson && payload.paymentMethod === "deferred") say("paymentMethod", messages.deferredForCompanies);
	say("expectedGrossGrosz", payload.expectedGrossGrosz == null ? messages.expectedGross : undefined);
	if (isCompany || (isPerson && payload.wantInvoice === true)) {
		say("payerName", trimmed(payload.payerName) === "" ? messages.payerName : undefined);
		for (const [field, message] of Object.entries(addressErrors(addressOf(payload)))) say(`payer${field}`, message);
	}
	if (isCompany) say("payerNip", nipError(payload));
	for (const [field, limit] of Object.entries(PAYER_LIMITS)) {
		const value = trimmed(payload[field as keyof typeof PAYER_LIMITS]);
		if ([...value].length > limit) say(field, tooLong(limit));
		else say(field, unprintable(value));
	}
	return errors;
}

/** The payer of a payload that has no errors; where it names none, the person who orders. */
export function payerOf(payload: RegistrationPayload, person: { firstName: string; lastName: string }): Payer {
	return {
		name: trimmed(payload.payerName) || `${person.firstName} ${person.lastName}`,
		...addressOf(payload),
		nip: isCompanyPurchase(payload) ? (taxNumber(payload) ?? "") : "",
		comments: trimmed(payload.payerComments),
	};
}

function trimmed(value: string | null | undefined): string {
	return (value ?? "").trim();
}

function countryOf(payload: Pick<RegistrationPayload, "payerCountry">): string {
	return trimmed(payload.payerCountry).toUpperCase() || "PL";
}

function addressOf(payload: RegistrationPayload): Address {
	return {
		street: trimmed(payload.payerStreet),
		postCode: postCodeOf(countryOf(payload), trimmed(payload.payerPostCode)),
		city: trimmed(payload.payerCity),
		country: countryOf(payload),
	};
}

function taxNumber(payload: PayerFields): string | undefined {
	const typed = trimmed(payload.payerNip);
	const country = countryOf(payload);
	return country === "PL" ? nipOf(typed) : foreignTaxNumberOf(country, typed)?.taxNumber;
}

function nipError(payload: PayerFields): Text | undefined {
	if (trimmed(payload.payerNip) === "") return messages.payerNip;
	return taxNumber(payload) === undefined ? messages.payerNipWrong : undefined;
}
