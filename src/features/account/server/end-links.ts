import type { Tx } from "../../../kit/db/database.ts";
import { formLimit } from "../../../kit/http/form-limit.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { RESET_EMAIL_LIMIT } from "../contract.ts";
import { endWaitingChanges } from "./address-store.ts";
import { accountById, endPending } from "./store.ts";

/**
 * Also ends log-ins and unconfirmed address changes. Their e-mails leave the limit: otherwise a thief could use it up
 * and keep the owner from requesting a link.
 */
export async function endLinks(tx: Tx, clock: Clock, accountId: string): Promise<void> {
	await endPending(tx, accountId);
	await endWaitingChanges(tx, accountId, clock.now());
	const person = await accountById(tx, accountId);
	if (person) await formLimit({ db: tx, clock }, RESET_EMAIL_LIMIT).forget(person.email);
}
