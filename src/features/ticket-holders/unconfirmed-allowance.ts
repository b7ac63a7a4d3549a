const MAX_SHARE = 0.02;
const MAX_PLACES = 5;

/**
 * The number of places, free or unpaid, that unconfirmed people of one origin may hold, out of `left`, the places that
 * nobody else holds: 2 %, from 1 to 5.
 */
export function unconfirmedAllowance(left: number): number {
	return Math.max(1, Math.min(MAX_PLACES, Math.floor(left * MAX_SHARE)));
}

/** The mailbox of an address: many providers ignore the part after a plus. */
export function mailboxOf(email: string): string {
	return email.replace(/\+[^@]*@/, "@");
}
