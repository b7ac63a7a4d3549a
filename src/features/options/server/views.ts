import { viewOf } from "../../../kit/db/view-of.ts";
import * as tables from "./tables.ts";

export const optionChoice = viewOf(
	tables.optionChoice,
	"accountId",
	"choice",
	"delivery",
	"id",
	"optionId",
	"orderId",
	"releasedAt",
	"subject",
	"takenAt",
);
export const packageOption = viewOf(tables.packageOption, "capacity", "choiceLimits", "id", "kind", "packageId");
export const optionChoiceStock = viewOf(tables.optionChoiceStock, "choice", "optionId", "taken");
export const optionStock = viewOf(tables.optionStock, "optionId", "taken");
