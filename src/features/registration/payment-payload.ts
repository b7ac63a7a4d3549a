import * as z from "zod/mini";
import { isBusinessAbroad } from "./buyer.ts";
import { registrationPayload, type SentRegistration } from "./contract.ts";
import type { FormValues } from "./values.ts";

/** In the order of the form. */
export const PAYER_FIELDS = [
	"payerNip",
	"payerName",
	"payerStreet",
	"payerPostCode",
	"payerCity",
	"payerCountry",
	"payerComments",
] as const;

/** Who pays, as the payload says it: what was typed for a company that does not buy any more is left out. */
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
	...{ wantInvoice: true, paymentMethod: true, payerKind: true, payerNip: true, payerCountry: true },
});

/** Whether a business abroad buys, as the server will judge what is sent. */
export function buysAbroad(values: FormValues): boolean {
	return isBusinessAbroad(z.parse(buyer, payerIn(values)));
}

/** How what costs something is paid, and by whom; nothing of it travels with what is free. */
export function paymentIn(values: FormValues, grossGrosz: number): Partial<SentRegistration> {
	if (grossGrosz === 0) return { packageIsFree: true };
	return { packageIsFree: false, expectedGrossGrosz: grossGrosz, ...payerIn(values) };
}
