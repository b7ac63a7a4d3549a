import { viewOf } from "../../../kit/db/view-of.ts";
import * as tables from "./tables.ts";

export const orderLine = viewOf(
	tables.orderLine,
	"orderId",
	"kind",
	"packageId",
	"id",
	"isReverseCharged",
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
	"createdAt",
	"grossGrosz",
	"id",
	"number",
	"paidGrosz",
	"refundedGrosz",
	"status",
);
