/** What has a document of its own under an event's pages: `/speakers/3`, `/en/e/DSS25/lectures/17`. */
export const DOCUMENT_KINDS = ["speakers", "lectures", "exhibitors", "news"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** The path of a document; `base` is where the event's pages begin, "" or "/en/e/DSS25". */
export function documentPath(base: string, kind: DocumentKind, id: number): string {
	return `${base}/${documentRest(kind, id)}`;
}

/** The same under an event's pages, as `pageAddress` takes it: "speakers/3". */
export function documentRest(kind: DocumentKind, id: number): string {
	return `${kind}/${id}`;
}
