/** Prefix of this tab's drafts and outcomes of registrations. */
export const TYPED = "registration-";

/** Deletes this tab's drafts and outcomes, so that the next person at the computer does not see them. */
export function forgetTyped(): void {
	try {
		for (const name of Object.keys(sessionStorage)) if (name.startsWith(TYPED)) sessionStorage.removeItem(name);
	} catch {
		// without storage there is none
	}
}
