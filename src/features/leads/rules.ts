import type { RegistrationStatus } from "../account/me-contract.ts";

export const NOTE_MAX = 1000;
/** An exhibitor keeps contacts this many months after the event, as the consent says. */
export const KEPT_MONTHS = 12;

export type ScannedTicket = { eventId: number; accountId: string; status: RegistrationStatus };

export type ScanRefusal = "noCode" | "noTicket" | "otherEvent" | "givenBack" | "unpaid" | "own" | "over";

/**
 * Returns why a scan gives no contact. `isCode` means that a ticket code was read, `isOver` that the last day has
 * ended.
 */
export function scanRefusal(
	ticket: ScannedTicket | undefined,
	{ eventId, staffId, isCode, isOver }: { eventId: number; staffId: string; isCode: boolean; isOver: boolean },
): ScanRefusal | undefined {
	// After the event nobody can consent on the spot.
	if (isOver) return "over";
	if (!ticket) return isCode ? "noTicket" : "noCode";
	if (ticket.eventId !== eventId) return "otherEvent";
	if (ticket.accountId === staffId) return "own";
	if (ticket.status === "cancelled") return "givenBack";
	return ticket.status === "reserved" ? "unpaid" : undefined;
}

export const FILTERS = ["all", "mine", "unrated"] as const;
export type Filter = (typeof FILTERS)[number];

export function filterLeads<L extends { isMine: boolean; rating: number | null }>(
	leads: readonly L[],
	filter: Filter,
): L[] {
	return leads.filter((one) => filter === "all" || (filter === "mine" ? one.isMine : one.rating === null));
}

/** Contacts of events that ended earlier are deleted. */
export function endedBefore(now: Date): Date {
	const before = new Date(now);
	before.setUTCMonth(before.getUTCMonth() - KEPT_MONTHS);
	return before;
}
