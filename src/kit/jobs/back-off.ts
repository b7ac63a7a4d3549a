/** How often something is tried, and how long is waited between two tries. */
export type BackOff = { tries: number; firstSeconds: number; longestSeconds: number };

/** Five tries, with 10 s, 56 s, 5.3 min and 30 min between them (issue of mail and jobs). */
export const USUAL_BACK_OFF: BackOff = { tries: 5, firstSeconds: 10, longestSeconds: 1800 };

/**
 * Seconds to wait after the try number `tried` (from 1) has failed; undefined when it was the last one. The waits grow
 * by the same factor, from `firstSeconds` to `longestSeconds`.
 */
export function waitAfter({ tries, firstSeconds, longestSeconds }: BackOff, tried: number): number | undefined {
	if (tried >= tries) return undefined;
	if (tries <= 2) return firstSeconds;
	return Math.round(firstSeconds * (longestSeconds / firstSeconds) ** ((tried - 1) / (tries - 2)));
}
