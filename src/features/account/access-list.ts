/** After so many days of a second factor, the owner's mailbox alone cannot turn it off. */
export const SETTLED_DAYS = 7;

const DAY_MS = 86_400_000;

/** `second-factor` is a requirement at log-in. */
export const ACCESS_KINDS = ["session", "browser", "passkey", "feed", "second-factor"] as const;
export type AccessKind = (typeof ACCESS_KINDS)[number];

export function accessId(kind: AccessKind, key: string): string {
	return `${kind}:${key}`;
}

export function keptKeys(keep: readonly string[], kind: AccessKind): string[] {
	const prefix = accessId(kind, "");
	return keep.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length));
}

/**
 * One that was on for a week before the reset request stays, so that access to the mailbox cannot bypass it. A newer
 * one may be a thief's.
 */
export function isFactorEnded(since: Date | null, askedAt: Date): boolean {
	return since === null || askedAt.getTime() - since.getTime() < SETTLED_DAYS * DAY_MS;
}
