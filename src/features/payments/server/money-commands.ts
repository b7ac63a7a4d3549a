import type { Database, Tx } from "../../../kit/db/database.ts";
import type { PaidBy } from "../../documents/contract.ts";

type OfOrder = { orderId: number };
type Amount = OfOrder & { amountGrosz: number };

/** Through a provider. */
export type CameMoney = Amount & {
	/** Transfers add up to the amount due. */
	inParts: boolean;
	paidBy: PaidBy;
	/** For the audit. */
	actor: string;
};

/** In the same transaction; `app/wiring.ts` implements them. Lock order: the order before the payment. */
export type MoneyCommands = {
	hold(tx: Tx, order: OfOrder): Promise<{ eventId: number } | undefined>;
	/** For a locked order. Returns how much of it the order counts, in grosz: 0 where none is due. */
	came(tx: Tx, money: CameMoney): Promise<number>;
	/** For the named, locked order, but begun for another one. */
	unwanted(tx: Tx, money: Amount): Promise<void>;
	/**
	 * For a refund of a counted payment; the order is locked. False where the order has not ended, or no longer counts
	 * it.
	 */
	takenOff(tx: Tx, money: Amount): Promise<boolean>;
	/** Unallocated money. */
	sentBack(tx: Tx, money: Amount): Promise<void>;
	/** Made at the provider, not for tickets: lowers a locked order's value. */
	wentPast(tx: Tx, money: Amount): Promise<void>;
	number(db: Database, order: OfOrder): Promise<string>;
};
