import * as z from "zod/mini";
import { defineCall, wholeNumber } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { documentName } from "../documents/contract.ts";
import { deliveryAddress } from "../options/contract.ts";
import { orderTicket } from "../orders/order-ticket.ts";
import { payer } from "../orders/payer.ts";
import { paymentState, refundState } from "../payments/contract.ts";
import { invoiceForm } from "./invoice-form.ts";

/** An order's secret (stored only as a hash), or its number for the logged-in owner. */
export const orderParams = z.object({ secret: singleLine(100) });

export const orderStatus = z.enum(["reserved", "confirmed", "expired", "cancelled"]);
const orderMethod = z.enum(["card", "transfer", "deferred"]);

const waitsFor = z.nullable(z.enum(["confirmation", "approval"]));

const paidLine = z.object({
	/** The line's position, from 0. */
	position: z.int(),
	/**
	 * `package`: the buyer's own ticket. `team`: tickets passed on by codes. `change`: an upgrade to a better package.
	 * `fee`: of a deferred payment.
	 */
	kind: z.enum(["package", "team", "option", "change", "fee"]),
	name: z.string(),
	nameEn: z.nullable(z.string()),
	quantity: z.int(),
	refundedQuantity: z.int(),
	/** The discount on the remaining pieces, with VAT. */
	reducedGrosz: z.int(),
	listNetGrosz: z.int(),
	unitNetGrosz: z.int(),
	vatRate: z.int(),
	netGrosz: z.int(),
	vatGrosz: z.int(),
	grossGrosz: z.int(),
});

/** Instants are ISO 8601 in UTC, money is in grosz. */
const paymentInfo = z.object({
	number: z.string(),
	eventCode: z.string(),
	eventName: z.string(),
	eventNameEn: z.nullable(z.string()),
	timeZone: z.string(),
	status: orderStatus,
	method: orderMethod,
	/** Whether the buyer can pay or change the method now. */
	isPayable: z.boolean(),
	/** The test gateway moves no money. */
	cardPayments: z.enum(["stripe", "test", "none"]),
	waitsFor,
	/** The unconfirmed address, which got a confirmation link. */
	unconfirmedEmail: z.nullable(z.string()),
	/** Surplus money that is or will be refunded. */
	unwantedGrosz: z.int(),
	holdsUntil: z.nullable(z.string()),
	createdDate: z.string(),
	payer,
	/** Free and included options, which have no line. */
	freeOptions: z.array(z.object({ name: z.string(), nameEn: z.nullable(z.string()) })),
	delivery: z.nullable(deliveryAddress),
	/** Whether the order extends a ticket or changes its package. */
	isAddition: z.boolean(),
	/** The package to preselect in another order; for a team's order, its first package. */
	packageCode: z.nullable(z.string()),
	lines: z.array(paidLine),
	netGrosz: z.int(),
	vatGrosz: z.int(),
	grossGrosz: z.int(),
	paidGrosz: z.int(),
	/** The refunded amount, then the amount due. */
	refundedGrosz: z.int(),
	dueGrosz: z.int(),
	/** Null if the buyer cannot return tickets. */
	refundableUntil: z.nullable(z.string()),
	/** Why its ticket cannot be returned yet, with the remedy: another order extended it or changed its package. */
	returnRefusal: z.nullable(z.string()),
	refunds: z.array(z.object({ amountGrosz: z.int(), state: refundState, createdDate: z.string() })),
	/** The newest payment's state, or null. */
	lastPayment: z.nullable(paymentState),
	/** All but pro-formas have a structured invoice (XML). */
	documents: z.array(
		z.object({
			number: z.string(),
			kind: documentName,
			issueDate: z.string(),
			pdfUrl: z.string(),
			xmlUrl: z.nullable(z.string()),
		}),
	),
	/** "2025-09-30"; null if the invoice exists or it is too late. */
	invoiceAskableUntil: z.nullable(z.string()),
	/** Valid tickets paid by this order. */
	tickets: z.array(orderTicket),
	/** `dueOn` is the last day of a deferred invoice, such as "2025-05-14". */
	transfer: z.nullable(
		z.object({ recipient: z.string(), account: z.string(), title: z.string(), dueOn: z.nullable(z.string()) }),
	),
});
export type PaymentInfo = z.output<typeof paymentInfo>;

export const getPaymentInfo = defineCall({
	method: "GET",
	path: "/api/payment/:secret/info",
	tag: "Payment",
	summary: "An order with its amounts and payment state, by its secret. Never cached.",
	params: orderParams,
	response: paymentInfo,
});

export const makePaymentUrl = defineCall({
	method: "POST",
	path: "/api/payment/:secret/url",
	takesKey: true,
	tag: "Payment",
	summary:
		"Starts a payment and returns its address. `method` changes the payment method. A bank transfer has no address. Only the payment provider's confirmation marks an order as paid.",
	params: orderParams,
	body: z.object({ method: z.enum(["card", "transfer"]) }),
	/** The provider returns `reference`; the browser finds the order by it. */
	response: z.object({ url: z.nullable(z.string()), reference: z.nullable(z.string()) }),
});

export const cancelUnpaid = defineCall({
	method: "POST",
	path: "/api/payment/:secret/cancel",
	tag: "Payment",
	summary: "Cancels an unpaid order. Its place and code become available again.",
	params: orderParams,
	/** Browsers send no body. */
	body: z.nullish(z.object({})),
	response: z.object({ status: orderStatus }),
});

/** A quantity of an order's line. */
const ticketsBack = z
	.array(z.object({ position: wholeNumber, quantity: wholeNumber.check(z.minimum(1)) }))
	.check(z.minLength(1), z.maxLength(50));

export const refundBought = defineCall({
	method: "POST",
	path: "/api/payment/:secret/refund",
	takesKey: true,
	tag: "Payment",
	summary:
		"Cancels and refunds tickets of a confirmed order within the event's rules: the whole order, or some unused tickets of a team. Issues correcting documents, releases places and codes, and refunds to the original payment method. An amount other than `expectedGrosz` answers 409.",
	params: orderParams,
	body: z.object({ tickets: z.nullish(ticketsBack), expectedGrosz: wholeNumber }),
	response: z.object({ status: orderStatus, refundedGrosz: z.int() }),
});

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
	/** The order's lines without returned pieces. */
	lines: z.array(z.object({ name: z.string(), nameEn: z.nullable(z.string()), quantity: z.int() })),
	/** The end of the reservation; null if nothing is reserved or the order is confirmed. */
	holdsUntil: z.nullable(z.string()),
	timeZone: z.string(),
});
export type OwnOrder = z.output<typeof ownOrder>;

export const getOwnOrders = defineCall({
	method: "GET",
	path: "/api/user/orders",
	logIn: "needed",
	tag: "Payment",
	summary: "The caller's orders, newest first. Answers 401 without a log-in.",
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
		"Issues the invoice of a paid order that has none, for a person with an address. Possible within three months from the end of the month of the event or of the payment. Repeating the call changes nothing.",
	params: orderParams,
	body: z.object(invoiceForm.shape),
	response: z.object({ number: z.string() }),
});
