import { viewOf } from "../../../kit/db/view-of.ts";
import * as tables from "./tables.ts";

export const payment = viewOf(
	tables.payment,
	"id",
	"orderId",
	"provider",
	"method",
	"reference",
	"amountGrosz",
	"state",
	"createdAt",
	"settledAt",
);
export const refund = viewOf(tables.refund, "id", "paymentId", "amountGrosz", "state", "createdAt");
