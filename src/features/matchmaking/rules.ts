import type { Topic } from "../profiles/contract.ts";
import { isShown, type ProfileAccess, profileStateOf, topicKey } from "../profiles/rules.ts";

/** `accepted` means connected; `closed` means that one blocked the other or was banned. */
export type InvitationState = "open" | "accepted" | "declined" | "withdrawn" | "closed";

/** `sentence`, `report` and `note` are in characters. `open` limits open invitations, `hour` those of one hour. */
export const MATCHMAKING_LIMITS = { sentence: 300, report: 1000, note: 1000, open: 20, hour: 10 } as const;
/** `hidden` means banned from the event's people. */
export const REPORT_OUTCOMES = ["hidden", "dismissed"] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

export type HideRefusal = "stand" | "moderator";

/** Only the organiser decides about stands, and moderators cannot hide each other. */
export function hideRefusal({
	isStand,
	isModerator,
}: {
	isStand: boolean;
	isModerator: boolean;
}): HideRefusal | undefined {
	if (isStand) return "stand";
	return isModerator ? "moderator" : undefined;
}

/** Invitations and reports are kept this many months after an event. */
export const KEPT_MONTHS = 12;
/** People who cannot see participants learn counts from this number on. */
const MIN_DISCLOSED_COUNT = 5;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export type Interests = { topics: readonly Topic[]; lookingFor: readonly string[]; offering: readonly string[] };

/** In order of weight. */
export type Reasons = {
	topics: Topic[];
	seeks: string[];
	gives: string[];
};

const both = (some: readonly string[], others: readonly string[]) => some.filter((one) => others.includes(one));

export function reasonsOf(own: Interests, other: Interests): Reasons {
	const keys = new Set(own.topics.map((one) => topicKey(one.name)));
	return {
		topics: other.topics.filter((one) => keys.has(topicKey(one.name))),
		seeks: both(other.lookingFor, own.offering),
		gives: both(other.offering, own.lookingFor),
	};
}

/** A matching wish outweighs a topic; topics add up. */
export const WEIGHTS = { topic: 2, seeks: 3, gives: 3 } as const;

/** The store computes the same in SQL. */
export function fitOf({ topics, seeks, gives }: Reasons): number {
	return (
		topics.length * WEIGHTS.topic + (seeks.length > 0 ? WEIGHTS.seeks : 0) + (gives.length > 0 ? WEIGHTS.gives : 0)
	);
}

/** Returns the count for people who cannot see participants; null if it is too small. */
export function disclosedCount(count: number): number | null {
	return count >= MIN_DISCLOSED_COUNT ? count : null;
}

export type MeetingRefusal = "noTicket" | "unpaid" | "locked" | "noProfile" | "hidden" | "banned" | "past";

export type Meeting = {
	tickets: readonly ProfileAccess[];
	hasProfile: boolean;
	isBanned: boolean;
	isOver: boolean;
	/** Profiles are no longer visible. */
	isPast: boolean;
};

export type MeetingRights = {
	refusal: MeetingRefusal | null;
	/** May see and invite people. */
	maySearch: boolean;
	mayAnswer: boolean;
	seesContacts: boolean;
};

/** Spec §6 "Matchmaking". */
export function meetingRights({ isOver, ...meeting }: Meeting): MeetingRights {
	const refusal = refusalOf(meeting);
	const isIn = refusal === null;
	const searches = meeting.tickets.some((one) => isShown(one) && one.matchmaking === "full");
	return { refusal, maySearch: isIn && searches && !isOver, mayAnswer: isIn && !isOver, seesContacts: isIn };
}

function refusalOf({ tickets, hasProfile, isBanned, isPast }: Omit<Meeting, "isOver">): MeetingRefusal | null {
	const state = profileStateOf(tickets);
	if (state !== "open") return state;
	if (isBanned) return "banned";
	if (isPast) return "past";
	if (!hasProfile) return "noProfile";
	return tickets.some(isShown) ? null : "hidden";
}

export type SentBefore = {
	eventId: number;
	invitedId: string;
	state: InvitationState;
	sentAt: Date;
	endedAt: Date | null;
};

export type InviteRefusal = "declined" | "waits" | "withdrawn" | "tooManyOpen" | "tooManyHour";

/**
 * Returns why a person may not invite another one, given all earlier invitations. A declined invitation is never
 * repeated, at any event. A withdrawn one counts for a day, so that withdrawing gives no new quota.
 */
export function inviteRefusal(
	sent: readonly SentBefore[],
	{ eventId, invitedId, now }: { eventId: number; invitedId: string; now: Date },
): InviteRefusal | undefined {
	const toThem = sent.filter((one) => one.invitedId === invitedId);
	const here = sent.filter((one) => one.eventId === eventId);
	const isFresh = ({ endedAt }: SentBefore) => endedAt !== null && now.getTime() - endedAt.getTime() < DAY_MS;
	if (toThem.some((one) => one.state === "declined")) return "declined";
	if (toThem.some((one) => one.eventId === eventId && one.state === "open")) return "waits";
	if (toThem.some((one) => one.state === "withdrawn" && isFresh(one))) return "withdrawn";
	if (sent.filter(({ sentAt }) => now.getTime() - sentAt.getTime() < HOUR_MS).length >= MATCHMAKING_LIMITS.hour)
		return "tooManyHour";
	const counted = here.filter((one) => one.state === "open" || (one.state === "withdrawn" && isFresh(one)));
	return counted.length >= MATCHMAKING_LIMITS.open ? "tooManyOpen" : undefined;
}

export type Relationship = "none" | "sent" | "received" | "connected" | "declined";

export type Pair = { eventId: number; accountIds: [string, string] };

export type Between = { accountId: string; state: InvitationState };

/** Derives the relationship from the invitations of two people; a declined one matters only to its sender. */
export function relationshipOf(viewerId: string, between: readonly Between[]): Relationship {
	const of = (state: InvitationState) => between.find((one) => one.state === state);
	if (of("accepted")) return "connected";
	const open = of("open");
	if (open) return open.accountId === viewerId ? "sent" : "received";
	return between.some((one) => one.state === "declined" && one.accountId === viewerId) ? "declined" : "none";
}

/** Both people are visible at the event, and neither is blocked. */
export function maySeePerson({ maySearch, seesContacts }: MeetingRights, tie: Relationship): boolean {
	return maySearch || (seesContacts && (tie === "received" || tie === "connected"));
}

export function oneLine(sentence: string): string {
	return sentence.replace(/\s+/g, " ").trim();
}

/** Invisible characters keep programs from making links of text. */
export function withoutLinks(sentence: string): string {
	return sentence.replace(/([.:/@])(?=\S)/g, "$1\u2060");
}
