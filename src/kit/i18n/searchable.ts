const ASCII = /^[\x20-\x7e\s]*$/;

/** Normalises text for search: lower case without diacritics, "ł" as "l". */
export function searchable(text: string): string {
	if (ASCII.test(text)) return text.toLowerCase();
	return text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/[łŁ]/g, "l").toLowerCase();
}

export function searchWords(text: string): string[] {
	return [...new Set(searchable(text).split(/\s+/).filter(Boolean))];
}
