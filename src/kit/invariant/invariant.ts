/** Returns a value that the database or earlier code guarantees. Throws an error that names it where it is missing. */
export function invariant<T>(value: T | null | undefined, what: string): T {
	if (value === null || value === undefined) throw new Error(`${what} is missing`);
	return value;
}
