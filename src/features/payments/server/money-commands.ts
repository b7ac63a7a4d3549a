import type { Database, Tx } from "../../../kit/db/database.ts";
import type { PaidBy } from "../../documents/contract.ts";

type OfOrder = { orderId: number };
type Amount = OfOrder & { amountGrosz: number };

/** Money of a provider that was begun for an order and came. */
export type CameMoney = Amount & {
	/** Transfers add up: each counts up to what is due. */
	inParts: boolean;
	paidBy: PaidBy;
	/** Who says so, for the audit. */
	actor: string;
};

/**
 * What payments tell of, and orders do about it, in the transaction in which it happens; `app/wiring.ts` writes who does.
 * Whoever holds an order and a payment has held the order first.
 */
export type MoneyCommands = {
	/** Holds an order to the end of the transaction; undefined where there is none. */
	hold(tx: Tx, order: OfOrder): Promise<{ eventId: number } | undefined>;
	/** Money came for an order that is held. Gives how much of it the order counts, in grosz: 0 where it wants none. */
	came(tx: Tx, money: CameMoney): Promise<number>;
	/** Money came that was begun for another order than the one it names, which is held. */
	unwanted(tx: Tx, money: Amount): Promise<void>;
	/** A counted payment is to go back. False where its order, which is held, has not ended or does not count it any more. */
	takenOff(tx: Tx, money: Amount): Promise<boolean>;
	/** Money that no order wants is on its way back. */
	sentBack(tx: Tx, money: Amount): Promise<void>;
	/** Money went back past us, and not for tickets: an order that is held is worth so much less. */
	wentPast(tx: Tx, money: Amount): Promise<void>;
	/** An order's number, for the payer to read. */
	number(db: Database, order: OfOrder): Promise<string>;
};
