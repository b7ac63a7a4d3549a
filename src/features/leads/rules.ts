import type { RegistrationStatus } from "../account/me-contract.ts";

/** How long a note may be, in characters. */
export const NOTE_MAX = 1000;
/** For how long an exhibitor has the contacts of an event after its end, as the sentence of the consent says. */
export const KEPT_MONTHS = 12;

/** A ticket as a stand sees it that scans it. */
export type ScannedTicket = { eventId: number; accountId: string; status: RegistrationStatus };

/** Why a scanned ticket makes no contact. */
export type ScanRefusal = "noCode" | "noTicket" | "otherEvent" | "givenBack" | "unpaid" | "own" | "over";

/**
 * Why a ticket makes no contact of an exhibitor of an event, scanned by one of its staff; undefined where it may.
 * `isCode`: whether what was scanned is a code of tickets at all; `isOver`: whether the last day of the event has ended.
 */
export function scanRefusal(
	ticket: ScannedTicket | undefined,
	{ eventId, staffId, isCode, isOver }: { eventId: number; staffId: string; isCode: boolean; isOver: boolean },
): ScanRefusal | undefined {
	// consent "on the spot" cannot be given where nobody stands any more
	if (isOver) return "over";
	if (!ticket) return isCode ? "noTicket" : "noCode";
	if (ticket.eventId !== eventId) return "otherEvent";
	if (ticket.accountId === staffId) return "own";
	if (ticket.status === "cancelled") return "givenBack";
	return ticket.status === "reserved" ? "unpaid" : undefined;
}

export const FILTERS = ["all", "mine", "unrated"] as const;
export type Filter = (typeof FILTERS)[number];

/** The contacts that a filter leaves. */
export function filtered<L extends { isMine: boolean; rating: number | null }>(
	leads: readonly L[],
	filter: Filter,
): L[] {
	return leads.filter((one) => filter === "all" || (filter === "mine" ? one.isMine : one.rating === null));
}

/** Events that ended before this are over for long enough that their contacts are forgotten. */
export function endedBefore(now: Date): Date {
	const before = new Date(now);
	before.setUTCMonth(before.getUTCMonth() - KEPT_MONTHS);
	return before;
}
