import type { Tx } from "../../../kit/db/database.ts";
import type { Text } from "../../../kit/i18n/lang.ts";
import { activate } from "./store.ts";

export type AddressDeps = {
	clock: { now(): Date };
	/** In the confirming transaction; returns a sentence about places that are no longer available. */
	addressConfirmed(tx: Tx, accountId: string): Promise<Text | undefined>;
};

/**
 * In the transaction of the proof (an activation or reset link); spends the account's links. Idempotent. Returns a
 * message about places that are no longer available.
 */
export async function confirmAddress(tx: Tx, deps: AddressDeps, accountId: string): Promise<Text | undefined> {
	const isNew = await activate(tx, accountId, deps.clock.now());
	return isNew ? deps.addressConfirmed(tx, accountId) : undefined;
}
