const ASCII = /^[\x20-\x7e\s]*$/;

/** A text as searches compare it: lower case without diacritics, "ł" as "l". */
export function searchable(text: string): string {
	if (ASCII.test(text)) return text.toLowerCase();
	return text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/[łŁ]/g, "l").toLowerCase();
}

/** The words of a search, each once. */
export function searchWords(text: string): string[] {
	return [...new Set(searchable(text).split(/\s+/).filter(Boolean))];
}
