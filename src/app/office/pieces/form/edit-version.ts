/**
 * The version that was read when the form opened. It stays with the draft, so that a reload of the page, which reads a
 * newer version, does not save over another's change.
 */
export function editVersion(draft: string) {
	const name = `${draft}:version`;
	return {
		opened: (read: string): string => sessionStorage.getItem(name) ?? read,
		keep: (version: string) => sessionStorage.setItem(name, version),
		/** Forgets the draft too. */
		forget: () => {
			sessionStorage.removeItem(name);
			sessionStorage.removeItem(draft);
		},
	};
}

/** Log-out deletes the drafts of the office. */
export function forgetOfficeDrafts(): void {
	for (const name of Object.keys(sessionStorage)) if (name.startsWith("office:")) sessionStorage.removeItem(name);
}
