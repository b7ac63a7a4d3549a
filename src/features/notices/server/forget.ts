import type { Database } from "../../../kit/db/database.ts";
import { forgottenBefore } from "../rules.ts";
import { deleteOldNotices } from "./store.ts";

/** Forgets notices that are old, or beyond what is kept of one person. */
export async function forgetNotices({ db, clock }: { db: Database; clock: { now(): Date } }): Promise<void> {
	await deleteOldNotices(db, forgottenBefore(clock.now()));
}
