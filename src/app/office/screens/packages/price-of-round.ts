type Price = { roundId: number | null; netGrosz: number };

/** The price of a round: its own, or the one that holds in every round without an own. Undefined if not on sale. */
export function priceOfRound<P extends Price>(prices: readonly P[], roundId: number | null): P | undefined {
	return prices.find((one) => one.roundId === roundId) ?? prices.find((one) => one.roundId === null);
}
