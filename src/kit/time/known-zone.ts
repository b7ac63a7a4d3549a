/** An IANA time zone as this runtime calls it; null for any other text. */
export function knownZone(name: string): string | null {
	const zone = name.trim();
	if (!zone) return null;
	try {
		return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;
	} catch {
		return null;
	}
}
