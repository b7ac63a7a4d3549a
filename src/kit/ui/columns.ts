/** The number of columns with the fewest gaps in the last row of cards, chosen from `choices`, preferred first. */
export function columnsFor(count: number, choices: readonly [number, ...number[]]): number {
	const emptyIn = (columns: number) => (columns - (count % columns)) % columns;
	return choices.reduce((best, columns) => (emptyIn(columns) < emptyIn(best) ? columns : best));
}
