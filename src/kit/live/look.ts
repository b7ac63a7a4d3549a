/** The default polling interval without a connection, in ms; with one, polling only covers missed messages. */
const POLL_MS = 5000;
const LOOK_MS = 60_000;
/** The interval of checks for due polls, in ms. */
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

/** Coalesces calls: `work` runs once, `ms` after the first of them. */
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
