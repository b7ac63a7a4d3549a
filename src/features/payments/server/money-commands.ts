import type { Database, Tx } from "../../../kit/db/database.ts";
import type { PaidBy } from "../../documents/contract.ts";

type OfOrder = { orderId: number };
type Amount = OfOrder & { amountGrosz: number };

export type ReceivedMoney = Amount & {
	/** Transfers add up to the amount due. */
	inParts: boolean;
	paidBy: PaidBy;
	actor: string;
};

/**
 * Callbacks of payments to orders, in the same transaction. `app/wiring.ts` supplies them. Lock the order before the
 * payment.
 */
export type MoneyCommands = {
	lockOrder(tx: Tx, order: OfOrder): Promise<{ eventId: number } | undefined>;
	/** Counts money for a locked order. Returns the counted grosz: 0 if nothing is due. */
	countMoney(tx: Tx, money: ReceivedMoney): Promise<number>;
	/** Tells the buyer of a locked order about a payment that names it but began for another order. */
	tellOfUnwanted(tx: Tx, money: Amount): Promise<void>;
	/**
	 * Takes a counted payment off its locked order for a refund. False if the order has not ended or does not count it.
	 */
	takeOffEnded(tx: Tx, money: Amount): Promise<boolean>;
	/** Tells the buyer that unallocated money was refunded. */
	tellOfRefund(tx: Tx, money: Amount): Promise<void>;
	/** Lowers a locked order's value by a refund at the provider that was not for tickets. */
	lowerValue(tx: Tx, money: Amount): Promise<void>;
	findOrder(db: Database, order: OfOrder): Promise<{ number: string; eventId: number }>;
};
