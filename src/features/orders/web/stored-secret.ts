const PREFIX = "order-of-";
const DAY_MS = 24 * 3_600_000;

type StoredSecret = { secret: string; at: number };

/**
 * Keeps, in this browser, what opens the order that a payment is for: the provider is not told it. In the store of all
 * tabs, because a bank's app may come back in another one; for a day.
 */
export function storeSecret(reference: string, secret: string, now = Date.now()): void {
	try {
		for (const key of Object.keys(localStorage).filter((one) => one.startsWith(PREFIX))) {
			if (!readStored(key, now)) localStorage.removeItem(key);
		}
		localStorage.setItem(PREFIX + reference, JSON.stringify({ secret, at: now } satisfies StoredSecret));
	} catch {
		// a closed store: who comes back is told to open the order by its e-mail
	}
}

/** What opens the order that a payment of this browser is for. */
export function storedSecret(reference: string, now = Date.now()): string | null {
	try {
		return readStored(PREFIX + reference, now)?.secret ?? null;
	} catch {
		return null;
	}
}

function readStored(key: string, now: number): StoredSecret | undefined {
	const stored = JSON.parse(localStorage.getItem(key) ?? "null") as StoredSecret | null;
	return stored && now - stored.at < DAY_MS ? stored : undefined;
}
