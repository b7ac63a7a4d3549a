/** A second factor this old cannot be turned off through the owner's mailbox alone. */
export const SETTLED_DAYS = 7;

const DAY_MS = 86_400_000;

/** `second-factor` opens nothing: log-in requires it. */
export const ACCESS_KINDS = ["session", "browser", "passkey", "feed", "second-factor"] as const;
export type AccessKind = (typeof ACCESS_KINDS)[number];

export function accessId(kind: AccessKind, key: string): string {
	return `${kind}:${key}`;
}

export function keptKeys(keep: readonly string[], kind: AccessKind): string[] {
	const prefix = accessId(kind, "");
	return keep.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length));
}

/** Says whether a reset turns the second factor off. One older than a week stays; a newer one may be a thief's. */
export function isFactorEnded(since: Date | null, askedAt: Date): boolean {
	return since === null || askedAt.getTime() - since.getTime() < SETTLED_DAYS * DAY_MS;
}
