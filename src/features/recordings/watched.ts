/** Whole seconds: start inclusive, end exclusive, sorted, disjoint. */
export type Span = [from: number, to: number];

/** The watched share from which a film counts as attended. */
const ATTENDED_SHARE = 0.8;
/** The fastest playback rate. */
const FASTEST = 2;
/** Tolerance for clocks and network, in seconds. */
const LATE_SECONDS = 2;
/** A player reports every ten seconds of film, and a later report covers lost ones. */
const LONGEST_STEP = 60;
/** A first report counts only up to this position, in seconds of film. */
const FIRST_STEP = 15;

/** `at`: the time of the report. */
export type ReportedPlace = { seconds: number; at: Date };

/**
 * The part watched between two reports; none after going back, skipping ahead, or moving faster than playback. `before`
 * is undefined for the first report.
 */
export function stepBetween(before: ReportedPlace | undefined, after: ReportedPlace): Span | undefined {
	const from = before?.seconds ?? 0;
	const length = after.seconds - from;
	const elapsed = before && Math.max(0, after.at.getTime() - before.at.getTime()) / 1000;
	const most = elapsed === undefined ? FIRST_STEP : Math.min(LONGEST_STEP, elapsed * FASTEST + LATE_SECONDS);
	return length > 0 && length <= most ? [from, after.seconds] : undefined;
}

/** Merges adjoining parts. */
export function withSpan(watched: readonly Span[], added: Span): Span[] {
	const spans: Span[] = [];
	for (const [from, to] of [...watched, added].toSorted((a, b) => a[0] - b[0])) {
		const last = spans.at(-1);
		if (last && from <= last[1]) last[1] = Math.max(last[1], to);
		else spans.push([from, to]);
	}
	return spans;
}

/** Counts each second once. */
export function watchedSeconds(watched: readonly Span[]): number {
	return watched.reduce((sum, [from, to]) => sum + to - from, 0);
}

/** Whether a recording counts as attended: from 80 % watched. */
export function isAttended(watched: readonly Span[], seconds: number): boolean {
	return watchedSeconds(watched) >= seconds * ATTENDED_SHARE;
}
