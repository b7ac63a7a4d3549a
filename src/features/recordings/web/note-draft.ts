const PREFIX = "recording-note";

function tried<R>(work: () => R): R | null {
	try {
		return work();
	} catch {
		return null; // a browser that keeps nothing has it for as long as the page is open
	}
}

/** What an account typed beside a recording and has not saved yet: this tab keeps it over a reload and a lost network. */
export function noteDraft(owner: string, id: number) {
	const name = `${PREFIX} ${owner} ${id}`;
	return {
		read: () => tried(() => sessionStorage.getItem(name)),
		keep: (note: string) => void tried(() => sessionStorage.setItem(name, note)),
		/** Forgets a note that is saved; what was typed since then stays. */
		forget: (saved: string) =>
			void tried(() => {
				if (sessionStorage.getItem(name) === saved) sessionStorage.removeItem(name);
			}),
	};
}

/** Forgets what anybody typed in this tab. */
export function forgetNoteDrafts(): void {
	tried(() => {
		for (const name of Object.keys(sessionStorage)) if (name.startsWith(PREFIX)) sessionStorage.removeItem(name);
	});
}
