import type { Tx } from "../../../kit/db/database.ts";
import type { Text } from "../../../kit/i18n/lang.ts";
import { activate } from "./store.ts";

/** What confirming an address needs. */
export type AddressDeps = {
	clock: { now(): Date };
	/**
	 * Gives what waited for the address of an account, in the transaction that confirms it; and a sentence about what is not
	 * to be had any more.
	 */
	addressConfirmed(tx: Tx, accountId: string): Promise<Text | undefined>;
};

/**
 * Confirms the address of an account, in the transaction of whatever proved it (an activation link, a link for a new
 * password): its links are spent, and what waited for it is given. Confirming it again changes nothing. Gives a sentence
 * about what is not to be had any more.
 */
export async function confirmAddress(tx: Tx, deps: AddressDeps, accountId: string): Promise<Text | undefined> {
	const isNew = await activate(tx, accountId, deps.clock.now());
	return isNew ? deps.addressConfirmed(tx, accountId) : undefined;
}
