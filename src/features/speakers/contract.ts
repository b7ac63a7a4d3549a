import * as z from "zod/mini";
import { decimal, defineCall, eventParams, objectId } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";

/**
 * Spec §3. `jobPosition` and `biography` are Polish beside English variants. Only `LecturersN`, which has `lang` in the
 * spec, returns the requested language. Biographies are HTML, sanitised on write.
 */
export const lecturer = z.object({
	objectId: z.int(),
	title: z.nullable(z.string()),
	firstName: z.string(),
	lastName: z.string(),
	jobPosition: z.string(),
	jobPositionEn: z.nullable(z.string()),
	organization: z.string(),
	imageUrl: z.nullable(z.string()),
	biography: z.nullable(z.string()),
	biographyEn: z.nullable(z.string()),
	linkedinUrl: z.nullable(z.string()),
	twitterUrl: z.nullable(z.string()),
	otherSocialMediaUrl: z.nullable(z.string()),
	repositoryUrl: z.nullable(z.string()),
	websiteUrl: z.nullable(z.string()),
});
export type Lecturer = z.output<typeof lecturer>;

/** Dates are ISO 8601 in UTC. */
const lecturerLecture = z.object({
	objectId: z.int(),
	/** The original language. The Polish and English fields have translations, if any. */
	subject: z.string(),
	subjectPl: z.nullable(z.string()),
	subjectEn: z.nullable(z.string()),
	language: z.string(),
	startDate: z.string(),
	endDate: z.string(),
	place: z.string(),
	calendarName: z.string(),
	calendarNameEn: z.nullable(z.string()),
});
export type LecturerLecture = z.output<typeof lecturerLecture>;

/** `timeZone` is the event's. */
const lecturerBio = z.extend(lecturer, {
	eventCode: z.string(),
	timeZone: z.string(),
	lectures: z.array(lecturerLecture),
});
export type LecturerBio = z.output<typeof lecturerBio>;

/** Spec §9. */
export const SPEAKERS_ON_LANDING = 12;

export const getLecturerBio = defineCall({
	method: "GET",
	path: "/api/lecturer/:id/bio",
	tag: "Speakers",
	summary: "A person with biography (HTML, sanitised), links and lectures by start time, in Polish and English.",
	params: z.object({ id: objectId }),
	response: lecturerBio,
});

export const getLecturersN = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/LecturersN",
	tag: "Speakers",
	summary:
		"The first `count` speakers (1 to 100, default 12) in the organiser's order, with `jobPosition` and `biography` in the requested language.",
	params: eventParams,
	query: z.object({
		count: z._default(z.pipe(decimal, z.int().check(z.maximum(100))), SPEAKERS_ON_LANDING),
		lang: z.optional(singleLine(20)),
	}),
	response: z.array(lecturer),
});

export const getLecturers = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/Lecturers",
	tag: "Speakers",
	summary: "All speakers in the organiser's order, in Polish and English.",
	params: eventParams,
	response: z.array(lecturer),
});

export const getProgrammeCouncil = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/Lecturers/ProgrammeCouncil",
	tag: "Speakers",
	summary: "The programme council in the organiser's order, in Polish and English.",
	params: eventParams,
	response: z.array(lecturer),
});
