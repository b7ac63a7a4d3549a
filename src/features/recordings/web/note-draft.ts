const PREFIX = "recording-note";

/** Of an account's note. */
export const noteDraft = (owner: string, id: number) => `${PREFIX} ${owner} ${id}`;

export function forgetNoteDrafts(): void {
	try {
		for (const name of Object.keys(sessionStorage)) if (name.startsWith(PREFIX)) sessionStorage.removeItem(name);
	} catch {
		// without storage there is none
	}
}
