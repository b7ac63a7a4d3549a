import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { removeBuyerFromDocuments } from "../../documents/server/erasure-store.ts";
import { forgetProviderNames, ordersWithMoneyToGoBack } from "../../payments/server/erasure-store.ts";
import { isRetentionOver } from "../retention.ts";
import { documentSubject } from "./document-subject.ts";
import { lastDayOf } from "./erase-orders.ts";
import { type KeptOrder, ordersRetained } from "./erasure-store.ts";

type ForgetDeps = { db: NodePgDatabase; clock: Clock };

export type Retention = Pick<KeptOrder, "id" | "eventId" | "number"> & {
	documents: string[];
	until: string;
	isDue: boolean;
};

/** Lists retained data, earliest end first. */
export async function retentions({ db, clock }: ForgetDeps): Promise<Retention[]> {
	const now = clock.now();
	const retainedOrders = (await ordersRetained(db, "erased")).map((one) => {
		const until = lastDayOf(one);
		const documents = one.documents.map(({ number }) => number);
		return {
			id: one.id,
			eventId: one.eventId,
			number: one.number,
			documents,
			until,
			isDue: isRetentionOver(until, one.timeZone, now),
		};
	});
	return retainedOrders.toSorted((a, b) => Date.parse(a.until) - Date.parse(b.until));
}

/**
 * Deletes names in documents and the provider's payment ids after the legal term. Skips orders with a pending refund.
 * One transaction per order. Returns the count.
 */
export async function eraseRetainedData(deps: ForgetDeps): Promise<number> {
	const due = (await retentions(deps)).filter((one) => one.isDue);
	const waiting = await ordersWithMoneyToGoBack(
		deps.db,
		due.map((one) => one.id),
	);
	const ready = due.filter((one) => !waiting.has(one.id));
	for (const { id, eventId } of ready) {
		await deps.db.transaction(async (tx) => {
			await removeBuyerFromDocuments(tx, documentSubject(id), deps.clock.now());
			await forgetProviderNames(tx, id);
			const done = { actor: "job:forget-kept", action: "order.forgotten", subject: documentSubject(id) };
			await addAuditEntry(tx, { ...done, at: deps.clock.now(), eventId });
		});
	}
	return ready.length;
}
