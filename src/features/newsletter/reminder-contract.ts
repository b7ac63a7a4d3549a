import * as z from "zod/mini";
import { defineCall, eventParams } from "../../kit/contract/call.ts";
import { singleLineField } from "../../kit/contract/form-fields.ts";
import { guardFields } from "../../kit/contract/form-guard.ts";
import { reminderForm } from "./reminder-form.ts";

export const askReminder = defineCall({
	method: "POST",
	path: "/api/event/:eventCode/reminder",
	tag: "Newsletter",
	summary:
		"Requests a reminder of an event at a day and time in the event's zone. An e-mail with a confirmation link is sent. The reminder is sent once, at that time.",
	limits: [{ form: "reminder", max: 20, windowSeconds: 600 }],
	isCountedWhenRight: true,
	params: eventParams,
	/** Spec §3 "Reminder payload". `reminder-rules.ts` validates it. */
	body: z.object({
		...reminderForm.shape,
		/** The language of the e-mails, by default the call's. */
		language: singleLineField(20),
		...guardFields,
	}),
	response: z.object({
		message: z.string(),
		/** Says that a confirmation e-mail was sent. */
		nextStep: z.string(),
	}),
});
