/** A lecture's taken seats in quarters, 0 to 4. Only the organiser sees exact numbers. */
export function takenQuarters({ seats, taken }: { seats: number; taken: number }): number {
	return seats <= 0 ? 0 : Math.min(4, Math.round((taken / seats) * 4));
}
