/** A value as text with sorted names, because the database sorts the names in an entry of the journal. */
export const sortedText = (value: object): string =>
	JSON.stringify(value, (_, one: unknown) =>
		one !== null && typeof one === "object" && !Array.isArray(one)
			? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
			: one,
	);
