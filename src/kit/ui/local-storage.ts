/** The stored value; null where there is none. */
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
		// the page knows it until it closes
	}
}

/** Forgets everything whose name begins so. */
export function forgetLocally(prefix: string): void {
	try {
		for (const name of Object.keys(localStorage)) if (name.startsWith(prefix)) localStorage.removeItem(name);
	} catch {
		// without storage there is nothing to delete
	}
}
