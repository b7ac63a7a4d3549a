import { defineForm } from "../../kit/contract/form.ts";
import type { FieldErrors } from "../../kit/contract/refine.ts";
import { type HolderValues, holderFields, type PaymentValues, paymentFields } from "../orders/payment-fields.ts";
import { formErrors } from "../registration-page/form-field.ts";
import type { SentChange } from "./contract.ts";

export type ChangeValues = HolderValues & PaymentValues & { packageCode: string };

type Context = {
	sentOf(values: ChangeValues): SentChange;
	/** Undefined until loaded. Until then only the server validates. */
	invoiceErrors(): ((sent: SentChange) => FieldErrors | undefined) | undefined;
};

export const changeForm = defineForm({
	fields: { ...holderFields, packageCode: { empty: "", label: null }, ...paymentFields },
	errors: (values, { sentOf, invoiceErrors }: Context) => {
		const sent = sentOf(values);
		return formErrors<ChangeValues>(sent.wantInvoice ? invoiceErrors()?.(sent) : undefined);
	},
});
