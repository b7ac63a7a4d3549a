import { viewOf } from "../../../kit/db/view-of.ts";
import * as tables from "./tables.ts";

export const exhibitor = viewOf(
	tables.exhibitor,
	"id",
	"eventId",
	"position",
	"name",
	"type",
	"logoUrl",
	"rodoName",
	"isMeetingEnabled",
);
export const meetingTopic = viewOf(tables.meetingTopic, "id", "exhibitorId", "position", "name", "nameEn");
export const exhibitorStaff = viewOf(
	tables.exhibitorStaff,
	"exhibitorId",
	"accountId",
	"grantedAt",
	"wantsApplications",
	"applicationsToldAt",
);
export const exhibitorInvitation = viewOf(tables.exhibitorInvitation, "id", "exhibitorId");
