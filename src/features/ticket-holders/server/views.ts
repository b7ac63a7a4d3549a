import { viewOf } from "../../../kit/db/view-of.ts";
import * as tables from "./tables.ts";

export const registration = viewOf(
	tables.registration,
	"id",
	"accountId",
	"eventId",
	"packageId",
	"calendarId",
	"scope",
	"isOnline",
	"orderId",
	"status",
	"profile",
	"holdsPlace",
	"handedToId",
	"createdAt",
);
export const packageChange = viewOf(tables.packageChange, "registrationId", "orderId", "state");

export const registrationRows = { of: tables.registration };
