import * as z from "zod/mini";
import { defineCall, objectId } from "../../kit/contract/call.ts";
import { registrationStatus } from "../account/me-contract.ts";
import { availableOption, optionKind, optionSelection } from "../options/contract.ts";
import { paymentInput, placedOrder } from "../orders/payment-contract.ts";
import { ADDITION_REFUSALS } from "./rules.ts";

const ownOptions = z.object({
	registrationId: z.int(),
	status: registrationStatus,
	isOnline: z.boolean(),
	eventCode: z.string(),
	eventName: z.string(),
	eventNameEn: z.nullable(z.string()),
	packageName: z.string(),
	options: z.array(availableOption),
	/** Says whether the holder can give up this free place now. */
	canCancel: z.boolean(),
	/** Says whether the holder can hand this ticket to another person now. */
	canHandOver: z.boolean(),
	/** The reason why nothing can be added; null if options may be left. */
	refusal: z.nullable(z.enum(ADDITION_REFUSALS)),
	taken: z.array(
		z.object({
			kind: optionKind,
			choice: z.nullable(z.string()),
			/** False while the payment is pending. */
			isPaid: z.boolean(),
			/** The number of the unpaid order that added it. */
			unpaidOrder: z.nullable(z.string()),
		}),
	),
});
export type OwnOptions = z.output<typeof ownOptions>;

export const getOwnOptions = defineCall({
	method: "GET",
	path: "/api/user/options",
	logIn: "needed",
	tag: "Account",
	summary:
		"The caller's registrations with their options: those bought in addition to the package, and those that can be added now. Never cached. The response reserves nothing. Answers 401 without a log-in.",
	response: z.object({ registrations: z.array(ownOptions) }),
});

/** The fields of the registration payload (spec §3). */
export const addition = z.object({ ...optionSelection.shape, ...paymentInput.shape });
export type SentAddition = z.input<typeof addition>;
export type Addition = z.output<typeof addition>;

export const addOptions = defineCall({
	method: "POST",
	path: "/api/user/options/:id",
	logIn: "needed",
	limits: [{ max: 30, windowSeconds: 60 }],
	takesKey: true,
	tag: "Account",
	summary:
		"Adds options to the caller's own confirmed registration. Paid options create an order, which reserves them until it is paid. An amount other than `expectedGrossGrosz` answers 409. An option that the registration already has answers 400.",
	params: z.object({ id: objectId }),
	body: addition,
	/** Null if there is nothing to pay. */
	response: z.object({ order: z.nullable(placedOrder) }),
});
