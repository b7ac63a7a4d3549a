/** Returns a value that earlier code guarantees. Throws an error with its name if it is missing. */
export function invariant<T>(value: T | null | undefined, what: string): T {
	if (value === null || value === undefined) throw new Error(`${what} is missing`);
	return value;
}
