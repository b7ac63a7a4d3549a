import { invariant } from "../invariant/invariant.ts";

/** The row of a statement that always returns one: a count, or an unconditional insert. */
export function oneRow<T>([row]: readonly T[]): T {
	return invariant(row, "the row of a statement that gives one");
}
