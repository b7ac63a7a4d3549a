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
		"The lectures in the plans of both oneself and a contact, by start. None unless both show theirs; nothing else of the contact’s plan is told. 404 for somebody one is not connected with.",
	params: z.extend(eventParams, { personId: accountId }),
	response: z.object({
		/** Whether one shows one’s contacts the lectures in common. */
		isShown: z.boolean(),
		timeZone: z.string(),
		lectures: z.array(
			z.object({
				lectureId: z.int(),
				subject: z.string(),
				/** The subject's language, if not the page’s. */
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
	summary:
		"Shows one’s contacts at an event which lectures they have in common with one, or no longer. Off until it is chosen.",
	params: eventParams,
	body: z.object({ isShown: z.boolean() }),
	response: z.object({ isShown: z.boolean() }),
});
