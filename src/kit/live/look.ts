/** The default polling interval without a connection, in ms. With one, polling only covers missed messages. */
const POLL_MS = 5000;
const LOOK_MS = 60_000;
/** How often it checks whether a poll is due, in ms. */
const DUE_MS = 1000;

/**
 * Refetches while the page is visible: every `pollMs` without a connection, once a minute with one, and when the
 * network returns. Returns the function that stops it.
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

/** Merges calls: `work` runs once, `ms` after the first of them. */
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
