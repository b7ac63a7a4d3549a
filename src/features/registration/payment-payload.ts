import * as z from "zod/mini";
import { isBusinessAbroad } from "./buyer.ts";
import { registrationPayload, type SentRegistration } from "./contract.ts";
import type { FormValues } from "./values.ts";

export const PAYER_FIELDS = [
	"payerNip",
	"payerName",
	"payerStreet",
	"payerPostCode",
	"payerCity",
	"payerCountry",
	"payerComments",
] as const;

/** The payer's fields of the payload; company data is left out unless a company buys. */
function payerIn(values: FormValues): Partial<SentRegistration> {
	const isCompany = values.wantInvoice;
	const isPerson = !isCompany && values.wantPersonalInvoice;
	const wantInvoice = isCompany || isPerson;
	const isRequested = (field: string) => isCompany || (isPerson && field !== "payerNip");
	const payer = PAYER_FIELDS.map((field) => [field, isRequested(field) ? values[field] : null]);
	return {
		paymentMethod: values.paymentMethod,
		wantInvoice,
		...(wantInvoice && { payerKind: isPerson ? "person" : "company" }),
		...Object.fromEntries(payer),
	};
}

const buyer = z.pick(registrationPayload, {
	wantInvoice: true,
	paymentMethod: true,
	payerKind: true,
	payerNip: true,
	payerCountry: true,
});

/** Whether a business abroad buys, by the server's rule. */
export function buysAbroad(values: FormValues): boolean {
	return isBusinessAbroad(z.parse(buyer, payerIn(values)));
}

/** Payment fields of the payload; empty where the price is 0. */
export function paymentIn(values: FormValues, grossGrosz: number): Partial<SentRegistration> {
	if (grossGrosz === 0) return { packageIsFree: true };
	return { packageIsFree: false, expectedGrossGrosz: grossGrosz, ...payerIn(values) };
}
