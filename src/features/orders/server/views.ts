import { viewOf } from "../../../kit/db/view-of.ts";
import * as tables from "./tables.ts";

export const orderLine = viewOf(
	tables.orderLine,
	"orderId",
	"kind",
	"packageId",
	"id",
	"isReverseCharged",
	"name",
	"nameEn",
	"optionId",
	"position",
	"quantity",
	"reducedGrosz",
	"refundedQuantity",
	"unitNetGrosz",
	"vatRate",
);
export const salesOrder = viewOf(
	tables.salesOrder,
	"accountId",
	"confirmedAt",
	"createdAt",
	"dueOn",
	"eventId",
	"grossGrosz",
	"holdsUntil",
	"id",
	"method",
	"netGrosz",
	"number",
	"paidGrosz",
	"payer",
	"refundedGrosz",
	"status",
	"words",
);
