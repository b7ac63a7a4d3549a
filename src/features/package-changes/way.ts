import * as z from "zod/mini";
import { combineParts, type FieldErrors, parsed } from "../../kit/contract/refine.ts";
import { paymentPart } from "../orders/payer-form.ts";
import { type SentChange, wantedChange } from "./contract.ts";

export function changeWay() {
	return combineParts(paymentPart(false), {
		errors: () => ({}),
		value: ({ packageCode }: { packageCode: string }) => ({ packageCode }),
	});
}

/** The errors of a request, by its fields. */
export function changeErrors(sent: SentChange): FieldErrors | undefined {
	return parsed(z.pipe(wantedChange, changeWay()), sent).errors;
}
