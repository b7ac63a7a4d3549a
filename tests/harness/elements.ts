/** How many elements a document's markup has; the content of scripts is none. */
export function elementsIn(html: string): number {
	return html.replace(/(<script[^>]*>).*?<\/script>/gs, "$1").match(/<[a-z]/g)?.length ?? 0;
}
