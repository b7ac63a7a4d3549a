/** Counts the elements in a document's markup, without scripts' content. */
export function elementsIn(html: string): number {
	return html.replace(/(<script[^>]*>).*?<\/script>/gs, "$1").match(/<[a-z]/g)?.length ?? 0;
}
