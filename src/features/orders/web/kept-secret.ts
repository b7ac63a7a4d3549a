const PREFIX = "order-of-";
const DAY_MS = 24 * 3_600_000;

type Kept = { secret: string; at: number };

/**
 * Keeps, in this browser, what opens the order that a payment is for: the provider is not told it. In the store of all
 * tabs, because a bank's app may come back in another one; for a day.
 */
export function keepSecret(reference: string, secret: string, now = Date.now()): void {
	try {
		for (const key of Object.keys(localStorage).filter((one) => one.startsWith(PREFIX))) {
			if (!readKept(key, now)) localStorage.removeItem(key);
		}
		localStorage.setItem(PREFIX + reference, JSON.stringify({ secret, at: now } satisfies Kept));
	} catch {
		// a closed store: who comes back is told to open the order by its letter
	}
}

/** What opens the order that a payment of this browser is for. */
export function keptSecret(reference: string, now = Date.now()): string | null {
	try {
		return readKept(PREFIX + reference, now)?.secret ?? null;
	} catch {
		return null;
	}
}

function readKept(key: string, now: number): Kept | undefined {
	const kept = JSON.parse(localStorage.getItem(key) ?? "null") as Kept | null;
	return kept && now - kept.at < DAY_MS ? kept : undefined;
}
