/** The typed address of a page in full; a host without a scheme gets https. */
export function fullLink(typed: string): string {
	const text = typed.trim();
	// "//host" and "\\host" depend on the page that shows them
	return text === "" || /^(?:[a-z][a-z0-9+.-]*:|[/\\])/i.test(text) ? text : `https://${text}`;
}

/** Whether a text is the address of a page of the web that others may be led to: by https, of a named host, without a password. */
export function isWebLink(text: string): boolean {
	if (!/^https:\/\/[^/\\]/i.test(text)) return false; // browsers read more slashes, and none, as two
	const url = URL.parse(text);
	if (url?.protocol !== "https:" || url.username || url.password) return false;
	return /^([^.]+\.)+\p{L}[^.]+$/u.test(url.hostname);
}

/** As people read it: without scheme and "www". */
export function shownLink(link: string): string {
	return link.replace(/^https:\/\/(www\.)?/, "").replace(/\/$/, "");
}
