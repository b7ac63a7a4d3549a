import type { Database } from "../../../kit/db/database.ts";
import { forgottenBefore } from "../rules.ts";
import { deleteOldNotices } from "./store.ts";

export async function forgetNotices({ db, clock }: { db: Database; clock: { now(): Date } }): Promise<void> {
	await deleteOldNotices(db, forgottenBefore(clock.now()));
}
