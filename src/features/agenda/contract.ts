import * as z from "zod/mini";
import { defineCall, eventParams, objectId } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { CODE_TRIES } from "../codes/contract.ts";
import { categoryTreeAddress, fakeCategoryAddress, lecturesStatusesAddress } from "./addresses.ts";

/** Spec §3 "Agenda category". */
export const agendaCategory = z.object({
	objectId: z.int(),
	name: z.string(),
	nameEn: z.nullable(z.string()),
	icon: z.string(),
});
export type AgendaCategory = z.output<typeof agendaCategory>;

/** A lecturer as a lecture card shows them. */
export const lectureLecturer = z.object({
	objectId: z.int(),
	title: z.nullable(z.string()),
	firstName: z.string(),
	lastName: z.string(),
	jobPosition: z.string(),
	jobPositionEn: z.nullable(z.string()),
	organization: z.string(),
	imageUrl: z.nullable(z.string()),
});
export type LectureLecturer = z.output<typeof lectureLecturer>;

/**
 * Spec §3 "Lecture". Dates are ISO 8601 instants in UTC. Statuses are 0 free, 1 last places, 2 none, and at most a
 * minute old; `AgendaEventLecturesStatuses` returns current ones.
 */
export const lecture = z.object({
	objectId: z.int(),
	/**
	 * `subject`, `shortDescription` and `tags` are in `language`. Translations are null if missing; translated tags
	 * keep the order of `tags`.
	 */
	subject: z.string(),
	subjectPl: z.nullable(z.string()),
	subjectEn: z.nullable(z.string()),
	startDate: z.string(),
	endDate: z.string(),
	place: z.string(),
	difficultyLevel: z.nullable(z.int()),
	isInEnglish: z.boolean(),
	/** A two-character code: lectures may be in a third language. */
	language: z.string(),
	isHot: z.boolean(),
	hasDescription: z.boolean(),
	shortDescription: z.string(),
	shortDescriptionPl: z.nullable(z.string()),
	shortDescriptionEn: z.nullable(z.string()),
	tags: z.array(z.string()),
	tagsPl: z.array(z.nullable(z.string())),
	tagsEn: z.array(z.nullable(z.string())),
	lecturers: z.array(lectureLecturer),
	exhibitor: z.nullable(z.object({ objectId: z.int(), name: z.string(), logoUrl: z.string() })),
	status: z.int(),
	statusVip: z.int(),
	calendarCode: z.string(),
});
export type Lecture = z.output<typeof lecture>;

/** A lecture with its category and track. */
export const listedLecture = z.extend(lecture, {
	categoryId: z.int(),
	/** Null without a track. */
	trackId: z.nullable(z.int()),
});
export type ListedLecture = z.output<typeof listedLecture>;

export const trackPerson = z.object({ objectId: z.int(), name: z.string() });

const trackHead = z.object({
	objectId: z.int(),
	name: z.string(),
	nameEn: z.nullable(z.string()),
	logoUrl: z.nullable(z.string()),
	color: z.string(),
	chairmans: z.array(trackPerson),
	carers: z.array(trackPerson),
});

/** Spec §3 "Track". */
export const track = z.extend(trackHead, { lectures: z.array(lecture) });
export type Track = z.output<typeof track>;

export const calendarBreak = z.object({
	startDate: z.string(),
	endDate: z.string(),
	name: z.string(),
	nameEn: z.nullable(z.string()),
});
export type CalendarBreak = z.output<typeof calendarBreak>;

/**
 * A day of a category: its tracks, and lecture ids grouped by start. A last track with an empty name and `objectId` 0
 * has the lectures without a track.
 */
export const categoryCalendar = z.object({
	objectId: z.int(),
	code: z.string(),
	name: z.string(),
	nameEn: z.nullable(z.string()),
	note: z.string(),
	noteEn: z.nullable(z.string()),
	breaks: z.array(calendarBreak),
	tracks: z.array(track),
	/** All lectures grouped by start, earliest first (spec §3). */
	lectureSlots: z.array(z.object({ startDate: z.string(), lectureIds: z.array(z.int()) })),
});
export type CategoryCalendar = z.output<typeof categoryCalendar>;

export const categoryTree = z.object({ isHourlySignificant: z.boolean(), calendars: z.array(categoryCalendar) });
export type CategoryTree = z.output<typeof categoryTree>;

/** The first start and last end of a tab's lectures on one day. */
const categoryDay = z.object({
	startDate: z.string(),
	endDate: z.string(),
	/** Says whether the lectures are on site. */
	isOnsite: z.boolean(),
});
export type CategoryDay = z.output<typeof categoryDay>;

/** A tab and its days by start. Recordings have no days. */
const datedCategory = z.extend(agendaCategory, { days: z.array(categoryDay) });

export const getCategories = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/agenda/categories",
	tag: "Agenda",
	summary:
		"The tabs of the agenda with the days of their lectures, and the fake category if the event has one. A tab whose hours do not matter has no days.",
	params: eventParams,
	response: z.object({ categories: z.array(datedCategory), fakeCategory: z.nullable(datedCategory) }),
});

export const getCategoryTree = defineCall({
	...categoryTreeAddress,
	tag: "Agenda",
	summary: "One tab of the agenda: its days, tracks and lectures.",
	params: z.extend(eventParams, { categoryId: objectId }),
	response: categoryTree,
});

export const getFakeCategory = defineCall({
	...fakeCategoryAddress,
	tag: "Agenda",
	summary: "The content of the fake category. Has no days if the event has no fake category.",
	params: eventParams,
	response: categoryTree,
});

export const getTracks = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/tracks",
	tag: "Agenda",
	summary: "The tracks of an event in the organiser's order, without their lectures.",
	params: eventParams,
	response: z.array(trackHead),
});

export const getLecturesStatuses = defineCall({
	...lecturesStatusesAddress,
	tag: "Agenda",
	summary: "The current seat statuses of all lectures. `isLimited` is true if any lecture has limited seats.",
	params: eventParams,
	response: z.object({
		isLimited: z.boolean(),
		statuses: z.array(z.object({ lectureId: z.int(), status: z.int(), statusVip: z.int() })),
	}),
});

export const getLectureDescription = defineCall({
	method: "GET",
	path: "/api/lecture/:id/description",
	tag: "Agenda",
	summary: "A lecture with its full description (HTML, sanitised) and links.",
	params: z.object({ id: objectId }),
	response: z.extend(lecture, {
		/** HTML; null without a description. */
		description: z.nullable(z.string()),
		descriptionPl: z.nullable(z.string()),
		descriptionEn: z.nullable(z.string()),
		links: z.array(z.object({ title: z.string(), url: z.string() })),
		trackName: z.nullable(z.string()),
		trackNameEn: z.nullable(z.string()),
		calendarName: z.string(),
		calendarNameEn: z.nullable(z.string()),
		isHourlySignificant: z.boolean(),
		/** Says whether seats need a reservation, and whether extended packages have their own seats. */
		needsSeat: z.boolean(),
		hasExtendedSeats: z.boolean(),
		eventCode: z.string(),
		timeZone: z.string(),
	}),
});

/** Codes are case-insensitive and trimmed. */
const code = singleLine(60).check(z.trim(), z.toUpperCase());
const lang = z.optional(singleLine(20));

export const getLectures = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/lectures",
	tag: "Agenda",
	summary: "All lectures of an event by start time. `calendar` filters by one day or edition.",
	params: eventParams,
	query: z.object({ lang, calendar: z.optional(code) }),
	response: z.array(listedLecture),
});

export const getLectureTags = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/lectures/tags",
	tag: "Agenda",
	summary: "The tags of an event's lectures by name, with the number of lectures that have each.",
	params: eventParams,
	response: z.array(
		z.object({
			name: z.string(),
			/** The organiser's translations of the tag; null if missing. */
			namePl: z.nullable(z.string()),
			nameEn: z.nullable(z.string()),
			count: z.int(),
		}),
	),
});

const flag = z.pipe(
	z.optional(z.enum(["true", "false"])),
	z.transform((value) => value === "true"),
);

export const getLectureTree = defineCall({
	method: "GET",
	path: "/api/v2/event/:eventCode/lectures/tree",
	limits: [{ ...CODE_TRIES, of: "code" }],
	tag: "Agenda",
	summary:
		"All categories with their trees. `virtualOnly=true` keeps the days with online attendance. `couponCode` keeps the days that the packages of an invitation or discount code include. A code that is not valid now answers 400 with the reason.",
	params: eventParams,
	query: z.object({ lang, virtualOnly: flag, couponCode: z.optional(code) }),
	response: z.array(z.extend(agendaCategory, { isFake: z.boolean(), tree: categoryTree })),
});

/** Pages link to calendar files; the type is text/calendar. */
const calendarFile = z.string();

export const getEventCalendarFile = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/calendar.ics",
	tag: "Agenda",
	summary:
		"The days of a conference, or the next edition of a meetup, as a calendar file (iCalendar) with one entry per day. `calendar` selects one of them. Answers 404 if there are none yet.",
	params: eventParams,
	query: z.object({ lang, calendar: z.optional(code) }),
	response: calendarFile,
});

export const getLectureCalendarFile = defineCall({
	method: "GET",
	path: "/api/lecture/:id/calendar.ics",
	tag: "Agenda",
	summary: "A lecture as a calendar file (iCalendar).",
	params: z.object({ id: objectId }),
	response: calendarFile,
});

export const getDayCalendarFile = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/agenda/:calendarCode/calendar.ics",
	tag: "Agenda",
	summary: "The lectures of a day or an edition as a calendar file (iCalendar). Answers 404 if there are none yet.",
	params: z.extend(eventParams, { calendarCode: singleLine(60) }),
	response: calendarFile,
});
