import { viewOf } from "../../../kit/db/view-of.ts";
import * as tables from "./tables.ts";

export const agendaCategory = viewOf(
	tables.agendaCategory,
	"id",
	"eventId",
	"position",
	"isHourlySignificant",
	"isFake",
	"sourceKey",
);
export const track = viewOf(tables.track, "id", "eventId", "position", "name", "nameEn", "color", "sourceKey");
export const trackPerson = viewOf(tables.trackPerson, "trackId", "lecturerId");
export const calendarBreak = viewOf(
	tables.calendarBreak,
	"id",
	"calendarId",
	"startsAt",
	"endsAt",
	"name",
	"sourceKey",
);
export const lecture = viewOf(
	tables.lecture,
	"id",
	"eventId",
	"categoryId",
	"calendarId",
	"trackId",
	"subject",
	"language",
	"startsAt",
	"endsAt",
	"place",
	"difficultyLevel",
	"isHot",
	"shortDescription",
	"description",
	"tags",
	"subjectPl",
	"subjectEn",
	"basicSeats",
	"sourceKey",
	"sourceHash",
);
export const lectureStock = viewOf(tables.lectureStock, "lectureId", "basicTaken", "extendedTaken");
export const lectureLecturer = viewOf(tables.lectureLecturer, "lectureId", "lecturerId", "position");
export const lectureLink = viewOf(tables.lectureLink, "id", "lectureId", "position", "title", "url");
