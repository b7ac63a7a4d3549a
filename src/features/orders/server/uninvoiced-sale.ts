import type { Tx } from "../../../kit/db/database.ts";
import { type ReceivedPayment, totalsOf } from "../../documents/amounts.ts";
import type { Totals } from "../../documents/contract.ts";
import { issueDateOf } from "../../documents/rules.ts";
import { addUninvoiced, uninvoicedOf } from "../../documents/server/uninvoiced-store.ts";
import { changeOf, salesOf } from "../../documents/uninvoiced.ts";
import { documentSubject } from "./document-subject.ts";
import type { OrderRecord } from "./order-facts.ts";

type Deps = { clock: { now(): Date } };

/** Enters the payment of an order without a named buyer in the VAT register (art. 109 ust. 3). */
export async function enterSale(
	tx: Tx,
	order: OrderRecord,
	sale: { whole: Totals; payments: readonly ReceivedPayment[]; serviceDay: string },
): Promise<void> {
	const subject = documentSubject(order.id);
	for (const one of salesOf({ ...sale, entered: await uninvoicedOf(tx, subject) })) {
		await addUninvoiced(tx, { ...one, subject, eventId: order.eventId });
	}
}

/** Enters today's remaining total of an order without an invoice. Does nothing without an earlier entry. */
export async function enterChange(tx: Tx, { clock }: Deps, order: OrderRecord, wanted: Totals): Promise<void> {
	const subject = documentSubject(order.id);
	const change = changeOf(await uninvoicedOf(tx, subject), { wanted, day: issueDateOf(clock.now()) });
	if (change) await addUninvoiced(tx, { ...change, subject, eventId: order.eventId });
}

/** Removes a sale from the VAT register, because an invoice covers it now. */
export async function enterInvoiced(tx: Tx, deps: Deps, order: OrderRecord): Promise<void> {
	await enterChange(tx, deps, order, totalsOf([]));
}
