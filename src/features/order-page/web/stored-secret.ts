const PREFIX = "order-of-";
const DAY_MS = 24 * 3_600_000;

type StoredSecret = { secret: string; at: number };

/**
 * Stores the secret of a payment's order in this browser for a day, because the provider does not get it. It uses local
 * storage, because a bank's app may return in another tab.
 */
export function storeSecret(reference: string, secret: string, now = Date.now()): void {
	try {
		for (const key of Object.keys(localStorage).filter((one) => one.startsWith(PREFIX))) {
			if (!readStored(key, now)) localStorage.removeItem(key);
		}
		localStorage.setItem(PREFIX + reference, JSON.stringify({ secret, at: now } satisfies StoredSecret));
	} catch {
		// the page then refers to the e-mail
	}
}

/** The order's secret of a payment that this browser started. */
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
