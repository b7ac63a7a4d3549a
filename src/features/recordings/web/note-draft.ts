const PREFIX = "recording-note";

/** The name under which the draft of an account's note is stored. */
export const noteDraft = (owner: string, id: number) => `${PREFIX} ${owner} ${id}`;

export function forgetNoteDrafts(): void {
	try {
		for (const name of Object.keys(sessionStorage)) if (name.startsWith(PREFIX)) sessionStorage.removeItem(name);
	} catch {
		// without storage there is none
	}
}
