import type { Topic } from "../profiles/contract.ts";
import { isShown, profileStateOf, type Standing, topicKey } from "../profiles/rules.ts";

/**
 * - `open`: waits for an answer; - `accepted`: the two are connected; - `declined`, `withdrawn`: by the invited, by who
 *   invites; - `closed`: one of them blocked the other, or was banned.
 */
export type InvitationState = "open" | "accepted" | "declined" | "withdrawn" | "closed";

/** How long a sentence, a report and a note may be, and how many invitations somebody may send. */
export const LIMITS = { sentence: 300, report: 1000, note: 1000, open: 20, hour: 10 } as const;
/** What is decided about a report: the person is kept from the event's people, or nothing is done. */
export const REPORT_OUTCOMES = ["hidden", "dismissed"] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** Why somebody cannot be hidden by a report. */
export type HideRefusal = "stand" | "moderator";

/** Whether the person of a report can be hidden: stands are the organiser's, and moderators are not hidden by each other. */
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

/** For how many months after an event its invitations and reports are kept. */
export const KEPT_MONTHS = 12;
/** From how many people on their number is told to whoever may not see them. */
const TOLD_FROM = 5;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What of a profile others are compared by. */
export type Interests = { topics: readonly Topic[]; lookingFor: readonly string[]; offering: readonly string[] };

/** Why somebody is shown to another, in the order of its weight. */
export type Reasons = {
	/** What both like to talk about. */
	topics: Topic[];
	/** What the other looks for and one offers. */
	seeks: string[];
	/** What the other offers and one looks for. */
	gives: string[];
};

const both = (some: readonly string[], others: readonly string[]) => some.filter((one) => others.includes(one));

/** What two people have to talk about, as the first of them sees it. */
export function reasonsOf(own: Interests, other: Interests): Reasons {
	const keys = new Set(own.topics.map((one) => topicKey(one.name)));
	return {
		topics: other.topics.filter((one) => keys.has(topicKey(one.name))),
		seeks: both(other.lookingFor, own.offering),
		gives: both(other.offering, own.lookingFor),
	};
}

/** What each reason counts: that somebody can be of use weighs more than a topic, and topics add up. */
export const WEIGHTS = { topic: 2, seeks: 3, gives: 3 } as const;

/** By how much two people fit; the store reckons the same in SQL. */
export function fitOf({ topics, seeks, gives }: Reasons): number {
	return (
		topics.length * WEIGHTS.topic + (seeks.length > 0 ? WEIGHTS.seeks : 0) + (gives.length > 0 ? WEIGHTS.gives : 0)
	);
}

/** The number of people that is told to whom their package does not show them; null where they are too few. */
export function toldCount(count: number): number | null {
	return count >= TOLD_FROM ? count : null;
}

/** Why somebody sees nobody at an event. */
export type MeetingRefusal = "noTicket" | "unpaid" | "locked" | "noProfile" | "hidden" | "banned" | "past";

export type Meeting = {
	/** The tickets for the event. */
	tickets: readonly Standing[];
	hasProfile: boolean;
	isBanned: boolean;
	/** Invitations have ended. */
	isOver: boolean;
	/** Profiles are seen no longer. */
	isPast: boolean;
};

export type MeetingRights = {
	refusal: MeetingRefusal | null;
	/** Sees people, and invites them. */
	maySearch: boolean;
	/** Answers, withdraws. */
	mayAnswer: boolean;
	/** Sees who is connected with them already. */
	seesContacts: boolean;
};

/** What somebody may do with the people of an event (spec §6 "Matchmaking"). */
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

/** An invitation of the person who wants to invite, as limits count it. */
export type SentBefore = {
	eventId: number;
	invitedId: string;
	state: InvitationState;
	sentAt: Date;
	endedAt: Date | null;
};

export type InviteRefusal = "declined" | "waits" | "withdrawn" | "tooManyOpen" | "tooManyHour";

/**
 * Why somebody may not invite another with whom they are not connected, given all that they sent before. A declined one is not sent again, at no event;
 * what is withdrawn counts for a day, so that withdrawing makes no room for the next one.
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
	if (sent.filter(({ sentAt }) => now.getTime() - sentAt.getTime() < HOUR_MS).length >= LIMITS.hour)
		return "tooManyHour";
	const counted = here.filter((one) => one.state === "open" || (one.state === "withdrawn" && isFresh(one)));
	return counted.length >= LIMITS.open ? "tooManyOpen" : undefined;
}

/** How two people stand to each other at an event, as one of them sees it. */
export type Tie = "none" | "sent" | "received" | "connected" | "declined";

/** Two people at an event, by their accounts. */
export type Pair = { eventId: number; accountIds: [string, string] };

/** An invitation between two people, as far as their tie goes. */
export type Between = { accountId: string; state: InvitationState };

/** The tie of two people by all invitations between them at an event; what was declined ties only who had sent it. */
export function tieOf(viewerId: string, between: readonly Between[]): Tie {
	const of = (state: InvitationState) => between.find((one) => one.state === state);
	if (of("accepted")) return "connected";
	const open = of("open");
	if (open) return open.accountId === viewerId ? "sent" : "received";
	return between.some((one) => one.state === "declined" && one.accountId === viewerId) ? "declined" : "none";
}

/** Whether somebody sees another's profile, where both are shown and neither blocked the other. */
export function maySeePerson({ maySearch, seesContacts }: MeetingRights, tie: Tie): boolean {
	return maySearch || (seesContacts && (tie === "received" || tie === "connected"));
}

/** A sentence on one line. */
export function oneLine(sentence: string): string {
	return sentence.replace(/\s+/g, " ").trim();
}

/** A sentence in which no program makes an address into a link: an unseen sign stands where one would be read. */
export function unlinked(sentence: string): string {
	return sentence.replace(/([.:/@])(?=\S)/g, "$1\u2060");
}
