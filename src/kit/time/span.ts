/** A time span; `endsAt` is exclusive. */
export type Span = { startsAt: Date; endsAt: Date };

/** Whether two spans overlap. Adjacent ones do not. */
export function isOverlap(a: Span, b: Span): boolean {
	return a.startsAt < b.endsAt && b.startsAt < a.endsAt;
}
