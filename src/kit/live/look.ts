/** Without a connection what is new is asked for this often, where nothing else is said; with one, in case something was missed. */
const POLL_MS = 5000;
const LOOK_MS = 60_000;
/** It is seen this often whether that is due. */
const DUE_MS = 1000;

/**
 * Refetches while the page is visible: every `pollMs` without a connection, once a minute with one, and when the
 * network returns. Gives a stop function.
 */
export function lookNowAndThen(look: () => void, isTold: () => boolean, pollMs = POLL_MS): () => void {
	let lookedAt = Date.now();
	const timer = setInterval(() => {
		const isDue = Date.now() - lookedAt >= (isTold() ? LOOK_MS : pollMs);
		if (!isDue || document.visibilityState === "hidden" || !navigator.onLine) return;
		lookedAt = Date.now();
		look();
	}, DUE_MS);
	addEventListener("online", look);
	return () => {
		clearInterval(timer);
		removeEventListener("online", look);
	};
}

/** Does something once, a moment after it was asked for, however often that was. */
export function later(ms: number, work: () => void): () => void {
	let isComing = false;
	return () => {
		if (isComing) return;
		isComing = true;
		setTimeout(() => {
			isComing = false;
			work();
		}, ms);
	};
}
