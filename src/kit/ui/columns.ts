/**
 * How many columns leave the fewest empty places in the last row of a wall of cards. Takes the number of cards and
 * the numbers of columns to choose from, the preferred one first; gives one of them.
 */
export function columnsFor(count: number, choices: readonly [number, ...number[]]): number {
	const emptyIn = (columns: number) => (columns - (count % columns)) % columns;
	return choices.reduce((best, columns) => (emptyIn(columns) < emptyIn(best) ? columns : best));
}
