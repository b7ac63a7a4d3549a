/** The number of columns that leaves the fewest gaps in the last row of cards. `choices` are in order of preference. */
export function columnsFor(count: number, choices: readonly [number, ...number[]]): number {
	const emptyIn = (columns: number) => (columns - (count % columns)) % columns;
	return choices.reduce((best, columns) => (emptyIn(columns) < emptyIn(best) ? columns : best));
}
