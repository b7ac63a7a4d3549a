const MAX_SHARE = 0.02;
const MAX_PLACES = 5;

/**
 * How many places an unconfirmed buyer may hold unpaid of `left`, the places that nobody else holds: 2 %, at least one and
 * at most five.
 */
export function unconfirmedAllowance(left: number): number {
	return Math.max(1, Math.min(MAX_PLACES, Math.floor(left * MAX_SHARE)));
}

/**
 * How many free places of a day the unconfirmed people of one origin may hold of `left`, the places that nobody else
 * holds: half, at least one. A meetup is small, and its day has no package that waits for money.
 */
export function unconfirmedDayAllowance(left: number): number {
	return Math.max(1, Math.floor(left / 2));
}

/** The address whose mailbox receives an e-mail: many providers ignore what follows a plus. */
export function mailboxOf(email: string): string {
	return email.replace(/\+[^@]*@/, "@");
}
