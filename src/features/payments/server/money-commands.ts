import type { Database, Tx } from "../../../kit/db/database.ts";
import type { PaidBy } from "../../documents/contract.ts";

type OfOrder = { orderId: number };
type Amount = OfOrder & { amountGrosz: number };

/** Money received for an order through a provider. */
export type CameMoney = Amount & {
	/** Transfers add up to the amount due. */
	inParts: boolean;
	paidBy: PaidBy;
	/** The actor for the audit. */
	actor: string;
};

/**
 * Callbacks of payments to orders, in the same transaction; `app/wiring.ts` supplies them. Lock order: the order before
 * the payment.
 */
export type MoneyCommands = {
	hold(tx: Tx, order: OfOrder): Promise<{ eventId: number } | undefined>;
	/** Money came for a locked order. Returns how much of it the order counts, in grosz: 0 where none is due. */
	came(tx: Tx, money: CameMoney): Promise<number>;
	/** Money came for the named, locked order, but was begun for another one. */
	unwanted(tx: Tx, money: Amount): Promise<void>;
	/**
	 * Takes a counted payment off its locked order for a refund. False where the order has not ended, or no longer
	 * counts it.
	 */
	takenOff(tx: Tx, money: Amount): Promise<boolean>;
	/** Unallocated money. */
	sentBack(tx: Tx, money: Amount): Promise<void>;
	/** Made at the provider, not for tickets: lowers a locked order's value. */
	wentPast(tx: Tx, money: Amount): Promise<void>;
	number(db: Database, order: OfOrder): Promise<string>;
};
