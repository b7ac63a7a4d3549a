import * as z from "zod/mini";
import { defineCall, objectId, rowId } from "../../kit/contract/call.ts";
import { singleLineField } from "../../kit/contract/form-fields.ts";
import { additionalInput } from "../packages/contract.ts";

const ticketQuestions = z.object({
	registrationId: z.int(),
	eventCode: z.string(),
	eventName: z.string(),
	eventNameEn: z.nullable(z.string()),
	packageName: z.string(),
	/** In the order of the form. */
	questions: z.array(additionalInput),
});
export type TicketQuestions = z.output<typeof ticketQuestions>;

const openQuestions = z.object({ tickets: z.array(ticketQuestions) });

export const getOpenQuestions = defineCall({
	method: "GET",
	path: "/api/user/open-questions",
	logIn: "needed",
	tag: "Account",
	summary:
		"The questions that the caller’s valid tickets have no answer to: those that the organiser added to the form after the registration. Tickets without such questions, and of ended events, are left out.",
	response: openQuestions,
});

const MAX_ANSWERS = 200;
const answer = singleLineField(2000);

export const answerQuestions = defineCall({
	method: "POST",
	path: "/api/user/open-questions/:id",
	logIn: "needed",
	takesKey: true,
	limits: [{ max: 30, windowSeconds: 60 }],
	tag: "Account",
	summary:
		"Answers open questions of a ticket, by the rules of registration. An empty value leaves an optional question out for good. Answers 409 `open-questions/answered` if one of them has an answer, and 409 `open-questions/changed` if one is no longer asked; then nothing is stored. The response has the questions that are left.",
	params: z.object({ id: objectId }),
	body: z.object({
		answers: z
			.array(z.object({ objectId: rowId, value: z.union([answer, z.array(answer).check(z.maxLength(100))]) }))
			.check(z.minLength(1), z.maxLength(MAX_ANSWERS)),
	}),
	response: openQuestions,
});
