/** Sorts items that are not over by their start, then past ones latest first. Instants are ISO 8601 in UTC. */
export function toComeFirst<One extends { startDate: string; endDate: string }>(all: readonly One[], now: Date): One[] {
	const byStart = all.toSorted((one, other) => Date.parse(one.startDate) - Date.parse(other.startDate));
	const isOver = ({ endDate }: One) => Date.parse(endDate) <= now.getTime();
	return [...byStart.filter((one) => !isOver(one)), ...byStart.filter(isOver).toReversed()];
}
