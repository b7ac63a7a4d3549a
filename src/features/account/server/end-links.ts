import type { Tx } from "../../../kit/db/database.ts";
import { formLimit } from "../../../kit/http/form-limit.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { RESET_LETTERS } from "../contract.ts";
import { endWaitingChanges } from "./address-store.ts";
import { accountById, endPending } from "./store.ts";

/**
 * Ends the links and log-ins of an account that wait, and the changes of its address that nobody has confirmed. Letters
 * whose links it ends count no more: a thief with the password could else ask for three, end them, and keep the owner
 * from asking for another.
 */
export async function endLinks(tx: Tx, clock: Clock, accountId: string): Promise<void> {
	await endPending(tx, accountId);
	await endWaitingChanges(tx, accountId, clock.now());
	const person = await accountById(tx, accountId);
	if (person) await formLimit({ db: tx, clock }, RESET_LETTERS).forget(person.email);
}
