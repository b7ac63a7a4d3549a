import * as z from "zod/mini";
import { eventParams, objectId } from "../../kit/contract/call.ts";
import { commandPreview, fingerprint } from "../../kit/contract/preview.ts";
import { listPage, listQuery } from "../../kit/list/list-query.ts";
import { defineOfficeCall } from "../organisers/office-call.ts";

const query = listQuery(["-written"], {});

const failedEmail = z.object({
	objectId: z.int(),
	recipient: z.string(),
	subject: z.string(),
	/** failed: never accepted; bounced: the mailbox does not exist; returned: sent back for another reason. */
	status: z.enum(["failed", "bounced", "returned"]),
	/** The mail server's last answer. */
	answer: z.string(),
	writtenDate: z.string(),
	/** The participant with the recipient's address. */
	person: z.nullable(z.object({ personId: z.string(), name: z.string() })),
	can: z.object({ resend: z.boolean() }),
	/** Why it is not sent again, and the step to take; null if it can be. */
	refusal: z.nullable(z.string()),
});
export type FailedEmail = z.output<typeof failedEmail>;

export const getFailedEmails = defineOfficeCall({
	right: "people.details",
	method: "GET",
	path: "/api/office/event/:eventCode/failed-emails",
	summary: "A page of the event's e-mails that failed, bounced or came back, the newest first.",
	query,
	response: listPage(failedEmail),
});

const emailAt = z.extend(eventParams, { emailId: objectId });

export const previewResendEmail = defineOfficeCall({
	right: "people.change",
	method: "POST",
	path: "/api/office/event/:eventCode/failed-emails/:emailId/resend/preview",
	summary: "What sending a failed e-mail again would do. Answers 409 for an e-mail that is not sent again.",
	params: emailAt,
	response: commandPreview,
});

export const resendEmail = defineOfficeCall({
	right: "people.change",
	method: "POST",
	path: "/api/office/event/:eventCode/failed-emails/:emailId/resend",
	takesKey: true,
	limits: [{ max: 300, windowSeconds: 60 }],
	summary:
		"Sends a failed e-mail again, as it was written. Takes the preview's `fingerprint`. Answers 409, with the step to take, for an e-mail whose link has expired or whose kind is not sent again.",
	params: emailAt,
	body: z.object({ fingerprint }),
	response: z.object({ sentence: z.string() }),
});
