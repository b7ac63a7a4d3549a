import type { Tx } from "../../../kit/db/database.ts";
import type { Text } from "../../../kit/i18n/lang.ts";
import { activate } from "./store.ts";

export type AddressDeps = {
	clock: { now(): Date };
	/** Grants tickets and orders that waited for the address. Returns a sentence about those no longer available. */
	addressConfirmed(tx: Tx, accountId: string): Promise<Text | undefined>;
};

/**
 * Confirms an account's address after a link proved it, ends its other links and grants pending places. Idempotent.
 * Returns a message about places that are no longer available.
 */
export async function confirmAddress(tx: Tx, deps: AddressDeps, accountId: string): Promise<Text | undefined> {
	const isNew = await activate(tx, accountId, deps.clock.now());
	return isNew ? deps.addressConfirmed(tx, accountId) : undefined;
}
