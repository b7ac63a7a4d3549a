/** The full URL of a typed address; https by default. */
export function fullLink(typed: string): string {
	const text = typed.trim();
	// "//host" and "\\host" depend on the page that shows them
	return text === "" || /^(?:[a-z][a-z0-9+.-]*:|[/\\])/i.test(text) ? text : `https://${text}`;
}

/** Whether a text is a public web address: https, a named host, no password. */
export function isWebLink(text: string): boolean {
	if (!/^https:\/\/[^/\\]/i.test(text)) return false; // browsers read one slash, three, or none as two
	const url = URL.parse(text);
	if (url?.protocol !== "https:" || url.username || url.password) return false;
	return /^([^.]+\.)+\p{L}[^.]+$/u.test(url.hostname);
}

/** The link without scheme and "www", for display. */
export function shownLink(link: string): string {
	return link.replace(/^https:\/\/(www\.)?/, "").replace(/\/$/, "");
}
