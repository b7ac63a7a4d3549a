import type { NoticeKind } from "./kinds.ts";

/** Notices are kept for some days, up to a maximum per person. */
export const KEPT_DAYS = 180;
export const MAX_KEPT = 300;
/** A larger number of unread notices is not counted. */
export const MAX_COUNTED = 100;

const DAY_MS = 86_400_000;

/** Older notices are deleted. */
export const forgottenBefore = (now: Date) => new Date(now.getTime() - KEPT_DAYS * DAY_MS);

/** The last notice of the previous page. */
export type Cursor = { createdAt: Date; id: number };

export const cursorText = ({ createdAt, id }: Cursor) => `${createdAt.getTime()}-${id}`;

/** The contract has validated that these are two numbers. */
export function parseCursor(text: string): Cursor {
	const [time, id] = text.split("-").map(Number);
	return { createdAt: new Date(time ?? 0), id: id ?? 0 };
}

/** The facts that determine a notice's page. */
type NoticeTarget = {
	kind: NoticeKind;
	lectureId: number | null;
	exhibitorId: number | null;
	conversationId: number | null;
	packageCode: string | null;
	offerSecret: string | null;
	until: Date | null;
};

/** The path of a notice's screen under the event's base. */
export function noticePath(one: NoticeTarget, now: Date): string {
	if (one.kind === "lecture-moved") return `account/agenda?lecture=${one.lectureId}`;
	if (one.kind === "person-invited") return "account/people/invitations";
	if (one.kind === "person-accepted") return "account/people/contacts";
	if (one.kind === "stand-answer") return `account/stands/${one.exhibitorId}`;
	if (one.kind === "seat-offered") return "account"; // accepted on Today
	if (one.kind === "message") return `account/chats/${one.conversationId}`;
	if (one.kind !== "waiting-offered") return "account/meetings";
	const packages = `registration.html?package=${encodeURIComponent(one.packageCode ?? "")}`;
	if (one.offerSecret === null || one.until === null || one.until <= now) return packages;
	return `${packages}&offer=${encodeURIComponent(one.offerSecret)}`;
}
