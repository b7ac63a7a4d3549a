import * as z from "zod/mini";
import { notSent } from "../../kit/contract/not-sent.ts";
import { isBusinessAbroad } from "./company-purchase.ts";
import { paymentInput } from "./payment-contract.ts";
import type { PaymentValues } from "./payment-fields.ts";

export const PAYER_FIELDS = [
	"payerNip",
	"payerName",
	"payerStreet",
	"payerPostCode",
	"payerCity",
	"payerCountry",
	"payerComments",
] as const;

/** The payer's fields of the payload. Company data is sent only for a company. */
function payerIn(values: PaymentValues) {
	const isCompany = values.wantInvoice;
	const isPerson = !isCompany && values.wantPersonalInvoice;
	const wantInvoice = isCompany || isPerson;
	const isRequested = (field: string) => isCompany || (isPerson && field !== "payerNip");
	const payer = PAYER_FIELDS.map((field) => [field, isRequested(field) ? values[field] : null]);
	return {
		paymentMethod: values.paymentMethod,
		wantInvoice,
		payerKind: wantInvoice ? (isPerson ? ("person" as const) : ("company" as const)) : undefined,
		...(Object.fromEntries(payer) as Record<(typeof PAYER_FIELDS)[number], string | null>),
	};
}

const buyer = z.pick(paymentInput, {
	wantInvoice: true,
	paymentMethod: true,
	payerKind: true,
	payerNip: true,
	payerCountry: true,
});

/** Whether a foreign business buys, by the server's rule. */
export function buysAbroad(values: PaymentValues): boolean {
	return isBusinessAbroad(z.parse(buyer, payerIn(values)));
}

/** The payment fields of the payload; empty if the price is 0. */
export function paymentIn(values: PaymentValues, grossGrosz: number) {
	const payment = { expectedGrossGrosz: grossGrosz, ...payerIn(values) };
	const isFree = grossGrosz === 0;
	return { packageIsFree: isFree, ...(isFree ? notSent(payment) : payment) };
}
