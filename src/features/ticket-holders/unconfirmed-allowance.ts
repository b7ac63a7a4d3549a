const MAX_SHARE = 0.02;
const MAX_PLACES = 5;

/**
 * The maximum of places for unconfirmed people of one origin: 2 % of `left` (places that nobody else holds), at least
 * 1, at most 5.
 */
export function unconfirmedAllowance(left: number): number {
	return Math.max(1, Math.min(MAX_PLACES, Math.floor(left * MAX_SHARE)));
}

/** Drops the part after a plus, which many providers ignore. */
export function mailboxOf(email: string): string {
	return email.replace(/\+[^@]*@/, "@");
}
