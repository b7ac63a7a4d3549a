import { hasBuildingNumber } from "../../kit/address/building-number.ts";
import type { Text } from "../../kit/i18n/lang.ts";
import { foreignTaxNumberOf, nipOf } from "../documents/tax-number.ts";
import type { Payer } from "../orders/contract.ts";
import type { RegistrationPayload } from "./contract.ts";
import { messages, tooLong } from "./messages.ts";
import type { FieldErrors } from "./rules.ts";

/** In characters. */
const PAYER_LIMITS = {
	payerName: 200,
	payerStreet: 200,
	payerPostCode: 20,
	payerCity: 100,
	payerComments: 500,
} as const;

/** A company buys (spec §2 "I buy for a company"): it asks for an invoice on its tax number, or for a deferred one. */
export function isCompanyPurchase(payload: RegistrationPayload): boolean {
	return payload.wantInvoice === true || payload.paymentMethod === "deferred" || trimmed(payload.payerNip) !== "";
}

/**
 * Judges how a package that costs something is paid (spec §5, decisions §4): a method, the amount that was shown, and
 * of a company whole buyer's data with a tax number that passes its checksum; a foreign one is a country and a number.
 */
export function payerErrors(payload: RegistrationPayload): FieldErrors {
	const errors: FieldErrors = {};
	const say = (field: string, message: Text | undefined) => {
		if (message) errors[field] = [message];
	};
	say("paymentMethod", payload.paymentMethod ? undefined : messages.paymentMethod);
	say("expectedGrossGrosz", payload.expectedGrossGrosz == null ? messages.expectedGross : undefined);
	if (isCompanyPurchase(payload)) {
		for (const field of ["payerName", "payerStreet", "payerPostCode", "payerCity"] as const) {
			say(field, trimmed(payload[field]) === "" ? messages[field] : undefined);
		}
		const isPolish = countryOf(payload).toUpperCase() === "PL";
		if (!errors["payerStreet"] && isPolish && !hasBuildingNumber(trimmed(payload.payerStreet))) {
			say("payerStreet", messages.buildingNumber);
		}
		say("payerCountry", /^[a-z]{2}$/i.test(countryOf(payload)) ? undefined : messages.payerCountry);
		say("payerNip", nipError(payload));
	}
	for (const [field, limit] of Object.entries(PAYER_LIMITS)) {
		const value = trimmed(payload[field as keyof typeof PAYER_LIMITS]);
		if ([...value].length > limit) say(field, tooLong(limit));
	}
	return errors;
}

/** The payer of a payload that has no errors; where it names none, the person who orders. */
export function payerOf(payload: RegistrationPayload, person: { firstName: string; lastName: string }): Payer {
	return {
		name: trimmed(payload.payerName) || `${person.firstName} ${person.lastName}`,
		street: trimmed(payload.payerStreet),
		postCode: trimmed(payload.payerPostCode),
		city: trimmed(payload.payerCity),
		country: countryOf(payload).toUpperCase(),
		nip: taxNumber(payload) ?? "",
		comments: trimmed(payload.payerComments),
	};
}

function trimmed(value: string | null | undefined): string {
	return (value ?? "").trim();
}

function countryOf(payload: RegistrationPayload): string {
	return trimmed(payload.payerCountry) || "PL";
}

function taxNumber(payload: RegistrationPayload): string | undefined {
	const typed = trimmed(payload.payerNip);
	const country = countryOf(payload).toUpperCase();
	return country === "PL" ? nipOf(typed) : foreignTaxNumberOf(country, typed)?.taxNumber;
}

function nipError(payload: RegistrationPayload): Text | undefined {
	if (trimmed(payload.payerNip) === "") return messages.payerNip;
	return taxNumber(payload) === undefined ? messages.payerNipWrong : undefined;
}
