import type { Tx } from "../../../kit/db/database.ts";
import { activate } from "./store.ts";

/** What confirming an address needs. */
export type AddressDeps = {
	clock: { now(): Date };
	/** Gives what waited for the address of an account, in the transaction that confirms it. */
	addressConfirmed(tx: Tx, accountId: string): Promise<void>;
};

/**
 * Confirms the address of an account, in the transaction of whatever proved it (an activation link, a link for a new
 * password): its links are spent, and what waited for it is given. Confirming it again changes nothing.
 */
export async function confirmAddress(tx: Tx, deps: AddressDeps, accountId: string): Promise<void> {
	if (await activate(tx, accountId, deps.clock.now())) await deps.addressConfirmed(tx, accountId);
}
