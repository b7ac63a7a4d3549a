/** A freed place is offered to the next person for 24 hours. */
const OFFER_MS = 24 * 3_600_000;

export function offerEnd(now: Date): Date {
	return new Date(now.getTime() + OFFER_MS);
}
