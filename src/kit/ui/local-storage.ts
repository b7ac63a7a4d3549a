/** What this browser keeps under a name; null where it keeps nothing. */
export function keptLocally(name: string): string | null {
	try {
		return localStorage.getItem(name);
	} catch {
		return null;
	}
}

/** Keeps a text under a name, or nothing any more; a browser that keeps nothing has it for as long as the page is open. */
export function keepLocally(name: string, text: string | null): void {
	try {
		if (text === null) localStorage.removeItem(name);
		else localStorage.setItem(name, text);
	} catch {
		// whoever asked knows it for as long as the page is open
	}
}

/** Forgets everything whose name begins so. */
export function forgetLocally(prefix: string): void {
	try {
		for (const name of Object.keys(localStorage)) if (name.startsWith(prefix)) localStorage.removeItem(name);
	} catch {
		// where nothing can be kept there is nothing to forget
	}
}
