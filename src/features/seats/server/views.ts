import { viewOf } from "../../../kit/db/view-of.ts";
import * as tables from "./tables.ts";

export const lectureSeat = viewOf(
	tables.lectureSeat,
	"lectureId",
	"registrationId",
	"releasedAt",
	"startsAt",
	"endsAt",
	"place",
);

export const lectureQueueEntry = viewOf(
	tables.lectureQueueEntry,
	"id",
	"lectureId",
	"registrationId",
	"state",
	"isExtended",
);

/** For `for`: locks only seats in a join. */
export const seatRows = { of: tables.lectureSeat };
