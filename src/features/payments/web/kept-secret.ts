const keyOf = (reference: string) => `order-of-${reference}`;

/** Keeps, in this tab, the secret of the order that a payment is for: the provider is not told it. */
export function keepSecret(reference: string, secret: string): void {
	try {
		sessionStorage.setItem(keyOf(reference), secret);
	} catch {
		// a closed store: the gateway then leads to the start page
	}
}

/** The secret of the order that a payment of this tab is for. */
export function keptSecret(reference: string): string | null {
	try {
		return sessionStorage.getItem(keyOf(reference));
	} catch {
		return null;
	}
}
