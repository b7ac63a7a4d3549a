const PREFIX = "recording-note";

function tried<R>(work: () => R): R | null {
	try {
		return work();
	} catch {
		return null; // without storage the draft lasts as long as the page
	}
}

/** An account's unsaved note on a recording, kept in this tab through reloads and network failures. */
export function noteDraft(owner: string, id: number) {
	const name = `${PREFIX} ${owner} ${id}`;
	return {
		read: () => tried(() => sessionStorage.getItem(name)),
		keep: (note: string) => void tried(() => sessionStorage.setItem(name, note)),
		/** Deletes the draft of a saved note; later typing stays. */
		forget: (saved: string) =>
			void tried(() => {
				if (sessionStorage.getItem(name) === saved) sessionStorage.removeItem(name);
			}),
	};
}

/** Deletes all drafts of this tab. */
export function forgetNoteDrafts(): void {
	tried(() => {
		for (const name of Object.keys(sessionStorage)) if (name.startsWith(PREFIX)) sessionStorage.removeItem(name);
	});
}
