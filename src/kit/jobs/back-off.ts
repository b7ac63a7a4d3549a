/** The number of attempts and the waits between them. */
export type BackOff = { tries: number; firstSeconds: number; longestSeconds: number };

/** Five attempts, after 10 s, 56 s, 5.3 min and 30 min. */
export const USUAL_BACK_OFF: BackOff = { tries: 5, firstSeconds: 10, longestSeconds: 1800 };

/**
 * Seconds to wait after attempt `tried` (from 1) failed; undefined after the last. Waits grow by a constant factor
 * from `firstSeconds` to `longestSeconds`.
 */
export function waitAfter({ tries, firstSeconds, longestSeconds }: BackOff, tried: number): number | undefined {
	if (tried >= tries) return undefined;
	if (tries <= 2) return firstSeconds;
	return Math.round(firstSeconds * (longestSeconds / firstSeconds) ** ((tried - 1) / (tries - 2)));
}
