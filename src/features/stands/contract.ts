import * as z from "zod/mini";
import { defineCall, eventParams, objectId, rowId } from "../../kit/contract/call.ts";
import { companyCv } from "../cvs/company-contract.ts";
import { exhibitor } from "../exhibitors/exhibitor.ts";
import { reported, reportLimits } from "../matchmaking/contract.ts";
import { messageForm } from "./message-form.ts";
import { STAND_REFUSALS, WORK_MODES } from "./rules.ts";

const tag = "Stands";
const standParams = z.extend(eventParams, { id: objectId });
const offerParams = z.extend(standParams, { offerId: objectId });
/** An empty body. */
const nothing = z.nullish(z.object({}));

const standCard = z.object({
	/** The exhibitor's id. */
	objectId: z.int(),
	name: z.string(),
	/** 0 recruitment, 1 marketing. */
	type: z.int(),
	logoUrl: z.string(),
	sentence: z.string(),
	/** Number of jobs open for applications. */
	offers: z.int(),
	isOnDuty: z.boolean(),
	/** Whether the person has bookmarked it. */
	isKept: z.boolean(),
});
export type StandCard = z.output<typeof standCard>;

export const getStands = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/stands",
	logIn: "needed",
	tag,
	summary:
		"The published stands of an event's exhibitors, in the organiser's order. An account with an unconfirmed address gets 403.",
	params: eventParams,
	response: z.object({ stands: z.array(standCard) }),
});

export const FITTING_STANDS = 3;

export const getFittingStands = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/stands-for-me",
	logIn: "needed",
	tag,
	summary: `The stands with jobs that match the topics and headline of the caller's profile, at most ${FITTING_STANDS}, best match first. Without a match, the first stands with jobs. The companies are not notified.`,
	params: eventParams,
	response: z.object({
		/** Whether the jobs match the person. If false, the list has any stands with jobs. */
		isFit: z.boolean(),
		/** The total number of such stands. */
		count: z.int(),
		stands: z.array(
			z.object({
				objectId: z.int(),
				name: z.string(),
				logoUrl: z.string(),
				/** Titles of matching jobs, best match first; at most two. */
				jobTitles: z.array(z.string()),
				/** Number of matching jobs. */
				jobs: z.int(),
			}),
		),
	}),
});

const duty = z.object({
	firstName: z.string(),
	role: z.string(),
	imageUrl: z.nullable(z.string()),
	isNow: z.boolean(),
	/** Whether the status of the person is visible and online. */
	isOnline: z.boolean(),
	/** Null for a permanent shift during opening hours. */
	startDate: z.nullable(z.string()),
	endDate: z.nullable(z.string()),
});
export type Duty = z.output<typeof duty>;

const jobOffer = z.object({
	objectId: z.int(),
	title: z.string(),
	text: z.string(),
	place: z.string(),
	workMode: z.enum(WORK_MODES),
	/** Gross per month; null if unset. */
	salaryFromGrosz: z.nullable(z.int()),
	salaryToGrosz: z.nullable(z.int()),
	/** When the person applied; null without an active application. */
	appliedDate: z.nullable(z.string()),
});
export type JobOffer = z.output<typeof jobOffer>;

const ownMessage = z.object({
	objectId: z.int(),
	text: z.string(),
	hasProfile: z.boolean(),
	sentDate: z.string(),
	/** Null while unanswered. */
	answer: z.nullable(z.string()),
	answeredDate: z.nullable(z.string()),
});
export type OwnMessage = z.output<typeof ownMessage>;

const neighbour = z.nullable(z.object({ objectId: z.int(), name: z.string() }));

const lecture = z.object({
	objectId: z.int(),
	subject: z.string(),
	subjectPl: z.nullable(z.string()),
	subjectEn: z.nullable(z.string()),
	language: z.string(),
	startDate: z.string(),
	endDate: z.string(),
	place: z.string(),
});

const stand = z.object({
	timeZone: z.string(),
	exhibitor,
	sentence: z.string(),
	/** The place on site; null if online only. */
	place: z.nullable(z.string()),
	/** Daily opening hours in the event's zone, "10:00"; null if unset. */
	hours: z.nullable(z.object({ opens: z.string(), closes: z.string() })),
	/** When it closes, while it is open; null otherwise. */
	openUntilDate: z.nullable(z.string()),
	/** Staff with a current or future shift, current first. */
	duty: z.array(duty),
	offers: z.array(jobOffer),
	/** Links and downloads. Downloads have a size in bytes. */
	materials: z.array(z.object({ objectId: z.int(), name: z.string(), url: z.string(), size: z.nullable(z.int()) })),
	lectures: z.array(lecture),
	previous: neighbour,
	next: neighbour,
	/** The person's briefcase note; null if the stand is not in the briefcase. */
	note: z.nullable(z.string()),
	/** Why the person cannot write or apply, or null. */
	writing: z.nullable(z.enum(STAND_REFUSALS)),
	applying: z.nullable(z.enum(STAND_REFUSALS)),
	/** The address that gets the answer. */
	email: z.string(),
	/** Whether the person has a public profile to attach to a message. */
	hasProfile: z.boolean(),
	/** The person's messages, latest first. */
	messages: z.array(ownMessage),
	cv: companyCv,
});
export type Stand = z.output<typeof stand>;

export const getStand = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/stands/:id",
	logIn: "needed",
	tag,
	summary:
		"An exhibitor's stand by its `objectId`: the company's definition, staff on duty, jobs, materials, talks, and the caller's own actions there. An account with an unconfirmed address gets 403. A stand that is not published answers 404.",
	params: standParams,
	response: stand,
});

export const getMaterialFile = defineCall({
	method: "GET",
	path: "/api/exhibitor/:id/stand/materials/:materialId/file",
	logIn: "needed",
	tag,
	summary: "A PDF of a stand as an attachment, for its staff and for people who may view the stand.",
	params: z.object({ id: objectId, materialId: objectId }),
	response: z.string(),
});

export const visitStand = defineCall({
	method: "POST",
	path: "/api/event/:eventCode/stands/:id/visit",
	logIn: "needed",
	limits: [{ max: 300, windowSeconds: 600 }],
	tag,
	summary:
		"Counts a visit to a stand, once a day and anonymously: the exhibitor learns only the number. The exhibitor's own staff is not counted.",
	params: standParams,
	body: nothing,
	response: z.object({ isCounted: z.boolean() }),
});

export const writeToStand = defineCall({
	method: "POST",
	path: "/api/event/:eventCode/stands/:id/messages",
	logIn: "needed",
	limits: [{ max: 20, windowSeconds: 3600 }],
	tag,
	summary:
		"Sends a message to an exhibitor with the form of its stand. The answer comes by e-mail, and the caller's address is not revealed. `hasProfile` attaches the caller's public profile. Answers 403 without a confirmed ticket. Answers 409 if three messages are unanswered, if the exhibitor has no staff, or more than 30 days after the event.",
	params: standParams,
	body: z.object(messageForm.shape),
	response: ownMessage,
});

export const applyForJob = defineCall({
	method: "POST",
	path: "/api/event/:eventCode/stands/:id/offers/:offerId/application",
	logIn: "needed",
	limits: [{ max: 60, windowSeconds: 3600 }],
	tag,
	summary:
		"Applies for a job with the caller's CV, and allows this company to fetch it. `version` is that of the consent text that the caller read. Answers 403 without a confirmed ticket. Answers 409 without a CV, for an outdated version, or more than 30 days after the event. Repeating the call changes nothing.",
	params: offerParams,
	body: z.object({ version: rowId }),
	response: z.object({ appliedDate: z.string() }),
});

export const withdrawApplication = defineCall({
	method: "DELETE",
	path: "/api/event/:eventCode/stands/:id/offers/:offerId/application",
	logIn: "needed",
	tag,
	summary:
		"Withdraws the caller's application. Withdrawing the last one at a company ends its access to the CV. Always allowed. Repeating the call changes nothing.",
	params: offerParams,
	body: nothing,
	response: z.object({ isShared: z.boolean() }),
});

export const shareCvAtStand = defineCall({
	method: "POST",
	path: "/api/event/:eventCode/stands/:id/cv",
	logIn: "needed",
	limits: [{ max: 60, windowSeconds: 600 }],
	tag,
	summary:
		"Allows this company to fetch the caller's CV without an application. The errors are those of an application.",
	params: standParams,
	body: z.object({ version: rowId }),
	response: companyCv,
});

export const reportStand = defineCall({
	method: "POST",
	path: "/api/event/:eventCode/stands/:id/report",
	logIn: "needed",
	limits: reportLimits,
	tag,
	summary: "Reports a stand to the organiser with a reason and a text. The exhibitor is not notified.",
	params: standParams,
	body: reported,
	response: z.object({ isReported: z.boolean() }),
});
