import { viewOf } from "../../../kit/db/view-of.ts";
import * as tables from "./tables.ts";

export const ticketCodeUse = viewOf(tables.ticketCodeUse, "codeId", "subject", "usedAt", "releasedAt");
export const ticketCode = viewOf(
	tables.ticketCode,
	"id",
	"eventId",
	"orderLineId",
	"code",
	"used",
	"revokedAt",
	"sentTo",
	"sentAt",
	"sentCount",
);
