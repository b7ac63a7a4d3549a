import * as z from "zod/mini";
import { objectId, wholeNumber } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { commandPreview, fingerprint } from "../../kit/contract/preview.ts";
import { defineOfficeCall } from "../organisers/office-call.ts";
import { officeOrderParams as params } from "./contract.ts";
import { orderPayerForm } from "./payer-form.ts";

/** A command says its result in the requested language. The browser loads the order again. */
const done = z.object({ sentence: z.string() });
const PREVIEW = "The effects of the command, without running it.";
const RUN = "Takes the preview's `fingerprint`; 409 `office/preview-changed` if the effects have changed since.";

const transfer = {
	amountGrosz: wholeNumber.check(z.minimum(1)),
	/** The bank's reference, which is counted once; the order's number by default. */
	reference: z.nullish(singleLine(200)),
};
export const previewTransfer = defineOfficeCall({
	right: "orders.change",
	method: "POST",
	path: "/api/office/event/:eventCode/orders/:number/transfer/preview",
	summary: `Recording a bank transfer. ${PREVIEW}`,
	params,
	body: z.object(transfer),
	response: commandPreview,
});
export const recordTransfer = defineOfficeCall({
	right: "orders.change",
	method: "POST",
	path: "/api/office/event/:eventCode/orders/:number/transfer",
	summary: `Records a bank transfer for an order. Transfers add up. ${RUN}`,
	takesKey: true,
	params,
	body: z.object({ ...transfer, fingerprint }),
	response: done,
});

/** Pieces by the position of their line; null refunds the whole order. */
const tickets = z.nullish(
	z
		.array(z.object({ position: wholeNumber, quantity: wholeNumber.check(z.minimum(1)) }))
		.check(z.minLength(1), z.maxLength(50)),
);
const refund = {
	tickets,
	/** Whether money refunded at the payment provider by hand was for these pieces. */
	countsElsewhere: z.nullish(z.boolean()),
};
export const previewRefund = defineOfficeCall({
	right: "orders.refund",
	method: "POST",
	path: "/api/office/event/:eventCode/orders/:number/refund/preview",
	summary: `A refund of tickets. ${PREVIEW}`,
	params,
	body: z.object(refund),
	response: commandPreview,
});
export const refundTickets = defineOfficeCall({
	right: "orders.refund",
	method: "POST",
	path: "/api/office/event/:eventCode/orders/:number/refund",
	summary: `Refunds tickets of a confirmed order: releases places and unused codes, corrects the invoice and returns the money. Above the limit, another organiser confirms it first. ${RUN}`,
	takesKey: true,
	params,
	body: z.object({ ...refund, fingerprint }),
	response: done,
});

export const previewRefundRequest = defineOfficeCall({
	right: "orders.refund",
	method: "POST",
	path: "/api/office/event/:eventCode/orders/:number/refund-request/preview",
	summary: `Confirming a refund above the limit, which another organiser asked for. ${PREVIEW}`,
	params,
	response: commandPreview,
});
export const confirmRefundRequest = defineOfficeCall({
	right: "orders.refund",
	method: "POST",
	path: "/api/office/event/:eventCode/orders/:number/refund-request",
	summary: `Confirms and runs a refund above the limit. 403 for the organiser who asked. ${RUN}`,
	takesKey: true,
	params,
	body: z.object({ fingerprint }),
	response: done,
});
export const refuseRefundRequest = defineOfficeCall({
	right: "orders.refund",
	method: "DELETE",
	path: "/api/office/event/:eventCode/orders/:number/refund-request",
	summary: "Refuses or withdraws a refund above the limit.",
	params,
	response: done,
});

const paymentParams = z.extend(params, { paymentId: objectId });
export const previewPaymentRefund = defineOfficeCall({
	right: "orders.refund",
	method: "POST",
	path: "/api/office/event/:eventCode/orders/:number/payments/:paymentId/refund/preview",
	summary: `Returning a payment that the order does not count. ${PREVIEW}`,
	params: paymentParams,
	response: commandPreview,
});
export const refundPayment = defineOfficeCall({
	right: "orders.refund",
	method: "POST",
	path: "/api/office/event/:eventCode/orders/:number/payments/:paymentId/refund",
	summary: `Returns a payment that the order does not count: surplus, or money that came too late. ${RUN}`,
	takesKey: true,
	params: paymentParams,
	body: z.object({ fingerprint }),
	response: done,
});

const refundParams = z.extend(params, { refundId: objectId });
export const previewRefundSent = defineOfficeCall({
	right: "orders.refund",
	method: "POST",
	path: "/api/office/event/:eventCode/orders/:number/refunds/:refundId/sent/preview",
	summary: `Recording a refund that was transferred by hand. ${PREVIEW}`,
	params: refundParams,
	response: commandPreview,
});
export const markRefundSent = defineOfficeCall({
	right: "orders.refund",
	method: "POST",
	path: "/api/office/event/:eventCode/orders/:number/refunds/:refundId/sent",
	summary: `Records a refund that was transferred by hand. ${RUN}`,
	takesKey: true,
	params: refundParams,
	body: z.object({ fingerprint }),
	response: done,
});

export const previewApproval = defineOfficeCall({
	right: "orders.change",
	method: "POST",
	path: "/api/office/event/:eventCode/orders/:number/approval/preview",
	summary: `Approving an order with deferred payment. ${PREVIEW}`,
	params,
	response: commandPreview,
});
export const approveDeferred = defineOfficeCall({
	right: "orders.change",
	method: "POST",
	path: "/api/office/event/:eventCode/orders/:number/approval",
	summary: `Approves an order with deferred payment above the event's credit limit. ${RUN}`,
	takesKey: true,
	params,
	body: z.object({ fingerprint }),
	response: done,
});

export const previewCancellation = defineOfficeCall({
	right: "orders.change",
	method: "POST",
	path: "/api/office/event/:eventCode/orders/:number/cancellation/preview",
	summary: `Cancelling an unpaid order. ${PREVIEW}`,
	params,
	response: commandPreview,
});
export const cancelUnpaidOrder = defineOfficeCall({
	right: "orders.change",
	method: "POST",
	path: "/api/office/event/:eventCode/orders/:number/cancellation",
	summary: `Cancels an unpaid order and releases its places and its code. ${RUN}`,
	takesKey: true,
	params,
	body: z.object({ fingerprint }),
	response: done,
});

const extension = { days: wholeNumber.check(z.minimum(1), z.maximum(30)) };
export const previewExtension = defineOfficeCall({
	right: "orders.change",
	method: "POST",
	path: "/api/office/event/:eventCode/orders/:number/extension/preview",
	summary: `Extending an order's deadline. ${PREVIEW}`,
	params,
	body: z.object(extension),
	response: commandPreview,
});
export const extendDeadline = defineOfficeCall({
	right: "orders.change",
	method: "POST",
	path: "/api/office/event/:eventCode/orders/:number/extension",
	summary: `Extends the reservation of an unpaid order, or the due day of a deferred invoice. ${RUN}`,
	takesKey: true,
	params,
	body: z.object({ ...extension, fingerprint }),
	response: done,
});

export const previewCodes = defineOfficeCall({
	right: "orders.change",
	method: "POST",
	path: "/api/office/event/:eventCode/orders/:number/codes/preview",
	summary: `Sending a team's unused codes again. ${PREVIEW}`,
	params,
	response: commandPreview,
});
export const resendCodes = defineOfficeCall({
	right: "orders.change",
	method: "POST",
	path: "/api/office/event/:eventCode/orders/:number/codes",
	summary: `Sends the buyer of a team's order its unused codes again. ${RUN}`,
	takesKey: true,
	params,
	body: z.object({ fingerprint }),
	response: done,
});

export const changeOrderPayer = defineOfficeCall({
	right: "orders.change",
	method: "PUT",
	path: "/api/office/event/:eventCode/orders/:number/payer",
	summary:
		"Changes the payer of an order without an invoice. Takes the `version` that was read: 409 `office/version-changed` after another change.",
	params,
	body: z.object({ ...orderPayerForm.shape, version: singleLine(64) }),
	response: z.object({ version: z.string() }),
});
