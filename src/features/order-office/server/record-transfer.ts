import type { Database } from "../../../kit/db/database.ts";
import type { PaymentState } from "../../payments/contract.ts";
import type { CardDeps } from "../../payments/server/close-earlier.ts";
import { receivePayment, surplusReference } from "../../payments/server/receive-payment.ts";
import { type PaymentRecord, paymentByReference } from "../../payments/server/store.ts";

type IncomingTransfer = {
	orderId: number;
	amountGrosz: number;
	/** The bank's reference, counted once. */
	reference: string;
	/** An account, or a command. */
	actor: string;
};

type RecordedTransfer = {
	state: PaymentState;
	/** The part beyond the amount due, which waits for its refund. */
	surplusGrosz: number;
	/** The earlier payment of this reference; nothing is counted again. */
	earlier?: PaymentRecord;
};

/**
 * Records a bank transfer. Transfers add up until the order is paid. The caller closes the order's payment pages
 * afterwards.
 */
export async function recordTransfer(
	deps: Pick<CardDeps, "db" | "clock" | "moneyCommands">,
	{ orderId, amountGrosz, reference, actor }: IncomingTransfer,
): Promise<RecordedTransfer> {
	const earlier = await paymentByReference(deps.db, "transfer", reference);
	if (earlier && earlier.state !== "pending" && earlier.state !== "failed")
		return { state: earlier.state, surplusGrosz: await surplusOf(deps.db, reference), earlier };
	const message = { provider: "transfer" as const, reference, orderId, amountGrosz, outcome: "paid" as const, actor };
	const state = await receivePayment(deps, message);
	return { state, surplusGrosz: await surplusOf(deps.db, reference) };
}

/** Returns grosz. */
async function surplusOf(db: Database, reference: string): Promise<number> {
	return (await paymentByReference(db, "transfer", surplusReference(reference)))?.amountGrosz ?? 0;
}
