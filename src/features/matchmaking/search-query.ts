export const SEARCH_FIELDS = ["q", "topic", "role", "company", "lookingFor", "offering", "isHere"] as const;

export type SearchFilters = {
	q?: string | undefined;
	topic?: string | undefined;
	role?: string | undefined;
	company?: string | undefined;
	lookingFor?: string | undefined;
	offering?: string | undefined;
	isHere?: "true" | undefined;
};

/** Ignores other parameters. */
export function parseSearch(query: URLSearchParams): SearchFilters {
	const entries = SEARCH_FIELDS.flatMap((field) => {
		const value = query.get(field);
		return value && (field !== "isHere" || value === "true") ? [[field, value]] : [];
	});
	return Object.fromEntries(entries);
}

/** Writes filters as a query, always in the same order. */
export function searchQuery(filters: SearchFilters): string {
	const entries = SEARCH_FIELDS.flatMap((field) => (filters[field] ? [[field, filters[field]]] : []));
	return new URLSearchParams(entries as [string, string][]).toString();
}
