/** When something is held; it ends before `endsAt`. */
export type Span = { startsAt: Date; endsAt: Date };

/** Whether two run at the same time; one that ends when the other starts does not collide. */
export function isOverlap(a: Span, b: Span): boolean {
	return a.startsAt < b.endsAt && b.startsAt < a.endsAt;
}
