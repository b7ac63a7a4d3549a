import type { FormValues } from "../../kit/contract/form.ts";
import { paymentTexts as texts } from "./payment-texts.ts";
import type { PaymentMethod } from "./rules.ts";

export const paymentFields = {
	/** True if a company buys. */
	wantInvoice: { empty: false, label: texts.company },
	/** True if a private person wants an invoice, which has no tax number. */
	wantPersonalInvoice: { empty: false, label: texts.personalInvoice },
	payerNip: { empty: "", label: texts.payerNip },
	payerName: { empty: "", label: texts.payerName },
	payerStreet: { empty: "", label: texts.payerStreet },
	payerPostCode: { empty: "", label: texts.payerPostCode },
	payerCity: { empty: "", label: texts.payerCity },
	payerCountry: { empty: "PL", label: texts.payerCountry },
	payerComments: { empty: "", label: texts.payerComments },
	paymentMethod: { empty: "card" as PaymentMethod, label: texts.method },
};
export type PaymentValues = FormValues<typeof paymentFields>;

/** By default this person receives the parcel and the invoice. */
export const holderFields = {
	firstName: { empty: "", label: null },
	lastName: { empty: "", label: null },
};
export type HolderValues = Record<keyof typeof holderFields, string>;
