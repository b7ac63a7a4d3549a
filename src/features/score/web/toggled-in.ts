/** A copy of the set with the value added, or removed if present. */
export function toggledIn<T>(known: ReadonlySet<T>, value: T): ReadonlySet<T> {
	const next = new Set(known);
	if (!next.delete(value)) next.add(value);
	return next;
}
