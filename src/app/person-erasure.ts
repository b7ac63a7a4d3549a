import type { PersonErasure } from "../features/participants/server/erase-participant.ts";
import { countsOf } from "../features/privacy/server/data-export.ts";
import { eraseAtEvent, lockForErasure, retainedAtEvent } from "../features/privacy/server/erase-at-event.ts";
import { partsAtEvent } from "./personal-at-event.ts";

type ErasureDeps = Parameters<typeof eraseAtEvent>[1] & Parameters<typeof partsAtEvent>[0];

/** Erasure of a person's data at one event, for the office. */
export function personErasureOf(deps: ErasureDeps): PersonErasure {
	return {
		lock: (tx, personId) => lockForErasure(tx, deps, personId),
		async preview(db, at) {
			const documents = await retainedAtEvent(db, deps, at);
			// all reads in the caller's transaction: PGlite has one connection
			return { goes: await countsOf(partsAtEvent({ ...deps, db }, at.event), at.person), kept: documents };
		},
		erase: (tx, at) => eraseAtEvent(tx, deps, at),
	};
}
