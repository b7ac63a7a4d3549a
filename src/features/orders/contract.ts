import * as z from "zod/mini";
import { defineCall, wholeNumber } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { documentName } from "../documents/contract.ts";
import { paymentState, refundState } from "../payments/contract.ts";
import { payer } from "./payer.ts";

/**
 * What opens an order: its secret, told to the person once and kept only as a hash; or, for its owner who is logged in,
 * its number.
 */
export const orderParams = z.object({ secret: singleLine(100) });

export const orderStatus = z.enum(["reserved", "confirmed", "expired", "cancelled"]);
const orderMethod = z.enum(["card", "transfer", "deferred"]);

/** What an order waits for before it can be paid or counts: its buyer's confirmed address, or the organiser's yes. */
const waitsFor = z.nullable(z.enum(["confirmation", "approval"]));

const paidLine = z.object({
	/** Its place in the order, from 0. */
	position: z.int(),
	/** `package`: the buyer's own ticket; `team`: tickets handed on by codes; `change`: of a ticket to a better package; `fee`: of a deferred payment. */
	kind: z.enum(["package", "team", "option", "change", "fee"]),
	name: z.string(),
	nameEn: z.nullable(z.string()),
	quantity: z.int(),
	/** How many of them were given back. */
	refundedQuantity: z.int(),
	/** What was taken off the price of what is left of it, with VAT. */
	reducedGrosz: z.int(),
	listNetGrosz: z.int(),
	unitNetGrosz: z.int(),
	vatRate: z.int(),
	netGrosz: z.int(),
	vatGrosz: z.int(),
	grossGrosz: z.int(),
});

/** An order as its page shows it. Instants are ISO 8601 in UTC, money in grosz. */
const paymentInfo = z.object({
	number: z.string(),
	eventCode: z.string(),
	eventName: z.string(),
	eventNameEn: z.nullable(z.string()),
	timeZone: z.string(),
	status: orderStatus,
	method: orderMethod,
	/** Whether it can be paid, or paid otherwise, now. */
	isPayable: z.boolean(),
	/** Who takes payments by card on this site; the test gateway moves no money. */
	cardPayments: z.enum(["stripe", "test", "none"]),
	waitsFor,
	/** The buyer's address where it is not confirmed yet: a link to confirm it was sent there. */
	unconfirmedEmail: z.nullable(z.string()),
	/** Money that came and that the order does not want: it goes back, or has gone. */
	unwantedGrosz: z.int(),
	holdsUntil: z.nullable(z.string()),
	createdDate: z.string(),
	payer,
	/** Whether it only adds something to a ticket that its buyer has already, or changes its package. */
	isAddition: z.boolean(),
	/** What it is ordered again by: its package, of a team's order the first one. */
	packageCode: z.nullable(z.string()),
	lines: z.array(paidLine),
	netGrosz: z.int(),
	vatGrosz: z.int(),
	grossGrosz: z.int(),
	paidGrosz: z.int(),
	/** What was taken off again, and what is still to be paid. */
	refundedGrosz: z.int(),
	dueGrosz: z.int(),
	/** Until when its buyer may give tickets back; null where not, or not any more. */
	refundableUntil: z.nullable(z.string()),
	refunds: z.array(z.object({ amountGrosz: z.int(), state: refundState, createdDate: z.string() })),
	/** Of the newest try: whether the provider's word is still awaited, or it failed. */
	lastPayment: z.nullable(paymentState),
	/** What was issued for it; the structured invoice (XML) of everything but a pro-forma. */
	documents: z.array(
		z.object({
			number: z.string(),
			kind: documentName,
			issueDate: z.string(),
			pdfUrl: z.string(),
			xmlUrl: z.nullable(z.string()),
		}),
	),
	/** Until when whoever bought it may ask for an invoice, "2025-09-30"; null where there is one, or it is too late. */
	invoiceAskableUntil: z.nullable(z.string()),
	/** The valid tickets that it paid for. */
	tickets: z.array(
		z.object({
			packageName: z.string(),
			holder: z.string(),
			number: z.string(),
			/** What its QR code says. */
			token: z.string(),
			/** The codes of the days whose lectures it opens. */
			lectureDays: z.array(z.string()),
			/** The page that shows it on a phone, on the host that was asked, and the file. */
			pageUrl: z.string(),
			pdfUrl: z.string(),
		}),
	),
	/** Where a transfer goes; `dueOn` is the last day for a deferred invoice, such as "2025-05-14". */
	transfer: z.nullable(
		z.object({ recipient: z.string(), account: z.string(), title: z.string(), dueOn: z.nullable(z.string()) }),
	),
});
export type PaymentInfo = z.output<typeof paymentInfo>;

export const getPaymentInfo = defineCall({
	method: "GET",
	path: "/api/payment/:secret/info",
	tag: "Payment",
	summary: "An order, its amounts and how it is being paid, for whoever holds its secret; never kept.",
	params: orderParams,
	response: paymentInfo,
});

export const makePaymentUrl = defineCall({
	method: "POST",
	path: "/api/payment/:secret/url",
	takesKey: true,
	tag: "Payment",
	summary:
		"Begins a payment and gives the address at which it is made; `method` changes how the order is paid. A transfer has no address. Only the provider's word makes an order paid.",
	params: orderParams,
	body: z.object({ method: z.enum(["card", "transfer"]) }),
	/** `reference` is what the provider sends back with the payer; the browser keeps by it which order it was. */
	response: z.object({ url: z.nullable(z.string()), reference: z.nullable(z.string()) }),
});

export const cancelUnpaid = defineCall({
	method: "POST",
	path: "/api/payment/:secret/cancel",
	tag: "Payment",
	summary: "Cancels an order that is not paid; its place and its code are free again.",
	params: orderParams,
	/** A browser sends none at all. */
	body: z.nullish(z.object({})),
	response: z.object({ status: orderStatus }),
});

/** Which tickets are given back: so many of the line at a place of the order. */
const ticketsBack = z
	.array(z.object({ position: wholeNumber, quantity: wholeNumber.check(z.minimum(1)) }))
	.check(z.minLength(1), z.maxLength(50));

export const refundBought = defineCall({
	method: "POST",
	path: "/api/payment/:secret/refund",
	takesKey: true,
	tag: "Payment",
	summary:
		"Gives tickets of a confirmed order back within the event's rules: all of it, or some unused tickets of a team. Documents are corrected, places and codes are free again, the money goes back the way it came. Another amount than `expectedGrosz` is refused.",
	params: orderParams,
	body: z.object({ tickets: z.nullish(ticketsBack), expectedGrosz: wholeNumber }),
	response: z.object({ status: orderStatus, refundedGrosz: z.int() }),
});

/** An order in the list of whoever placed it. */
const ownOrder = z.object({
	number: z.string(),
	eventCode: z.string(),
	eventName: z.string(),
	eventNameEn: z.nullable(z.string()),
	status: orderStatus,
	method: orderMethod,
	grossGrosz: z.int(),
	dueGrosz: z.int(),
	refundedGrosz: z.int(),
	isPayable: z.boolean(),
	waitsFor,
	createdDate: z.string(),
	/** What was ordered, in the order's own order; without what was given back. */
	lines: z.array(z.object({ name: z.string(), nameEn: z.nullable(z.string()), quantity: z.int() })),
	/** Until when it holds what was ordered; null where nothing is held, or it is confirmed. */
	holdsUntil: z.nullable(z.string()),
	/** Of the event. */
	timeZone: z.string(),
});
export type OwnOrder = z.output<typeof ownOrder>;

export const getOwnOrders = defineCall({
	method: "GET",
	path: "/api/user/orders",
	logIn: "needed",
	tag: "Payment",
	summary: "The orders of whoever is logged in, the newest first; 401 for nobody.",
	response: z.object({
		orders: z.array(ownOrder),
	}),
});

export const getOrderDocument = defineCall({
	method: "GET",
	path: "/api/payment/:secret/document/:fileName",
	tag: "Payment",
	summary: "A document of an order as a file: FV-2025-0001.pdf, or .xml for the structured invoice FA(3).",
	params: z.extend(orderParams, { fileName: singleLine(60) }),
	response: z.string(),
});

export const askInvoice = defineCall({
	method: "POST",
	path: "/api/payment/:secret/invoice",
	tag: "Payment",
	summary:
		"Issues the invoice of a paid order that has none, for a person with an address: within three months from the end of the month of the event or of the payment. Asking again changes nothing.",
	params: orderParams,
	body: z.object({
		name: singleLine(1000),
		street: singleLine(1000),
		postCode: singleLine(1000),
		city: singleLine(1000),
		country: singleLine(10),
	}),
	response: z.object({ number: z.string() }),
});
