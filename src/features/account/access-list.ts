/** For how many days a second factor must have been on so that the owner's mailbox alone cannot turn it off. */
export const SETTLED_DAYS = 7;

const DAY_MS = 86_400_000;

/** What opens an account besides its password; `second-factor` is what its log-in asks for as well. */
export const ACCESS_KINDS = ["session", "browser", "passkey", "feed", "second-factor"] as const;
export type AccessKind = (typeof ACCESS_KINDS)[number];

/** The name of an access in `keep`. */
export function accessId(kind: AccessKind, key: string): string {
	return `${kind}:${key}`;
}

/** The keys of one kind among the names that a call wants to keep. */
export function keptKeys(keep: readonly string[], kind: AccessKind): string[] {
	const prefix = accessId(kind, "");
	return keep.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length));
}

/**
 * Whether a second factor is ended with the rest. One that is on for a week before the reset was asked for stays:
 * whoever reads the mailbox alone must not get around it. A newer one may be a thief's.
 */
export function isFactorEnded(since: Date | null, askedAt: Date): boolean {
	return since === null || askedAt.getTime() - since.getTime() < SETTLED_DAYS * DAY_MS;
}
