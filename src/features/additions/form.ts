import * as z from "zod/mini";
import { defineForm } from "../../kit/contract/form.ts";
import { parsed } from "../../kit/contract/refine.ts";
import type { OfferedOption } from "../options/contract.ts";
import { type ExtraValues, extraFields } from "../options/extra-fields.ts";
import type { extrasIn } from "../options/extras.ts";
import type { TakenOption } from "../options/rules.ts";
import { type HolderValues, holderFields, type PaymentValues, paymentFields } from "../orders/payment-fields.ts";
import { paymentIn } from "../orders/payment-payload.ts";
import { additionSchema } from "../registration/schemas.ts";
import { formErrors } from "../registration-page/form-field.ts";
import { addition, type SentAddition } from "./contract.ts";

export type AdditionValues = HolderValues & ExtraValues & PaymentValues;

type AdditionChoice = {
	offered: OfferedOption[];
	attendsOnline: boolean;
	taken: readonly TakenOption[];
	selection: ReturnType<typeof extrasIn>;
	grossGrosz: number;
};

/** The context is undefined until the ticket is loaded. */
export const additionForm = defineForm({
	fields: { ...holderFields, ...extraFields, ...paymentFields },
	errors: (values, choiceOf: (values: AdditionValues) => AdditionChoice | undefined) => {
		const choice = choiceOf(values);
		if (!choice) return formErrors<AdditionValues>();
		const { offered, attendsOnline: isOnline, taken, grossGrosz } = choice;
		const schema = additionSchema(grossGrosz === 0, { offered, included: [], isOnline, taken });
		return formErrors<AdditionValues>(parsed(z.pipe(addition, schema), additionOf(values, choice)).errors);
	},
});

/** Returns the request body. */
export function additionOf(
	values: AdditionValues,
	{ selection, grossGrosz }: Pick<AdditionChoice, "selection" | "grossGrosz">,
): SentAddition {
	const { packageIsFree: _, ...payment } = paymentIn(values, grossGrosz);
	return { ...selection, ...payment };
}
