/** A set with a value added, or taken away where it was there. */
export function toggledIn<T>(known: ReadonlySet<T>, value: T): ReadonlySet<T> {
	const next = new Set(known);
	if (!next.delete(value)) next.add(value);
	return next;
}
