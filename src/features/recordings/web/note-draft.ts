const PREFIX = "recording-note";

/** Name of the draft of an account's note on a recording. */
export const noteDraft = (owner: string, id: number) => `${PREFIX} ${owner} ${id}`;

/** Deletes all drafts of this tab. */
export function forgetNoteDrafts(): void {
	try {
		for (const name of Object.keys(sessionStorage)) if (name.startsWith(PREFIX)) sessionStorage.removeItem(name);
	} catch {
		// without storage there is none
	}
}
