import * as z from "zod/mini";
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
