import * as z from "zod/mini";
import { accountId, defineCall, eventParams, type ResponseOf } from "../../kit/contract/call.ts";

const tag = "People";

export const getCommonLectures = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/people/:personId/common-lectures",
	logIn: "needed",
	limits: [{ max: 60, windowSeconds: 60 }],
	tag,
	summary:
		"The lectures that the caller and a contact both have in their plans, by start time. Empty unless both share them. The rest of the contact's plan is not revealed. Answers 404 if the two are not connected.",
	params: z.extend(eventParams, { personId: accountId }),
	response: z.object({
		/** Whether the person shows their plan to contacts. */
		isShown: z.boolean(),
		timeZone: z.string(),
		lectures: z.array(
			z.object({
				lectureId: z.int(),
				subject: z.string(),
				/** The subject's language, if it differs from the page's. */
				subjectLang: z.nullable(z.string()),
				startDate: z.string(),
				/** False for on-demand lectures. */
				hasHours: z.boolean(),
			}),
		),
	}),
});
export type CommonLectures = ResponseOf<typeof getCommonLectures>;

export const showCommonLectures = defineCall({
	method: "POST",
	path: "/api/user/plan/:eventCode/common",
	logIn: "needed",
	limits: [{ max: 60, windowSeconds: 60 }],
	tag,
	summary: "Turns sharing of common lectures with the caller's contacts at an event on or off. Off by default.",
	params: eventParams,
	body: z.object({ isShown: z.boolean() }),
	response: z.object({ isShown: z.boolean() }),
});
