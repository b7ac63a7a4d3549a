import * as z from "zod/mini";
import { wholeNumber } from "../../kit/contract/call.ts";
import { multiLineField, normalizedField, orNull, singleLineField, ticked } from "../../kit/contract/form-fields.ts";

const text = singleLineField();

/** Spec §3. Absent and null mean empty; `payer-form.ts` validates. */
export const paymentInput = z.object({
	wantInvoice: ticked,
	/** A company by default; a person's invoice has no tax number. */
	payerKind: orNull(z.enum(["person", "company"])),
	payerName: text,
	payerStreet: text,
	payerPostCode: text,
	payerCity: text,
	/** Defaults to Poland. */
	payerCountry: normalizedField((code) => code.trim().toUpperCase() || "PL"),
	payerNip: text,
	payerComments: multiLineField(),
	/** `deferred` is for companies and adds the handling fee. */
	paymentMethod: orNull(z.enum(["card", "transfer", "deferred"])),
	/** The amount shown to the person; a different price is reported before anything is charged. */
	expectedGrossGrosz: orNull(wholeNumber),
});
export type SentPayment = z.input<typeof paymentInput>;
export type PaymentInput = z.output<typeof paymentInput>;

/** The secret is sent only here. */
export const placedOrder = z.object({
	number: z.string(),
	/** Opens the order without a login. */
	secret: z.string(),
	grossGrosz: z.int(),
	/** Null where it is already confirmed. */
	holdsUntil: z.nullable(z.string()),
});
