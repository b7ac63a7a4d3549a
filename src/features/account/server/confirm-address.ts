import type { Tx } from "../../../kit/db/database.ts";
import type { Text } from "../../../kit/i18n/lang.ts";
import { activate } from "./store.ts";

export type AddressDeps = {
	clock: { now(): Date };
	/**
	 * Grants what waited for an account's address, in the confirming transaction; returns a sentence about what is no
	 * longer available.
	 */
	addressConfirmed(tx: Tx, accountId: string): Promise<Text | undefined>;
};

/**
 * Confirms an account's address in the transaction of its proof (an activation link or a reset link), spends its links
 * and grants pending places. Idempotent. Returns a message about places that are no longer available.
 */
export async function confirmAddress(tx: Tx, deps: AddressDeps, accountId: string): Promise<Text | undefined> {
	const isNew = await activate(tx, accountId, deps.clock.now());
	return isNew ? deps.addressConfirmed(tx, accountId) : undefined;
}
