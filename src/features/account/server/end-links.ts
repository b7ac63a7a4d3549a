import type { Tx } from "../../../kit/db/database.ts";
import { formLimit } from "../../../kit/http/form-limit.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { RESET_LETTERS } from "../contract.ts";
import { endWaitingChanges } from "./address-store.ts";
import { accountById, endPending } from "./store.ts";

/**
 * Includes log-ins and unconfirmed address changes. Their e-mails no longer count against the limit: otherwise a thief
 * with the password could request three, end them, and keep the owner from requesting another.
 */
export async function endLinks(tx: Tx, clock: Clock, accountId: string): Promise<void> {
	await endPending(tx, accountId);
	await endWaitingChanges(tx, accountId, clock.now());
	const person = await accountById(tx, accountId);
	if (person) await formLimit({ db: tx, clock }, RESET_LETTERS).forget(person.email);
}
