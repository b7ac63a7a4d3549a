import { viewOf } from "../../../kit/db/view-of.ts";
import * as tables from "./tables.ts";

export const ticketPackage = viewOf(
	tables.ticketPackage,
	"id",
	"eventId",
	"code",
	"position",
	"name",
	"isOnline",
	"isOnsite",
	"includes",
	"hasExtendedSeats",
);
export const additionalInput = viewOf(
	tables.additionalInput,
	"id",
	"packageId",
	"position",
	"name",
	"nameEn",
	"type",
	"isRequired",
	"options",
	"addedAt",
);
export const packageStock = viewOf(tables.packageStock, "packageId", "taken");
