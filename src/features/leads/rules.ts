import type { RegistrationStatus } from "../account/me-contract.ts";

export const NOTE_MAX = 1000;
/** Months after an event for which an exhibitor keeps its contacts, as the consent says. */
export const KEPT_MONTHS = 12;

export type ScannedTicket = { eventId: number; accountId: string; status: RegistrationStatus };

export type ScanRefusal = "noCode" | "noTicket" | "otherEvent" | "givenBack" | "unpaid" | "own" | "over";

/**
 * Undefined where the scan may make a contact. `isCode`: the scan is a ticket code; `isOver`: the event's last day has
 * ended.
 */
export function scanRefusal(
	ticket: ScannedTicket | undefined,
	{ eventId, staffId, isCode, isOver }: { eventId: number; staffId: string; isCode: boolean; isOver: boolean },
): ScanRefusal | undefined {
	// consent "on the spot" is impossible after the event
	if (isOver) return "over";
	if (!ticket) return isCode ? "noTicket" : "noCode";
	if (ticket.eventId !== eventId) return "otherEvent";
	if (ticket.accountId === staffId) return "own";
	if (ticket.status === "cancelled") return "givenBack";
	return ticket.status === "reserved" ? "unpaid" : undefined;
}

export const FILTERS = ["all", "mine", "unrated"] as const;
export type Filter = (typeof FILTERS)[number];

export function filtered<L extends { isMine: boolean; rating: number | null }>(
	leads: readonly L[],
	filter: Filter,
): L[] {
	return leads.filter((one) => filter === "all" || (filter === "mine" ? one.isMine : one.rating === null));
}

/** Contacts of older events are deleted. */
export function endedBefore(now: Date): Date {
	const before = new Date(now);
	before.setUTCMonth(before.getUTCMonth() - KEPT_MONTHS);
	return before;
}
