import * as z from "zod/mini";
import { eventParams } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { fileQuery, listPage, listQuery, oneOrMore } from "../../kit/list/list-query.ts";
import { documentName } from "../documents/contract.ts";
import { payer } from "../orders/payer.ts";
import { defineOfficeCall } from "../organisers/office-call.ts";
import { paymentState, provider, refundState } from "../payments/contract.ts";
import { BUYER_KINDS, ORDER_METHODS, ORDER_STATES, ORDER_VIEWS } from "./states.ts";

/** The commands that an organiser may run on an order now. */
const orderCan = z.object({
	recordTransfer: z.boolean(),
	refund: z.boolean(),
	approve: z.boolean(),
	cancel: z.boolean(),
	extend: z.boolean(),
	resendCodes: z.boolean(),
	changePayer: z.boolean(),
});
export type OrderCan = z.output<typeof orderCan>;

const state = z.enum(ORDER_STATES);
const method = z.enum(ORDER_METHODS);
const buyerKind = z.enum(BUYER_KINDS);
const day = z.iso.date();

const lineKind = z.enum(["package", "team", "option", "change", "fee"]);

/** Money is in grosz, instants are ISO 8601 in UTC. */
const orderRow = z.object({
	objectId: z.int(),
	number: z.string(),
	createdDate: z.string(),
	buyer: z.object({ kind: buyerKind, name: z.string(), nip: z.string(), country: z.string() }),
	/** Its lines without refunded pieces; for an ended order, all pieces. */
	items: z.array(z.object({ kind: lineKind, name: z.string(), nameEn: z.nullable(z.string()), quantity: z.int() })),
	state,
	/** How it was paid, or will be. */
	method,
	/** The number of its pro-forma. */
	proforma: z.nullable(z.string()),
	/** The discount code. */
	code: z.nullable(z.string()),
	/** The end of the reservation, while it awaits payment. */
	holdsUntil: z.nullable(z.string()),
	/** The last day of a deferred invoice: "2025-05-14". */
	dueOn: z.nullable(z.string()),
	grossGrosz: z.int(),
	/** Payments less refunds. */
	paidGrosz: z.int(),
	refundedGrosz: z.int(),
	dueGrosz: z.int(),
	/** Unallocated money that the organiser has to return. */
	toRefundGrosz: z.int(),
	can: orderCan,
});
export type OrderRow = z.output<typeof orderRow>;

export const ORDER_SORTS = ["-placed", "placed", "-gross", "gross"] as const;

const filters = {
	state: z.optional(oneOrMore(ORDER_STATES)),
	method: z.optional(oneOrMore(ORDER_METHODS)),
	buyer: z.optional(oneOrMore(BUYER_KINDS)),
	/** The code of a package. */
	package: z.optional(singleLine(40)),
	/** Teams whose codes are all unused. */
	codes: z.optional(z.enum(["unused"])),
	/** Orders with a refund by a payment service that needs the organiser. */
	refunds: z.optional(z.enum(["unsettled"])),
	/** The first and the last day of placing, in the event's time zone. */
	from: z.optional(day),
	to: z.optional(day),
};
const orderQuery = listQuery(ORDER_SORTS, filters);
export type OrderQuery = z.output<typeof orderQuery>;

export const getOfficeOrders = defineOfficeCall({
	right: "orders.read",
	method: "GET",
	path: "/api/office/event/:eventCode/orders",
	summary:
		"A page of an event's orders. `q` finds numbers, names, tax numbers, e-mail addresses and codes; `state`, `method` and `buyer` take several values separated by commas.",
	query: orderQuery,
	response: z.extend(listPage(orderRow), { timeZone: z.string(), can: z.object({ create: z.boolean() }) }),
});

export const getOfficeOrderTotals = defineOfficeCall({
	right: "orders.read",
	method: "GET",
	path: "/api/office/event/:eventCode/orders/totals",
	summary: "The number and the sums of all orders of a filter.",
	query: orderQuery,
	response: z.object({ count: z.int(), grossGrosz: z.int(), paidGrosz: z.int(), dueGrosz: z.int() }),
});

export const getOfficeOrderViews = defineOfficeCall({
	right: "orders.read",
	method: "GET",
	path: "/api/office/event/:eventCode/orders/views",
	summary: "The number of orders of each named view.",
	response: z.object({ views: z.array(z.object({ name: z.enum(ORDER_VIEWS), count: z.int() })) }),
});

export const getOfficeOrdersFile = defineOfficeCall({
	right: "orders.export",
	method: "GET",
	path: "/api/office/event/:eventCode/orders/file",
	summary: "The orders of a filter as a file: CSV for spreadsheets (UTF-8, semicolons) or XLSX.",
	query: fileQuery(orderQuery),
	response: z.string(),
});

export const officeOrderParams = z.extend(eventParams, { number: singleLine(60) });

const officeOrder = z.extend(orderRow, {
	timeZone: z.string(),
	lang: z.enum(["pl", "en"]),
	payer,
	/** Changes with the payer; a save sends it back. */
	version: z.string(),
	/** Null after the buyer's erasure. */
	account: z.nullable(
		z.object({ accountId: z.string(), name: z.string(), email: z.string(), isConfirmed: z.boolean() }),
	),
	netGrosz: z.int(),
	vatGrosz: z.int(),
	lines: z.array(
		z.object({
			/** From 0. */
			position: z.int(),
			kind: lineKind,
			name: z.string(),
			nameEn: z.nullable(z.string()),
			quantity: z.int(),
			refundedQuantity: z.int(),
			/** Pieces that can be refunded now: without used codes. */
			refundableQuantity: z.int(),
			/** The discount on the remaining pieces, with VAT. */
			reducedGrosz: z.int(),
			unitNetGrosz: z.int(),
			vatRate: z.int(),
			netGrosz: z.int(),
			vatGrosz: z.int(),
			grossGrosz: z.int(),
		}),
	),
	payments: z.array(
		z.object({
			objectId: z.int(),
			provider,
			method: z.nullable(z.string()),
			reference: z.string(),
			amountGrosz: z.int(),
			refundedGrosz: z.int(),
			state: paymentState,
			createdDate: z.string(),
			settledDate: z.nullable(z.string()),
			can: z.object({ refund: z.boolean() }),
		}),
	),
	refunds: z.array(
		z.object({
			objectId: z.int(),
			paymentId: z.int(),
			amountGrosz: z.int(),
			state: z.enum([...refundState.options, "elsewhere"]),
			/** Whether the organiser transfers it. */
			isByHand: z.boolean(),
			/** The provider's answer. */
			message: z.nullable(z.string()),
			createdDate: z.string(),
			settledDate: z.nullable(z.string()),
			can: z.object({ markSent: z.boolean() }),
		}),
	),
	/** A refund above the limit that waits for another organiser. */
	refundRequest: z.nullable(
		z.object({
			grossGrosz: z.int(),
			by: z.nullable(z.string()),
			requestedDate: z.string(),
			can: z.object({ confirm: z.boolean(), refuse: z.boolean() }),
		}),
	),
	documents: z.array(
		z.object({
			number: z.string(),
			kind: documentName,
			issueDate: z.string(),
			grossGrosz: z.int(),
			ksefNumber: z.nullable(z.string()),
			pdfUrl: z.string(),
			xmlUrl: z.nullable(z.string()),
		}),
	),
	codes: z.array(
		z.object({
			objectId: z.int(),
			code: z.string(),
			packageName: z.string(),
			state: z.enum(["unused", "used", "revoked"]),
			/** The full name of the person. */
			usedBy: z.nullable(z.string()),
			usedDate: z.nullable(z.string()),
			sentTo: z.nullable(z.string()),
			sentDate: z.nullable(z.string()),
		}),
	),
	registrations: z.array(z.object({ objectId: z.int(), name: z.string(), status: z.string(), isOnline: z.boolean() })),
	/** Newest first. `by` is a name; null for the system. */
	history: z.array(z.object({ at: z.string(), action: z.string(), text: z.string(), by: z.nullable(z.string()) })),
});
export type OfficeOrder = z.output<typeof officeOrder>;

export const getOfficeOrder = defineOfficeCall({
	right: "orders.read",
	method: "GET",
	path: "/api/office/event/:eventCode/orders/:number",
	summary: "An order with its lines, payments, refunds, documents, codes and history.",
	params: officeOrderParams,
	response: officeOrder,
});

export const getOfficeOrderDocument = defineOfficeCall({
	right: "orders.read",
	method: "GET",
	path: "/api/office/event/:eventCode/orders/:number/document/:fileName",
	summary: "A document of an order as a file: FV-2025-0001.pdf, or .xml for the structured invoice FA(3).",
	params: z.extend(officeOrderParams, { fileName: singleLine(60) }),
	response: z.string(),
});
