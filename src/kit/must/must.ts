/**
 * A value that cannot be missing where it is asked for, because the database or the code before it says so. Where it is
 * missing all the same, that is an error of the program, and says what was missing.
 */
export function must<T>(value: T | null | undefined, what: string): T {
	if (value === null || value === undefined) throw new Error(`${what} is missing`);
	return value;
}
