/** Null removes a parameter. */
export function addressWith(changes: Record<string, string | null>): string {
	const query = new URLSearchParams(location.search);
	for (const [name, value] of Object.entries(changes)) {
		if (value === null) query.delete(name);
		else query.set(name, value);
	}
	return query.size > 0 ? `${location.pathname}?${query}` : location.pathname;
}
