/** Returns a value that earlier code guarantees. Throws an error that names it if missing. */
export function invariant<T>(value: T | null | undefined, what: string): T {
	if (value === null || value === undefined) throw new Error(`${what} is missing`);
	return value;
}
