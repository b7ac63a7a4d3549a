import { longer } from "../../kit/contract/longer.ts";
import type { FieldErrors, FormPart } from "../../kit/contract/refine.ts";
import type { Text } from "../../kit/i18n/lang.ts";
import { unprintable } from "../account/unprintable.ts";
import { type Address, addressErrors, postCodeOf } from "./address.ts";
import { type BuyerFields, isBusinessAbroad, isCompanyPurchase, taxNumber } from "./company-purchase.ts";
import type { Payer } from "./payer.ts";
import type { PaymentInput } from "./payment-contract.ts";
import { paymentMessages as messages } from "./payment-texts.ts";

/** Maximum lengths in characters. */
const PAYER_LIMITS = {
	payerName: 200,
	payerStreet: 200,
	payerPostCode: 20,
	payerCity: 100,
	payerComments: 500,
} as const;

/** The payment of a registration or order. Without a price it has no method, and the registered person is its payer. */
export type Payment = {
	request: Pick<PaymentInput, "paymentMethod" | "expectedGrossGrosz">;
	/** If its name is empty, the person pays. */
	payer: Payer;
	/** Whether a foreign business buys. */
	isAbroad: boolean;
};

const NOBODY: Payer = { name: "", street: "", postCode: "", city: "", country: "PL", nip: "", comments: "" };

/** The payment fields of a form. If everything is free, they are not validated. */
export function paymentPart(isFree: boolean): FormPart<PaymentInput, { payment: Payment }> {
	return {
		errors: (fields) => (isFree ? {} : payerErrors(fields)),
		value: (fields) => {
			const { expectedGrossGrosz } = fields;
			const request = { paymentMethod: isFree ? null : fields.paymentMethod, expectedGrossGrosz };
			const payer = isFree ? NOBODY : payerIn(fields);
			return { payment: { request, payer, isAbroad: !isFree && isBusinessAbroad(fields) } };
		},
	};
}

/**
 * Validates the payment of a paid package (spec §5): method, shown amount, and complete buyer data for an invoice. A
 * company needs a tax number that is valid in its country.
 */
export function payerErrors(fields: PaymentInput): FieldErrors {
	const errors: FieldErrors = {};
	const say = (field: string, message: Text | undefined) => {
		if (message && !errors[field]) errors[field] = [message];
	};
	const isPerson = fields.payerKind === "person";
	const isCompany = isCompanyPurchase(fields);
	say("paymentMethod", fields.paymentMethod ? undefined : messages.paymentMethod);
	if (isPerson && fields.paymentMethod === "deferred") say("paymentMethod", messages.deferredForCompanies);
	say("expectedGrossGrosz", fields.expectedGrossGrosz === null ? messages.expectedGross : undefined);
	if (isCompany || (isPerson && fields.wantInvoice)) {
		const message = isCompany ? messages.companyName : messages.payerName;
		say("payerName", fields.payerName === "" ? message : undefined);
		for (const [field, message] of Object.entries(addressErrors(addressOf(fields)))) say(`payer${field}`, message);
	}
	if (isCompany) say("payerNip", nipError(fields));
	for (const [field, limit] of Object.entries(PAYER_LIMITS)) {
		const value = fields[field as keyof typeof PAYER_LIMITS];
		say(field, longer(value, limit) ?? unprintable(value));
	}
	return errors;
}

function payerIn(fields: PaymentInput): Payer {
	return {
		name: fields.payerName,
		...addressOf(fields),
		nip: isCompanyPurchase(fields) ? (taxNumber(fields) ?? "") : "",
		comments: fields.payerComments,
	};
}

/** The payer, by default the person who orders. */
export function payerOf({ payer }: Payment, person: { firstName: string; lastName: string }): Payer {
	return { ...payer, name: payer.name || `${person.firstName} ${person.lastName}` };
}

function addressOf({ payerStreet, payerPostCode, payerCity, payerCountry }: PaymentInput): Address {
	const postCode = postCodeOf(payerCountry, payerPostCode);
	return { street: payerStreet, postCode, city: payerCity, country: payerCountry };
}

function nipError(fields: BuyerFields): Text | undefined {
	if (fields.payerNip === "") return messages.payerNip;
	return taxNumber(fields) === undefined ? messages.payerNipWrong : undefined;
}
