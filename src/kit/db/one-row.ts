import { invariant } from "../invariant/invariant.ts";

/** The row of a statement that always gives one: of a count, or of an insert that nothing can hinder. */
export function oneRow<T>([row]: readonly T[]): T {
	return invariant(row, "the row of a statement that gives one");
}
