const MAX_SHARE = 0.02;
const MAX_PLACES = 5;

/**
 * How many places unconfirmed people of one origin may hold: 2 % of `left`, the places that nobody else holds, from 1
 * to 5.
 */
export function unconfirmedAllowance(left: number): number {
	return Math.max(1, Math.min(MAX_PLACES, Math.floor(left * MAX_SHARE)));
}

/** Drops the part after a plus, which many providers ignore. */
export function mailboxOf(email: string): string {
	return email.replace(/\+[^@]*@/, "@");
}
