import * as z from "zod/mini";
import { wholeNumber } from "../../kit/contract/call.ts";
import { multiLineField, normalizedField, orNull, singleLineField, ticked } from "../../kit/contract/form-fields.ts";

const text = singleLineField();

/** Spec §3. Absent and null mean empty; `payer-form.ts` validates. */
export const paymentInput = z.object({
	wantInvoice: ticked,
	/** Company by default. A person's invoice has no tax number. */
	payerKind: orNull(z.enum(["person", "company"])),
	payerName: text,
	payerStreet: text,
	payerPostCode: text,
	payerCity: text,
	/** Poland by default. */
	payerCountry: normalizedField((code) => code.trim().toUpperCase() || "PL"),
	payerNip: text,
	payerComments: multiLineField(),
	/** `deferred` is for companies and adds the handling fee. */
	paymentMethod: orNull(z.enum(["card", "transfer", "deferred"])),
	/** The amount that the person saw. If the price differs, the call is refused before any charge. */
	expectedGrossGrosz: orNull(wholeNumber),
});
export type SentPayment = z.input<typeof paymentInput>;
export type PaymentInput = z.output<typeof paymentInput>;

/** The only response with the order's secret. */
export const placedOrder = z.object({
	number: z.string(),
	/** Opens the order's page without log-in. */
	secret: z.string(),
	grossGrosz: z.int(),
	/** Null if the order is already confirmed. */
	holdsUntil: z.nullable(z.string()),
});
