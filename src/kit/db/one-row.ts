import { invariant } from "../invariant/invariant.ts";

export function oneRow<T>([row]: readonly T[]): T {
	return invariant(row, "the row of a statement that gives one");
}
