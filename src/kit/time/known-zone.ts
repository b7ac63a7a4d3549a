/** The runtime's name of an IANA time zone; null for other text. */
export function knownZone(name: string): string | null {
	const zone = name.trim();
	if (!zone) return null;
	try {
		return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;
	} catch {
		return null;
	}
}
