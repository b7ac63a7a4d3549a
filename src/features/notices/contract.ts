import * as z from "zod/mini";
import { defineCall, instant, langQuery, objectId } from "../../kit/contract/call.ts";
import { NOTICE_KINDS } from "./kinds.ts";

const tag = "Account";

const notice = z.object({
	id: z.int(),
	kind: z.enum(NOTICE_KINDS),
	text: z.string(),
	/** Null if `text` says everything. */
	detail: z.nullable(z.string()),
	/** ISO 8601 in UTC. A notice that groups messages has the time of the newest. */
	date: z.string(),
	isRead: z.boolean(),
	event: z.object({ code: z.string(), name: z.string(), timeZone: z.string() }),
	/** The screen's path under the event's base: "account/chats/7". */
	path: z.string(),
});
export type Notice = z.output<typeof notice>;

/** 100 means 100 or more. */
const unread = z.object({ unread: z.int() });

export const getNotices = defineCall({
	method: "GET",
	path: "/api/user/notices",
	logIn: "needed",
	tag,
	summary:
		"The caller's notifications from all events, newest first: changed places and times, invitations, answers, offers of places and messages. `before` is the `next` of the previous page.",
	query: z.extend(langQuery, { before: z.optional(z.string().check(z.regex(/^\d{1,15}-\d{1,10}$/))) }),
	response: z.object({ notices: z.array(notice), next: z.nullable(z.string()), unread: z.int() }),
});

export const getUnreadNotices = defineCall({
	method: "GET",
	path: "/api/user/notices/unread",
	logIn: "needed",
	tag,
	summary: "The number of the caller's unread notifications, up to 100.",
	response: unread,
});

export const readNotice = defineCall({
	method: "POST",
	path: "/api/user/notices/:id/read",
	logIn: "needed",
	limits: [{ max: 300, windowSeconds: 60 }],
	tag,
	summary: "Marks a notification as read on all devices. Another person's notification answers 404.",
	params: z.object({ id: objectId }),
	body: z.object({}),
	response: unread,
});

export const readAllNotices = defineCall({
	method: "POST",
	path: "/api/user/notices/read-all",
	logIn: "needed",
	limits: [{ max: 60, windowSeconds: 60 }],
	tag,
	summary:
		"Marks all notifications up to `until` as read. `until` is the date of the newest notification that the caller saw.",
	body: z.object({ until: instant }),
	response: unread,
});
