import type { Topic } from "../profiles/contract.ts";
import { isShown, type ProfileAccess, profileStateOf, topicKey } from "../profiles/rules.ts";

/** `accepted`: connected; `closed`: one blocked the other or was banned. */
export type InvitationState = "open" | "accepted" | "declined" | "withdrawn" | "closed";

/** Characters of a message, report and note; open invitations, and those of an hour. */
export const MATCHMAKING_LIMITS = { sentence: 300, report: 1000, note: 1000, open: 20, hour: 10 } as const;
/** `hidden`: banned from the event's people. */
export const REPORT_OUTCOMES = ["hidden", "dismissed"] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

export type HideRefusal = "stand" | "moderator";

/** Stands belong to the organiser, and moderators do not hide each other. */
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

/** Months after an event for which its invitations and reports are kept. */
export const KEPT_MONTHS = 12;
/** Smaller counts are not disclosed to people who may not see participants. */
const TOLD_FROM = 5;
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

/** Reasons for the first person to meet the second. */
export function reasonsOf(own: Interests, other: Interests): Reasons {
	const keys = new Set(own.topics.map((one) => topicKey(one.name)));
	return {
		topics: other.topics.filter((one) => keys.has(topicKey(one.name))),
		seeks: both(other.lookingFor, own.offering),
		gives: both(other.offering, own.lookingFor),
	};
}

/** Mutual use outweighs a topic; topics add up. */
export const WEIGHTS = { topic: 2, seeks: 3, gives: 3 } as const;

/** The store computes the same in SQL. */
export function fitOf({ topics, seeks, gives }: Reasons): number {
	return (
		topics.length * WEIGHTS.topic + (seeks.length > 0 ? WEIGHTS.seeks : 0) + (gives.length > 0 ? WEIGHTS.gives : 0)
	);
}

/** The count disclosed to people whose package hides participants; null if too small. */
export function disclosedCount(count: number): number | null {
	return count >= TOLD_FROM ? count : null;
}

export type MeetingRefusal = "noTicket" | "unpaid" | "locked" | "noProfile" | "hidden" | "banned" | "past";

export type Meeting = {
	tickets: readonly ProfileAccess[];
	hasProfile: boolean;
	isBanned: boolean;
	/** Invitations have ended. */
	isOver: boolean;
	/** Profiles are no longer visible. */
	isPast: boolean;
};

export type MeetingRights = {
	refusal: MeetingRefusal | null;
	/** Sees and invites people. */
	maySearch: boolean;
	mayAnswer: boolean;
	/** Sees their existing connections. */
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
 * Why a person may not invite another one, without a connection, given all earlier invitations. A declined invitation
 * is never repeated, at any event; a withdrawn one counts for a day, so that withdrawing frees no quota.
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

/** Relationship of two people at an event, as seen by one of them. */
export type Relationship = "none" | "sent" | "received" | "connected" | "declined";

export type Pair = { eventId: number; accountIds: [string, string] };

export type Between = { accountId: string; state: InvitationState };

/** Relationship of two people from their invitations at an event; a declined one affects only its sender. */
export function relationshipOf(viewerId: string, between: readonly Between[]): Relationship {
	const of = (state: InvitationState) => between.find((one) => one.state === state);
	if (of("accepted")) return "connected";
	const open = of("open");
	if (open) return open.accountId === viewerId ? "sent" : "received";
	return between.some((one) => one.state === "declined" && one.accountId === viewerId) ? "declined" : "none";
}

/** Both are shown and not blocked. */
export function maySeePerson({ maySearch, seesContacts }: MeetingRights, tie: Relationship): boolean {
	return maySearch || (seesContacts && (tie === "received" || tie === "connected"));
}

/** Joins a message into one line. */
export function oneLine(sentence: string): string {
	return sentence.replace(/\s+/g, " ").trim();
}

/** Invisible characters keep programs from turning text into links. */
export function unlinked(sentence: string): string {
	return sentence.replace(/([.:/@])(?=\S)/g, "$1\u2060");
}
