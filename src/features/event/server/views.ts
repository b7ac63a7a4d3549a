import { viewOf } from "../../../kit/db/view-of.ts";
import * as tables from "./tables.ts";

export const event = viewOf(
	tables.event,
	"id",
	"code",
	"position",
	"timeZone",
	"name",
	"nameEn",
	"startsAt",
	"endsAt",
	"isMeeting",
	"landingLecturersEventCode",
	"landingProgrammeCouncilEventCode",
	"landingExhibitorsEventCode",
	"landingPartnersEventCode",
	"meetingPoints",
	"theme",
	"sceneKind",
);
export const calendar = viewOf(
	tables.calendar,
	"id",
	"eventId",
	"code",
	"position",
	"name",
	"nameEn",
	"startsAt",
	"endsAt",
	"isOnline",
	"isOnsite",
	"onsiteCapacity",
	"onsiteTaken",
	"sourceKey",
);
