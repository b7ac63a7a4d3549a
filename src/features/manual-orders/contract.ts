import * as z from "zod/mini";
import { wholeNumber } from "../../kit/contract/call.ts";
import { normalizedField, orNull, singleLineField } from "../../kit/contract/form-fields.ts";
import { commandPreview, fingerprint } from "../../kit/contract/preview.ts";
import { normalizedEmail } from "../account/rules.ts";
import { availableOption, optionSelection } from "../options/contract.ts";
import { paymentInput } from "../orders/payment-contract.ts";
import { defineOfficeCall } from "../organisers/office-call.ts";
import { GUEST_MODES } from "../registration/guest.ts";

const MAX_LINES = 20;

const choice = { code: z.string(), name: z.string(), isOnline: z.boolean(), isOnsite: z.boolean() };

const orderPackage = z.object({
	...choice,
	/** Today's price without VAT, in grosz; null if the package is not on sale. */
	netGrosz: z.nullable(z.int()),
	/** Null without a limit. */
	left: z.nullable(z.int()),
	includes: z.object({ lunch: z.enum(["none", "buy", "included"]), afterparty: z.boolean() }),
	/** The options on sale at their own prices, before it is known whether the package includes them. */
	options: z.array(availableOption),
});
export type OrderPackage = z.output<typeof orderPackage>;

export const getOrderChoices = defineOfficeCall({
	right: "orders.change",
	method: "GET",
	path: "/api/office/event/:eventCode/orders/new",
	summary: "The packages that an organiser can order for a buyer, with today's prices, free places and options.",
	response: z.object({
		packages: z.array(orderPackage),
		/** The coming editions of a meetup, in the requested language. */
		editions: z.array(z.object(choice)),
		can: z.object({ agreePrice: z.boolean() }),
	}),
});

export const manualOrder = z.object({
	firstName: singleLineField(),
	lastName: singleLineField(),
	email: normalizedField(normalizedEmail),
	/** The language of e-mails and documents. An existing account keeps its own. */
	lang: z.enum(["pl", "en"]),
	/** True for tickets with codes. False for one ticket in the buyer's name. */
	isTeam: z.boolean(),
	calendarCode: singleLineField(200),
	mode: z.enum(GUEST_MODES),
	tickets: z
		.array(
			z.object({
				packageCode: singleLineField(40),
				quantity: wholeNumber,
				/** The agreed price of a ticket without VAT, in grosz; null for today's price. Needs the right `orders.price`. */
				agreedNetGrosz: orNull(wholeNumber),
			}),
		)
		.check(z.maxLength(MAX_LINES)),
	/** The reason for agreed prices, without personal data. */
	reason: singleLineField(),
	/** A discount code, for tickets without an agreed price. */
	code: singleLineField(60),
	/** The options of the buyer's own ticket. */
	...optionSelection.shape,
	...z.omit(paymentInput, { paymentMethod: true, expectedGrossGrosz: true }).shape,
	/** The money has arrived. */
	isPaid: z.boolean(),
	/** How many days an unpaid order holds its places; null for the default. */
	days: orNull(wholeNumber),
	/** The bank's reference of a payment that has arrived; the order's number by default. */
	reference: singleLineField(),
});
export type ManualOrder = z.output<typeof manualOrder>;

const limits = [{ max: 120, windowSeconds: 60 }];

export const previewManualOrder = defineOfficeCall({
	right: "orders.change",
	method: "POST",
	path: "/api/office/event/:eventCode/orders/new/preview",
	summary:
		"What an order by an organiser would do: sums, places and e-mails. Answers 400 for wrong fields, 403 for an agreed price without the right, 409 without places, with the step to take, and 422 for a code without effect.",
	body: manualOrder,
	response: commandPreview,
});

export const placeManualOrder = defineOfficeCall({
	right: "orders.change",
	method: "POST",
	path: "/api/office/event/:eventCode/orders/new",
	takesKey: true,
	limits,
	summary:
		"Places an order for a buyer. It takes places like a public order, and sends the pro-forma, or records the payment that has arrived and sends the invoice with tickets or codes. Takes the preview's `fingerprint`; 409 `office/preview-changed` if the effects have changed since.",
	body: z.extend(manualOrder, { fingerprint }),
	response: z.object({ sentence: z.string(), number: z.string() }),
});
