/** The stored value; null without one. */
export function readLocal(name: string): string | null {
	try {
		return localStorage.getItem(name);
	} catch {
		return null;
	}
}

/** Stores a text under a name, or deletes it. Without storage it lasts while the page is open. */
export function keepLocally(name: string, text: string | null): void {
	try {
		if (text === null) localStorage.removeItem(name);
		else localStorage.setItem(name, text);
	} catch {
		// the page's own copy remains
	}
}

/** Deletes all names with a prefix. */
export function forgetLocally(prefix: string): void {
	try {
		for (const name of Object.keys(localStorage)) if (name.startsWith(prefix)) localStorage.removeItem(name);
	} catch {
		// without storage there is nothing to delete
	}
}
