/** By what people are searched, in the order of the form. */
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

/** The filters of an address; what it says besides is left out. */
export function parseSearch(query: URLSearchParams): SearchFilters {
	const said = SEARCH_FIELDS.flatMap((field) => {
		const value = query.get(field);
		return value && (field !== "isHere" || value === "true") ? [[field, value]] : [];
	});
	return Object.fromEntries(said);
}

/** Filters as the query of an address: the same ones are the same text. */
export function searchQuery(filters: SearchFilters): string {
	const said = SEARCH_FIELDS.flatMap((field) => (filters[field] ? [[field, filters[field]]] : []));
	return new URLSearchParams(said as [string, string][]).toString();
}
