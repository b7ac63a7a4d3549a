import type { Database } from "../../../kit/db/database.ts";
import { type FormLimit, formLimit } from "../../../kit/http/form-limit.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { CODE_TRIES } from "../contract.ts";

/** Counts how often a visitor has codes judged, whichever call judges them, for all processes together. */
export function codeTries(deps: { db: Database; clock: Clock }): FormLimit {
	return formLimit(deps, CODE_TRIES);
}
