/** `/speakers/3`, `/en/e/DSS25/lectures/17`. */
export const DOCUMENT_KINDS = ["speakers", "lectures", "exhibitors", "news"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** `base` is "" or "/en/e/DSS25". */
export function documentPath(base: string, kind: DocumentKind, id: number): string {
	return `${base}/${documentRest(kind, id)}`;
}

/** Returns "speakers/3", for `pageAddress`. */
export function documentRest(kind: DocumentKind, id: number): string {
	return `${kind}/${id}`;
}
