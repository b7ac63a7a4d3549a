import { orderLine, salesOrder } from "./tables.ts";

/** Columns of an order. */
export const salesOrderColumns = {
	number: salesOrder.number,
	id: salesOrder.id,
	eventId: salesOrder.eventId,
	lang: salesOrder.lang,
	createdAt: salesOrder.createdAt,
	accountId: salesOrder.accountId,
	endedAt: salesOrder.endedAt,
	status: salesOrder.status,
	currency: salesOrder.currency,
	netGrosz: salesOrder.netGrosz,
	vatGrosz: salesOrder.vatGrosz,
	grossGrosz: salesOrder.grossGrosz,
	method: salesOrder.method,
	dueOn: salesOrder.dueOn,
	confirmedAt: salesOrder.confirmedAt,
	secretHash: salesOrder.secretHash,
	payer: salesOrder.payer,
	paidGrosz: salesOrder.paidGrosz,
	refundedGrosz: salesOrder.refundedGrosz,
	holdsUntil: salesOrder.holdsUntil,
	notices: salesOrder.notices,
};

/** Columns of an order's line. */
export const orderLineColumns = {
	id: orderLine.id,
	name: orderLine.name,
	position: orderLine.position,
	nameEn: orderLine.nameEn,
	kind: orderLine.kind,
	netGrosz: orderLine.netGrosz,
	vatGrosz: orderLine.vatGrosz,
	grossGrosz: orderLine.grossGrosz,
	vatRate: orderLine.vatRate,
	quantity: orderLine.quantity,
	unitNetGrosz: orderLine.unitNetGrosz,
	reducedGrosz: orderLine.reducedGrosz,
	packageId: orderLine.packageId,
	optionId: orderLine.optionId,
	refundedQuantity: orderLine.refundedQuantity,
	listNetGrosz: orderLine.listNetGrosz,
	isReverseCharged: orderLine.isReverseCharged,
};
