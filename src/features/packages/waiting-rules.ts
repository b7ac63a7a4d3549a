/** A freed place is offered to the next in line for 24 hours. */
const OFFER_MS = 24 * 3_600_000;

/** Until when a place that is offered now waits for the person. */
export function offerEnd(now: Date): Date {
	return new Date(now.getTime() + OFFER_MS);
}
