/** Parts of a film that were watched, in whole seconds: from the first to before the second, by their beginning, apart. */
export type Span = [from: number, to: number];

/** From which part of a film on it counts as attended. */
const ATTENDED_SHARE = 0.8;
/** No player plays faster. */
const FASTEST = 2;
/** What a clock and a call may be late, in seconds. */
const LATE_SECONDS = 2;
/** A player tells its place every ten seconds of the film; what did not arrive, it tells with the next. */
const LONGEST_STEP = 60;
/** How far one may be when the place is told for the first time. */
const FIRST_STEP = 15;

/** Where somebody is in a film, and when they told so. */
export type Told = { seconds: number; at: Date };

/**
 * The part that was watched between two places of a film: none where somebody went back, jumped ahead, or got there faster
 * than a film can be played. `before` is undefined when the first place is told.
 */
export function stepBetween(before: Told | undefined, after: Told): Span | undefined {
	const from = before?.seconds ?? 0;
	const length = after.seconds - from;
	const elapsed = before && Math.max(0, after.at.getTime() - before.at.getTime()) / 1000;
	const most = elapsed === undefined ? FIRST_STEP : Math.min(LONGEST_STEP, elapsed * FASTEST + LATE_SECONDS);
	return length > 0 && length <= most ? [from, after.seconds] : undefined;
}

/** What was watched together with one more part: parts that meet are one. */
export function withSpan(watched: readonly Span[], added: Span): Span[] {
	const spans: Span[] = [];
	for (const [from, to] of [...watched, added].toSorted((a, b) => a[0] - b[0])) {
		const last = spans.at(-1);
		if (last && from <= last[1]) last[1] = Math.max(last[1], to);
		else spans.push([from, to]);
	}
	return spans;
}

/** How many seconds of a film were watched, each counted once. */
export function watchedSeconds(watched: readonly Span[]): number {
	return watched.reduce((sum, [from, to]) => sum + to - from, 0);
}

/** Whether a recording counts as attended: from 80 % watched. */
export function isAttended(watched: readonly Span[], seconds: number): boolean {
	return watchedSeconds(watched) >= seconds * ATTENDED_SHARE;
}
